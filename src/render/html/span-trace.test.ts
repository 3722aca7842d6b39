// Checks what is said of the numbers of a year, worked out by hand.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { spanTrace } from './span-trace.ts';

/** December 2026, the whole of 2027, and January 2028; 10 for 1, then 20 for 2, then 20 for 3 each month. */
const { workbook, values } = calculate(
  buildTemplate({
    dateStart: '2026-12-01',
    periods: 14,
    services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10;20', quantity: '1;2;3' } }],
  }),
);

const asked = (rowId: string, column: 'years.0' | 'years.1' | 'years.7') =>
  spanTrace(workbook, values, { rowId, column });
const rowNamed = (sheetId: string, label: string): string => {
  const sheet = workbook.sheets.find(({ id }) => id === sheetId);
  const row = sheet?.rows.find((one) => one.label === label && one.periods !== null);
  if (!row) throw new Error(`no ${label}`);
  return row.id;
};

test('a sum of a year leads to each of its months', () => {
  const told = asked('revenue.total', 'years.1');
  // 20 × 2 in January and 20 × 3 in the eleven months after it
  expect([told?.texts, told?.making?.rule, told?.making?.count]).toEqual([['700.00'], 'sum', 12]);
  expect(told?.reads.map(({ place: { column }, texts }) => [column, texts[0]]).slice(0, 2)).toEqual([
    [1, '40.00'],
    [2, '60.00'],
  ]);
  expect(told?.reads.length).toBe(12);
  expect([told?.formula, told?.isInput]).toEqual([null, false]);
});

test('a short year says how many months it has', () => {
  expect(asked('revenue.total', 'years.0')?.making).toEqual({
    ...{ rule: 'sum', kind: 'years', count: 1, unit: 'month', lacking: null },
  });
});

test('a balance is that of the last month', () => {
  const told = asked(rowNamed('cf', 'Closing cash'), 'years.1');
  expect(told?.making?.rule).toBe('last');
  expect(told?.reads.map(({ place: { column } }) => column)).toEqual([12]);
});

test('a price is the average of its months, or what it is in all of them', () => {
  const price = rowNamed('revenue', 'Price');
  const two = calculate(
    buildTemplate({
      dateStart: '2027-11-01',
      periods: 3,
      services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10;20', quantity: '1;4' } }],
    }),
  );
  const told = spanTrace(two.workbook, two.values, { rowId: price, column: 'years.0' });
  // 10 for one and 20 for each of four
  expect([told?.texts, told?.making?.rule, told?.making?.count]).toEqual([['18.00'], 'average', 2]);
  expect(told?.reads.map(({ texts }) => texts[0])).toEqual(['5.00', '10.00', '20.00']);
  const same = asked(price, 'years.1');
  expect([same?.texts, same?.making?.rule, same?.reads.length]).toEqual([['20.00'], 'same', 1]);
});

test('a ratio is worked out anew from the numbers of the year, each leading to its own', () => {
  const told = asked(rowNamed('ratios', 'Gross margin'), 'years.1');
  expect([told?.making?.rule, told?.formula?.symbols]).toEqual(['anew', null]);
  // Between gross profit and revenue stands the amount up to which revenue counts as none.
  expect(told?.reads.map(({ place: { column } }) => column)).toEqual(['years.1', 'constant', 'years.1']);
  expect(told?.columns).toEqual(['2027']);
});

test('there is none of a year that the forecast does not have', () => {
  expect(asked('revenue.total', 'years.7')).toBeNull();
});
