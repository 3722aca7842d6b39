// Checks sales of fixed assets against their worked examples.
import { expect, test } from 'vitest';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));
const five: ResourceWords = { id: '05', formula: 'straight_line', data: { years: '5' } };

const calculated = (words: TemplateWords) =>
  calculate(buildTemplate({ periodicity: 'year', periods: 5, groups: [five], ...words }));
const rowsOf = (words: TemplateWords) => calculated(words).row;

/** Opens at 100, unless something is bought. */
const machine = (more: Partial<ResourceWords>): ResourceWords => ({
  ...{ id: 'a', data: { amount: '0' }, opening: '100' },
  ...more,
});

test('[FA-12] [FA-14] [FA-15] [FA-16] a quarter is sold, then half of the rest', () => {
  const row = rowsOf({ assets: [machine({ second: '25;0;10;0', terms: { sold: '25;;50' } })] });
  expect(row('fixedassets.@a.kept')).toEqual(near([0.75, 0.75, 0.375, 0.375, 0.375]));
  expect(row('fixedassets.depreciation')).toEqual(near([20, 15, 15, 7.5, 7.5]));
  expect(row('fixedassets.net_book_value')).toEqual(near([60, 45, 15, 7.5, 0]));
  expect(row('fixedassets.@a.removed')).toEqual(near([20, 0, 15, 0, 0]));
  expect(row('fixedassets.gain')).toEqual(near([5, 0, -5, 0, 0]));
  expect(row('fixedassets.proceeds')).toEqual([25, 0, 10, 0, 0]);
  expect(row('fixedassets.difference')).toEqual(near([0, 0, 0, 0, 0]));
});

test('[FA-13] percents sold are typed for their own period alone', () => {
  const row = rowsOf({ assets: [machine({ second: '30', terms: { sold: '0;50' } })], periods: 3 });
  expect(row('assumptions.@a.term.sold')).toEqual([0, 0.5, 0]);
  expect(row('fixedassets.net_book_value')).toEqual(near([80, 30, 20]));
  expect(row('fixedassets.gain')).toEqual(near([30, 0, 30]));
});

test('[FA-13] without a percent all is sold where something is paid', () => {
  const row = rowsOf({ assets: [machine({ second: '0;75;0' })], periods: 3 });
  expect(row('fixedassets.@a.sold')).toEqual([0, 1, 0]);
  expect(row('fixedassets.net_book_value')).toEqual(near([80, 0, 0]));
  const kept = rowsOf({ assets: [machine({ second: '0' })], periods: 3 });
  expect(kept('fixedassets.net_book_value')).toEqual(near([80, 60, 40]));
  const typed = rowsOf({ assets: [machine({ second: '75', terms: { sold: ';' } })], periods: 3 });
  expect(typed('fixedassets.net_book_value')).toEqual(near([80, 60, 40]));
});

test('[FA-14] property tax and a declining group of an asset of which half is sold', () => {
  const row = rowsOf({
    groups: [{ id: '05', formula: 'declining_balance', data: { rate: '20' } }],
    taxes: [{ id: 'p', formula: 'rate', data: { rate: '10' }, rel: 'taxproperty' }],
    assets: [
      machine({
        ...{ data: { amount: '40;0' }, second: '66;0' },
        ...{ terms: { sold: '50' }, names: { taxproperty: 'p' } },
      }),
    ],
    periods: 3,
  });
  // 100 + 40 - 20 = 120, then 96 and 76.8 if nothing were sold; half of each stays.
  expect(row('fixedassets.net_book_value')).toEqual(near([60, 48, 38.4]));
  expect(row('fixedassets.depreciation')).toEqual(near([20, 12, 9.6]));
  expect(row('fixedassets.property_tax')).toEqual(near([10, 6, 4.8]));
  expect(row('fixedassets.gain')).toEqual(near([6, 0, 0]));
});

test('[FA-16] what is given away is a loss', () => {
  const row = rowsOf({ assets: [machine({ terms: { sold: '100' } })], periods: 3 });
  expect(row('fixedassets.gain')).toEqual(near([-80, 0, 0]));
  expect(row('fixedassets.proceeds')).toEqual([0, 0, 0]);
  expect(row('bs.check')).toEqual(near([0, 0, 0]));
});

test('[FA-17] what is bought after a sale of it fails a check', () => {
  const flags = (amount: string, sold: string) => {
    const words = { assets: [{ id: 'a', data: { amount }, second: '1;0', terms: { sold } }], periods: 3 };
    return rowsOf(words)('fixedassets.bought_after_sale');
  };
  expect(flags('10;0;10', '100')).toEqual([0, 0, 1]);
  expect(flags('10;0;10', '1')).toEqual([0, 0, 1]);
  expect(flags('10;0;0', '100')).toEqual([0, 0, 0]);
  expect(flags('10;10;10', '0;0;100')).toEqual([0, 0, 0]);
  const { workbook } = calculated({ assets: [machine({ second: '1' })] });
  expect(workbook.sheets.flatMap(({ rows }) => rows.map(({ label }) => label))).toContain(
    'No asset is bought again after a sale of it',
  );
});

test('[FA-18] none of these rows where nothing is sold', () => {
  const ids = (words: TemplateWords) =>
    calculated(words).workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  const rows = [
    ...['fixedassets.@a.kept', 'fixedassets.proceeds', 'fixedassets.gain', 'fixedassets.bought_after_sale'],
    ...['is.gain', 'cf.gain', 'cf.proceeds', 'ip.proceeds', 'ip.lasting_fcff'],
  ];
  const none = new Set(ids({ assets: [machine({})] }));
  expect(rows.filter((id) => none.has(id))).toEqual([]);
  const all = ids({ assets: [machine({ second: '0' })] });
  expect(all).toEqual(expect.arrayContaining(rows));
  const off = new Set(ids({ assets: [machine({ second: '0' })], off: ['module_fixedassets'] }));
  expect(rows.filter((id) => off.has(id))).toEqual([]);
});
