// Has LibreOffice print a written workbook and counts the pages: as many as the breaks of their sheets plan.

import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { print } from '#testing/libreoffice/resave.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { sheetParts } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

/** LibreOffice takes some seconds to start and some more a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const breaksIn = (xml: string, kind: 'rowBreaks' | 'colBreaks'): number =>
  Number(new RegExp(`<${kind} count="(\\d+)"`).exec(xml)?.[1] ?? 0);

/** One page where a sheet is fitted to it; else those that the breaks make, the whole height on each part of the width. */
function pagesPlanned(xml: string): number {
  if (xml.includes('<pageSetUpPr fitToPage="1"/>')) {
    if (!/fitToWidth="1" fitToHeight="1"/.test(xml)) throw new Error('the plan does not say how many pages');
    return 1;
  }
  return (breaksIn(xml, 'rowBreaks') + 1) * (breaksIn(xml, 'colBreaks') + 1);
}

/**
 * Widths of columns are counted in digits of the standard font. A machine without Arial draws another one, up to a seventh
 * wider, so that pages grow by more than they leave free; letters that are as much smaller stand for Arial there. The plan's
 * own arithmetic has Arial's widths.
 */
function withNarrowDigits(parts: ReadonlyMap<string, string>): Uint8Array {
  const changed = [...parts].map(([name, text]) => {
    const isStyles = name === 'xl/styles.xml';
    const written = isStyles ? text.replaceAll('<sz val="10"/>', '<sz val="8.5"/>') : text;
    return [name, Buffer.from(written)] as const;
  });
  return zipSync(Object.fromEntries(changed), { level: 1 });
}

test('[BOOK-5] a file takes exactly the pages that its breaks plan', async () => {
  const { workbook, values } = calculate(cafeTemplate());
  const parts = unpack(writeXlsx(workbook, values, { hasCharts: true }));
  const sheets = [...sheetParts(parts).values()].map((name) => pagesPlanned(parts.get(name) ?? ''));
  // Several sheets take more than one page in both directions.
  expect(sheets.filter((pages) => pages > 3).length).toBeGreaterThan(3);
  const [printed] = await print([withNarrowDigits(parts)]);
  const pages =
    Buffer.from(printed ?? [])
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBe(sheets.reduce((sum, pages) => sum + pages, 0));
});
