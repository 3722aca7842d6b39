// Changes every input cell of written workbooks, one at a time, and asks whether anything outside their sheet follows.
import { expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Template } from '#template/template.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeWithExit } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { movingTemplate } from '#testing/templates/moving-template.ts';
import { sellingTemplate } from '#testing/templates/selling-template.ts';
import { columns } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import { idleInputs } from './idle-inputs.ts';

/** Every input means a recalculation or two. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const fixedSeed = 3;

function inputsOf(template: Template) {
  const { workbook, values } = calculate(template);
  const { sheet, line } = locationOf(locateRows(workbook), workbook.scenarioRow);
  const scenarioCount = workbook.scenarioNames.length;
  const selector = { sheet: workbook.sheets.indexOf(sheet), line, column: columns.constant, scenarioCount };
  return idleInputs(new Uint8Array(writeXlsx(workbook, values)), selector, fixedSeed);
}

const company = buildTemplate({
  services: [
    { id: 'tea', data: { amount: ['100;110;120', '90', null] }, terms: { accountsReceivablePeriod: '20' } },
  ],
  costs: [{ id: 'leaves', data: { amount: '30' } }],
  expenses: [{ id: 'rent', data: { amount: '10;20' } }],
  taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
  wc: {
    minCashBalance: '5',
    accountsReceivablePeriod: '10',
    inventoryPeriod: '12',
    accountsPayablePeriod: '8',
  },
  npv: { wacc: '12;11;10', tgr: '1;2;3', ebitda_multiple: '4;5;6' },
});

const rates = buildTemplate({
  ...{ periods: 15, dateStart: '2027-12-01', inflation: '9;10;20' },
  services: [
    { id: 'tea', data: { amount: '100' }, drivers: { amount: { growth: { rate: '7;10;20' } } } },
    { id: 'coffee', data: { amount: '9' }, drivers: { amount: { growth: { rate: '7;5;6', per: 'step' } } } },
    { id: 'cake', data: { amount: '9' }, drivers: { amount: { growth: { rate: '7;5;6', per: 'year' } } } },
  ],
  loans: [{ id: 'bank', data: { amount: '100' }, terms: { interestmargin: '12;10;8' } }],
});

test.each([
  ['growth and multiple typed by period, and days that no item leaves to the company', company],
  ['rates of growth, inflation and interest that differ by period and by year', rates],
  ['the cafe with an exit', cafeWithExit('gordon')],
  ['inputs that move', movingTemplate('en')],
  ['every way to borrow', borrowingTemplate('en')],
  ['assets that are sold', sellingTemplate('en')],
])('[BOOK-8] no input cell is without effect: %s', (_, template) => {
  const { inputCount, idle } = inputsOf(template);
  expect(inputCount).toBeGreaterThan(20);
  expect(idle).toEqual([]);
});
