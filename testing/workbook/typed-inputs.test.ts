// Types numbers into written workbooks and holds what LibreOffice makes of them to numbers worked out by hand.
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { recalculate } from '#testing/libreoffice/recalculate.ts';
import {
  type PlaceColumn,
  placeIn,
  type TypedCell,
  typeIntoCells,
} from '#testing/libreoffice/type-into-cells.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
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
