// Types numbers into written workbooks and holds what LibreOffice makes of them to numbers worked out by hand.
import { expect, test, vi } from 'vitest';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import {
  type PlaceColumn,
  placeIn,
  type TypedCell,
  typeIntoCells,
} from '#testing/libreoffice/type-into-cells.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import type { RowId } from '#workbook/cell-expression.ts';

/** LibreOffice takes some seconds to start, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const company = buildTemplate({
  services: [{ id: 'tea', data: { amount: ['100', '120', null] } }],
  expenses: [
    { id: 'rent', data: { amount: ['10', '10;20;30'] } },
    { id: 'wages', data: { amount: '40;50;60' } },
  ],
  taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
});

const { workbook, values } = calculate(company);
const written = writeXlsx(workbook, values);
const cells = readCells(written);

const input = (...parts: readonly string[]): RowId => ['assumptions', ...parts].join('.');

function formulaAt(row: RowId, at: PlaceColumn): string | null | undefined {
  const { sheet, address } = placeIn(workbook, row, at);
  return cells.get(sheet)?.get(address)?.formula;
}

async function recalculated(typed: readonly TypedCell[]) {
  const sheets = await recalculate(typeIntoCells(written, workbook, typed));
  return (row: RowId) =>
    [1, 2, 3].map((period) => {
      const { sheet, address } = placeIn(workbook, row, period);
      return sheets.get(sheet)?.get(address)?.value;
    });
}

test('[ASM-10] a number that holds for all periods stands once, and every period reads it', () => {
  const once = input('@tax.expBook.rate');
  expect(formulaAt(once, 'constant')).toBe(null);
  const line = placeIn(workbook, once, 1).address.slice(1);
  for (const period of [1, 2, 3]) expect(formulaAt(once, period)).toMatch(new RegExp(`^\\$F\\$?${line}$`));
  // Those that differ are typed for each period, and have no constant.
  expect(formulaAt(input('@wages.expBook.amount'), 2)).toBe(null);
  expect(formulaAt(input('@wages.expBook.amount'), 'constant')).toBe(undefined);
});

test('[BOOK-9] [ASM-19] 25% typed over a tax is what is paid', async () => {
  const row = await recalculated([{ row: input('@tax.expBook.rate'), at: 'constant', number: 0.25 }]);
  // A quarter of 100 less 50, 60 and 70.
  expect(row('is.tax')).toEqual([12.5, 10, 7.5]);
  const { sheet, address } = placeIn(workbook, input('@tax.expBook.rate'), 'constant');
  const { book } = readXlsx(written);
  const cell = cells.get(sheet)?.get(address);
  // No format that only writes the sign behind a number: 0.25 would show as 0.3%.
  expect(book?.styles[cell?.style ?? 0]?.formatCode).toBe('0.0#%_);(0.0#%);"-"_)');
});

test('[BOOK-9] [ASM-19] percentages that are added up are exact, and a number that a formula divides by 100 warns of 24%', () => {
  const share = { id: 'share', name: 'Share', units: '% of sales' };
  const amount = { id: 'amount', name: 'Amount', isCurrency: true };
  const template = buildTemplate({
    formulas: [formulaOf('part', 'total = amount * share / 100', [amount, share])],
    services: [{ id: 'tea', formula: 'part', data: { amount: '1000', share: '50' } }],
    taxes: [
      { id: 'state', formula: 'rate', data: { rate: '20' } },
      { id: 'city', formula: 'rate', data: { rate: '7' } },
    ],
  });
  const inPercent = JSON.stringify(template).replaceAll('"units":"units"', '"units":"%"');
  const two = calculate(JSON.parse(inPercent));
  expect(two.row('is.tax_rate')).toEqual([0.27, 0.27, 0.27]);
  expect(two.row('revenue.total')).toEqual([500, 500, 500]);
  const file = writeXlsx(two.workbook, two.values);
  const xml = [...unpack(file).values()].find((text) => text.includes('dataValidations')) ?? '';
  const { address } = placeIn(two.workbook, input('@tea.incBook.share'), 'constant');
  expect(xml).toMatch(new RegExp(`type="custom" errorStyle="warning"[^>]*sqref="${address}"`));
  expect(xml).toContain(`OR(${address}=0,ABS(${address})&gt;=1)`);
});

test('[ASM-2] [ASM-3] [ASM-10] what is typed over a number, in one scenario or in one period, is what the workbook counts', async () => {
  const row = await recalculated([
    { row: input('@tea.incBook.amount.scenario.1'), at: 'constant', number: 150 },
    { row: input('@wages.expBook.amount'), at: 2, number: 55 },
    { row: input('@rent.expBook.amount.scenario.1'), at: 'constant', number: 20 },
  ]);
  expect(row('revenue.total')).toEqual([150, 150, 150]);
  expect(row('sga.total')).toEqual([60, 75, 80]);
  const second = await recalculated([
    { row: input('scenario'), at: 'constant', number: 2 },
    { row: input('@tea.incBook.amount.scenario.1'), at: 'constant', number: 150 },
    { row: input('@rent.expBook.amount.scenario.2'), at: 3, number: 35 },
  ]);
  expect(second('revenue.total')).toEqual([120, 120, 120]);
  expect(second('sga.total')).toEqual([50, 70, 95]);
});
