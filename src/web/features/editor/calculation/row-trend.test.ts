// Tests which numbers are drawn as a line beside a total.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { gridOfSheet } from './grid-of-sheet.ts';

const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };

/** Ten a month from a day on. */
function trendsOf(dateStart: string, sheetId: string, periods: number) {
  const services = [{ id: 's', data: { amount: '10' } }];
  const { workbook } = compile(buildTemplate({ periods, dateStart, services }));
  const sheet = workbook && previewSheet(workbook, prepare(workbook).values(1), sheetId);
  if (!sheet) throw new Error(`no sheet ${sheetId}`);
  const { rows } = gridOfSheet(sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
  return (id: string) => {
    const trend = rows.find((row) => row.id === `${sheetId}.${id}`)?.trend;
    return trend && Array.from(trend);
  };
}

it('leaves out the parts of years, for a flow of nine months says nothing beside one of twelve', () => {
  const trend = trendsOf('2027-04-01', 'dashboard', 36);
  expect(trend('income.net_income')).toEqual([120, 120]);
  expect(trend('cash_flow.closing_cash')).toEqual([90, 210, 330, 360]);
});

it('draws nothing where one full year is left, and every period of other sheets', () => {
  expect(trendsOf('2027-04-01', 'dashboard', 24)('income.net_income')).toBeUndefined();
  expect(trendsOf('2027-01-01', 'dashboard', 24)('income.net_income')).toEqual([120, 120]);
  expect(trendsOf('2027-04-01', 'is', 3)('net_income')).toEqual([10, 10, 10]);
});
