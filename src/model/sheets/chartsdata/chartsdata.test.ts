// Checks the chart data against its rules.
import { expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';

const shop = { id: 'Coffee', data: { amount: '10;20;30' } };
const build = (words: TemplateWords = {}) => calculate(buildTemplate({ services: [shop], ...words }));

const rowsOf = ({ workbook }: ReturnType<typeof build>) =>
  workbook.sheets.find(({ id }) => id === 'chartsdata')?.rows.filter(({ role }) => role === 'link') ?? [];

test('[CHD-1] rows are links to what was calculated', () => {
  const { row } = build();
  expect(row('chartsdata.@Coffee.revenue')).toEqual([10, 20, 30]);
  expect(row('chartsdata.total_revenue')).toEqual([10, 20, 30]);
  expect(row('chartsdata.cash')).toEqual(row('cf.closing_cash'));
  for (const { periods } of rowsOf(build())) {
    expect(periods?.kind === 'formula' && periods.expression.kind).toBe('cell');
  }
});

test.each([
  [[]],
  [['module_revenue', 'module_cos', 'module_sga', 'module_fixedassets', 'module_financing', 'module_wc']],
])('[CHD-2] no link leads to another link, without the sheets %j', (off) => {
  const calculated = build({ off });
  const all = locateRows(calculated.workbook);
  for (const { periods, id } of rowsOf(calculated)) {
    if (periods?.kind !== 'formula' || periods.expression.kind !== 'cell')
      throw new Error(`${id} is no link`);
    expect(locationOf(all, periods.expression.row).row.role).not.toBe('link');
  }
});

const chartsOn = (sheet: string, words?: TemplateWords) =>
  build(words)
    .workbook.charts.filter(({ sheetId }) => sheetId === sheet)
    .map(({ id }) => id);
const chartsOf = (words?: TemplateWords) => chartsOn('charts', words);

test('[CHD-3] six charts, each only with something to draw', () => {
  expect(chartsOf()).toEqual(['revenue', 'profit', 'costs', 'cash', 'balance', 'cumulative']);
  expect(chartsOf({ services: [] })).toEqual(['profit', 'costs', 'cash', 'balance', 'cumulative']);
  expect(chartsOf({ off: ['section_npv'] })).not.toContain('cumulative');
  const { workbook } = build();
  const all = locateRows(workbook);
  for (const { labels, series } of workbook.charts.filter(({ sheetId }) => sheetId === 'charts')) {
    expect(locationOf(all, labels).sheet.id).toBe('chartsdata');
    for (const { row, label } of series) expect(locationOf(all, row).row.label).toBe(label);
  }
});

test('[CHD-4] charts need both of their sheets', () => {
  expect(chartsOf({ off: ['module_charts'] })).toEqual([]);
  expect(chartsOf({ off: ['module_chartsdata'] })).toEqual([]);
  expect(rowsOf(build({ off: ['module_charts'] })).length).toBeGreaterThan(10);
});

test('[CHD-5] [CHD-2] two more charts with a subscription', () => {
  const club = { id: 'club', formula: 'subscription', data: { new: '100', churn: '10', price: '5' } };
  const calculated = build({ services: [club] });
  expect(chartsOf({ services: [club] }).slice(-2)).toEqual(['customers', 'recurring']);
  expect(chartsOf({ services: [club], off: ['module_ratios'] })).not.toContain('customers');
  expect(calculated.row('chartsdata.customers')).toEqual([100, 190, expect.closeTo(271, 9)]);
  expect(calculated.row('chartsdata.mrr')).toEqual([500, 950, expect.closeTo(1355, 9)]);
  const drawn = calculated.workbook.charts.filter(({ id }) => id === 'customers' || id === 'recurring');
  expect(drawn.map(({ unit }) => unit)).toEqual(['people', 'USD']);
  const all = locateRows(calculated.workbook);
  for (const row of ['ratios.customers', 'ratios.new_customers', 'ratios.lost_customers', 'ratios.mrr']) {
    expect(locationOf(all, row).row.role).not.toBe('link');
  }
});
