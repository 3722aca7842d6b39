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
  const found = idleInputs(new Uint8Array(writeXlsx(workbook, values)), selector, fixedSeed);
  /** Nothing has grown before the first period, nor by a step before the second year: what is typed there is beside others that count. */
  const isBefore = (address: string): boolean => {
    const [column = '', line = ''] = /([A-Z]+)(\d+)$/.exec(address)?.slice(1) ?? [];
    const id = sheet.rows[Number(line) - 1]?.id ?? '';
    const isFirst = column === 'J' || /\.year\.1(\.scenario\.\d+)?$/.test(id);
    return isFirst && id.includes('.growth');
  };
  return { ...found, idle: found.idle.filter((address) => !isBefore(address)) };
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

test.each([
  ['growth and multiple typed by period, and days that no item leaves to the company', company],
  ['the cafe with an exit', cafeWithExit('gordon')],
  ['inputs that move', movingTemplate('en')],
  ['every way to borrow', borrowingTemplate('en')],
  ['assets that are sold', sellingTemplate('en')],
])('[BOOK-8] no input cell is without effect: %s', (_, template) => {
  const { inputCount, idle } = inputsOf(template);
  expect(inputCount).toBeGreaterThan(20);
  expect(idle).toEqual([]);
});
