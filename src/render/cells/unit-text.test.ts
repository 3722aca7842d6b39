// Holds units of files to saying of flows, and of nothing else, that they are of each period.
import { expect, test } from 'vitest';
import { cell, minus, number, times } from '#workbook/cell-expression.ts';
import { anew, formula, type Row, row } from '#workbook/row.ts';
import { locateRows } from '#workbook/row-locations.ts';
import type { PeriodSpan, Sheet } from '#workbook/workbook.ts';
import { unitTextOf } from './unit-text.ts';

const money = { unit: { text: 'USD', isScaled: true }, periods: formula(number(1)) } as const;
const counted = (text: string) => ({ unit: { text, isScaled: false }, periods: formula(number(1)) });
const rows: readonly Row[] = [
  row({ id: 'sold', role: 'input', ...counted('units'), span: 'sum' }),
  row({ id: 'price', role: 'input', ...money, unit: { text: 'USD', isScaled: false }, span: 'blank' }),
  row({ id: 'revenue', role: 'calculation', ...money, span: 'sum' }),
  row({ id: 'costs', role: 'calculation', ...money, span: 'sum' }),
  row({ id: 'cash', role: 'calculation', ...money, span: 'last' }),
  row({ id: 'shown', role: 'link', ...money, span: anew(cell('revenue')) }),
  row({ id: 'left', role: 'calculation', ...money, span: anew(minus(cell('revenue'), cell('costs'))) }),
  row({ id: 'gap', role: 'calculation', ...money, span: anew(minus(cell('cash'), cell('costs'))) }),
  row({ id: 'twice', role: 'calculation', ...money, span: anew(times(cell('revenue'), number(2))) }),
  row({ id: 'days', role: 'calculation', ...counted('days'), span: 'sum' }),
  row({ id: 'done', role: 'calculation', ...counted('%'), span: 'sum' }),
  row({ id: 'off', role: 'check', ...money, span: 'sum' }),
  row({ id: 'name', role: 'text' }),
];
const yearly = [row({ id: 'by_year', role: 'calculation', ...money, span: 'sum' })];

const sheet = (id: string, axis: Sheet['axis'], own: readonly Row[]): Sheet => ({
  ...{ id, moduleId: id, title: id, category: 'calculation', axis, headerRowCount: 0, rows: own },
});
const span: PeriodSpan = { name: 2027, periods: 1, months: 1 };
const book = {
  language: 'en' as const,
  spans: { years: [span], quarters: [span] },
  sheets: [sheet('one', 'periods', rows), sheet('dashboard', 'years', yearly)],
};

function texts(changes: Partial<Omit<typeof book, 'language'>> & { language?: 'en' | 'ru' } = {}) {
  const workbook = { ...book, ...changes };
  const unitText = unitTextOf({ workbook, places: locateRows(workbook), scale: 'thousand' });
  return Object.fromEntries([...rows, ...yearly].map((one) => [one.id, unitText(one)]));
}

test('a flow is of each month; prices, balances, days, shares and checks are not', () => {
  expect(texts()).toEqual({
    ...{
      sold: 'units / month',
      price: 'USD',
      revenue: 'USD thousand / month',
      costs: 'USD thousand / month',
    },
    ...{ cash: 'USD thousand', shown: 'USD thousand / month', left: 'USD thousand / month' },
    ...{ gap: 'USD thousand', twice: 'USD thousand', days: 'days', done: '%', off: 'USD thousand', name: '' },
    by_year: 'USD thousand / year',
  });
});

test('the period is the one of the forecast, in the language of the model', () => {
  expect(texts({ spans: { years: [span], quarters: [] } }).sold).toBe('units / quarter');
  expect(texts({ spans: { years: [], quarters: [] } }).sold).toBe('units / year');
  expect(texts({ language: 'ru' }).sold).toBe('units / мес.');
  expect(texts({ language: 'ru' }).revenue).toBe('тыс. USD / мес.');
  expect(texts({ language: 'ru', spans: { years: [span], quarters: [] } }).sold).toBe('units / кв.');
});
