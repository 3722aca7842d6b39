// Holds the audit to running in a browser as it does in Node: one bundle of moderate size, the same answer.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { launchBrowser } from '#testing/browser/launch-browser.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { writeWithExceljs } from './third-party-workbooks/write-with-exceljs.ts';

vi.setConfig({ testTimeout: 120_000 });

/** It is loaded when someone audits a file, never with the first page. */
const mostGzippedBytes = 124_000;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'src/audit/audit-xlsx.ts', formats: ['iife'], name: 'audit' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  if (chunk === undefined) throw new Error('there is a bundle');
  return chunk;
}

async function inBrowser(code: string, file: Uint8Array): Promise<unknown> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const bytes = JSON.stringify([...file]);
    return await page.evaluate(
      `audit.auditXlsx(Uint8Array.from(${bytes}), { language: 'ru', profile: 'fast' })`,
    );
  } finally {
    await browser.close();
  }
}

test('the audit in Chromium finds what it finds in Node', async () => {
  const code = await bundle();
  expect(gzipSync(code).length).toBeLessThan(mostGzippedBytes);
  const { workbook, values } = calculate(
    buildTemplate({ services: [{ id: 'Shop', data: { amount: '10' } }] }),
  );
  const ours = new Uint8Array(writeXlsx(workbook, values));
  for (const file of [ours, await writeWithExceljs(), ours.slice(0, 5_000)]) {
    const here = auditXlsx(file, { language: 'ru', profile: 'fast' });
    expect(await inBrowser(code, file)).toEqual(JSON.parse(JSON.stringify(here)));
  }
});
