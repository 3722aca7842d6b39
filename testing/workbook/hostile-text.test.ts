// Checks that hostile names remain plain text in files, and that the files remain valid workbooks.
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

/** LibreOffice starts anew for every file. */
vi.setConfig({ testTimeout: 240_000 });

const names = [
  '=1+1',
  '+cmd',
  '-2',
  '@sum',
  '<b>&"quoted"\'',
  ']]>',
  'עברית',
  '🍰 cake',
  '\u0000\u0007bell',
  '\ud800 half',
  '  spaces  ',
  'x'.repeat(10_000),
];

/** What XML can hold of it. */
const kept = (name: string): string => name.replace('\u0000\u0007', '').replace('\ud800', '\ufffd');

test('every name comes out as the text that went in', async () => {
  const template = buildTemplate({
    services: names.map((_, index) => ({ id: `s${index}`, formula: 'amount', data: { amount: '1' } })),
  });
  const coreResources = [
    ...template.data.coreResources.filter(({ rel }) => rel !== 'service'),
    ...names.map((name, index) => ({ id: `core_s${index}`, name, rel: 'service' as const })),
  ];
  const { workbook, values } = calculate({ ...template, data: { ...template.data, coreResources } });
  const file = writeXlsx(workbook, values);
  const texts = [...(readCells(file).get('Revenue')?.values() ?? [])].map(({ text }) => text);
  expect(names.filter((name) => !texts.includes(kept(name)))).toEqual([]);

  const sheet = (await recalculate(file)).get('Revenue');
  expect([...(sheet?.values() ?? [])].map(({ text }) => text)).toContain('=1+1');
  const last = workbook.sheets.find(({ title }) => title === 'Revenue')?.rows.length;
  expect(['J', 'K', 'L'].map((column) => sheet?.get(`${column}${last}`)?.value)).toEqual([12, 12, 12]);
});
