// Checks fixed assets against their worked examples.
import { expect, test } from 'vitest';
import { compile } from '#model/compile.ts';
import {
  buildTemplate,
  formulaOf,
  type ResourceWords,
  type TemplateWords,
} from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { spoiltRow } from '#testing/templates/spoilt-row.ts';

const yearly = { periodicity: 'year', periods: 5 } as const;
const rowsOf = (words: TemplateWords) => calculate(buildTemplate({ ...yearly, ...words })).row;
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

const straight = (years: string): ResourceWords => ({ id: '05', formula: 'straight_line', data: { years } });
const declining = (rate: string): ResourceWords => ({
  id: '05',
  formula: 'declining_balance',
  data: { rate },
});
const bought = (amount: string, more: Partial<ResourceWords> = {}): ResourceWords => ({
  id: 'a',
  data: { amount },
  ...more,
});

test('[FA-1] a life in months, read at the first period', () => {
  const { values } = calculate(buildTemplate({ groups: [straight('5;9')], assets: [bought('1')] }));
  expect(values.constant('fixedassets.@05.life')).toBe(60);
  const short = calculate(buildTemplate({ groups: [straight('0.01')], assets: [bought('1')] }));
  expect(short.values.constant('fixedassets.@05.life')).toBe(1);
});

test('[FA-2] a purchase is written off from the next period to zero', () => {
  const row = rowsOf({ groups: [straight('2.5')], assets: [bought('1000;0')] });
  expect(row('fixedassets.depreciation')).toEqual(near([0, 400, 400, 200, 0]));
  expect(row('fixedassets.net_book_value')).toEqual(near([1000, 600, 200, 0, 0]));
});

test('[FA-5] the opening of a formula that remembers its total is the book value, and no purchase', () => {
  const amount = { id: 'amount', name: 'amount', isCurrency: true };
  const template = buildTemplate({
    ...yearly,
    formulas: [formulaOf('remembering', 'total = amount + 0 * prev(total)', [amount])],
    assets: [bought('1', { formula: 'remembering', opening: '100', names: { deprgroup: 'none' } })],
  });
  const opening = '"hist":[{"id":"amount","variable":';
  const text = JSON.stringify(template).replace(`${opening}"amount"`, `${opening}"total"`);
  const remembered = JSON.parse(text) as typeof template;
  const { values, row } = calculate(remembered);
  expect(values.row('fixedassets.net_book_value')[0]).toBe(100);
  expect(row('fixedassets.net_book_value')).toEqual([101, 102, 103, 104, 105]);
  expect(row('bs.check')).toEqual([0, 0, 0, 0, 0]);
});

test('[FA-19] the period ends around the point one life ago, and their weights', () => {
  const row = rowsOf({ groups: [straight('2.5')], assets: [bought('1000;0')] });
  expect(row('fixedassets.@05.life_ago')).toEqual([-2.5, -1.5, -0.5, 0.5, 1.5]);
  expect(row('fixedassets.@05.life_ago_next')).toEqual([0, 0, 0, 1, 2]);
  expect(row('fixedassets.@05.weight_before')).toEqual([0, 0, 0, 0.5, 0.5]);
  expect(row('fixedassets.@05.weight_after')).toEqual([0, 0, 0.5, 0.5, 0.5]);
});

test('[FA-2] several purchases, each over its own life', () => {
  const row = rowsOf({ groups: [straight('2')], assets: [bought('100;0;40;0')] });
  expect(row('fixedassets.depreciation')).toEqual(near([0, 50, 50, 20, 20]));
});

test('[FA-2] a life of one period', () => {
  const row = rowsOf({ groups: [straight('0')], assets: [bought('100;0;40;0')] });
  expect(row('fixedassets.depreciation')).toEqual(near([0, 100, 0, 40, 0]));
});

test('[FA-3] the opening book value is a purchase of period 0', () => {
  const row = rowsOf({ groups: [straight('3')], assets: [bought('0', { opening: '900' })] });
  expect(row('fixedassets.depreciation')).toEqual(near([300, 300, 300, 0, 0]));
  const broken = rowsOf({ groups: [straight('1.5')], assets: [bought('0', { opening: '900' })] });
  expect(broken('fixedassets.depreciation')).toEqual(near([600, 300, 0, 0, 0]));
});

test('[FA-4] a declining group', () => {
  const row = rowsOf({ groups: [declining('20')], assets: [bought('0', { opening: '1000' })], periods: 3 });
  expect(row('fixedassets.depreciation')).toEqual(near([200, 160, 128]));
  const all = rowsOf({ groups: [declining('150')], assets: [bought('0', { opening: '1000' })], periods: 2 });
  expect(all('fixedassets.depreciation')).toEqual([1000, 0]);
});

test('[FA-10] a purchase is written off from its own period', () => {
  const words = { ...yearly, depreciation: 'same' } as const;
  const row = rowsOf({ ...words, groups: [straight('2.5')], assets: [bought('1000;0')] });
  expect(row('fixedassets.depreciation')).toEqual(near([400, 400, 200, 0, 0]));
  expect(row('fixedassets.net_book_value')).toEqual(near([600, 200, 0, 0, 0]));
  const several = rowsOf({ ...words, groups: [straight('2')], assets: [bought('100;0;40;0')] });
  expect(several('fixedassets.depreciation')).toEqual(near([50, 50, 20, 20, 0]));
  const shortest = rowsOf({ ...words, groups: [straight('1')], assets: [bought('100;0;40;0')] });
  expect(shortest('fixedassets.depreciation')).toEqual(near([100, 0, 40, 0, 0]));
});

test('[FA-10] a declining group takes its rate of purchases at once', () => {
  const words = { ...yearly, depreciation: 'same', periods: 3 } as const;
  const row = rowsOf({ ...words, groups: [declining('20')], assets: [bought('1000;0')] });
  expect(row('fixedassets.depreciation')).toEqual(near([200, 160, 128]));
  const all = rowsOf({
    ...words,
    groups: [declining('150')],
    assets: [bought('0;70;0', { opening: '1000' })],
  });
  expect(all('fixedassets.depreciation')).toEqual(near([1000, 70, 0]));
});

test('[FA-11] the opening book value is written off from the first period either way', () => {
  for (const depreciation of ['next', 'same'] as const) {
    const words: TemplateWords = { depreciation, assets: [bought('0', { opening: '900' })] };
    expect(rowsOf({ ...words, groups: [straight('1.5')] })('fixedassets.depreciation')).toEqual(
      near([600, 300, 0, 0, 0]),
    );
    expect(rowsOf({ ...words, groups: [straight('3')] })('fixedassets.depreciation')).toEqual(
      near([300, 300, 300, 0, 0]),
    );
    expect(rowsOf({ ...words, groups: [declining('20')], periods: 3 })('fixedassets.depreciation')).toEqual(
      near([180, 144, 115.2]),
    );
  }
  const both: TemplateWords = {
    ...{ depreciation: 'same', groups: [straight('1.5')] },
    assets: [bought('0;300;0', { opening: '900' })],
  };
  // 900: 600, 300; 300 in the second year: 200, 100.
  expect(rowsOf(both)('fixedassets.depreciation')).toEqual(near([600, 500, 100, 0, 0]));
});

test('[FA-11] the opening has a row of its own only where it needs one', () => {
  const ids = (words: TemplateWords) =>
    calculate(buildTemplate({ ...yearly, groups: [straight('3')], ...words })).workbook.sheets.flatMap(
      ({ rows }) => rows.map(({ id }) => id),
    );
  const left = 'fixedassets.@a.opening_left';
  const opening = [bought('0', { opening: '900' })];
  expect(ids({ assets: opening, depreciation: 'same' })).toContain(left);
  expect(ids({ assets: opening })).not.toContain(left);
  expect(ids({ assets: [bought('5')], depreciation: 'same' })).not.toContain(left);
});

test('[FA-5] property tax on what stood there at the beginning', () => {
  const words: TemplateWords = {
    groups: [straight('4')],
    taxes: [{ id: 'ptax', formula: 'rate', data: { rate: '2' }, rel: 'taxproperty' }],
    assets: [bought('1000;0', { names: { taxproperty: 'ptax' } })],
    periods: 3,
  };
  expect(rowsOf(words)('fixedassets.property_tax')).toEqual(near([0, 20, 15]));
  expect(rowsOf({ ...words, off: ['section_taxes'] })('is.property_tax')).toEqual([0, 0, 0]);
});

test('[FA-6] without a group nothing is written off, and a check says so', () => {
  const row = rowsOf({ assets: [bought('1000;0')], periods: 2 });
  expect(row('fixedassets.net_book_value')).toEqual([1000, 1000]);
  expect(row('fixedassets.missing_groups')).toEqual([1, 1]);
  const off = rowsOf({
    groups: [straight('4')],
    assets: [bought('1000;0')],
    periods: 2,
    off: ['section_depreciation'],
  });
  expect(off('fixedassets.missing_groups')).toEqual([1, 1]);
  const { workbook } = calculate(
    buildTemplate({ groups: [straight('4')], assets: [bought('1000;0')], periods: 2 }),
  );
  const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).not.toContain('fixedassets.missing_groups');
});

test('[FA-7] groups and taxes that no asset uses are no inputs', () => {
  const { workbook } = calculate(
    buildTemplate({
      groups: [straight('4'), { ...straight('7'), id: '06' }],
      taxes: [{ id: 'ptax', formula: 'rate', data: { rate: '2' }, rel: 'taxproperty' }],
      assets: [bought('1000;0')],
    }),
  );
  const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toContain('assumptions.@05.expBook.years');
  expect(ids).not.toContain('assumptions.@06.expBook.years');
  expect(ids).not.toContain('assumptions.@ptax.expBook.rate');
});

test('[FA-8] a book value that does not roll forward shows', () => {
  const { workbook, row } = calculate(buildTemplate({ ...yearly, assets: [bought('1000;0')] }));
  expect(row('fixedassets.difference')).toEqual([0, 0, 0, 0, 0]);
  const target = spoiltRow(workbook, 'fixedassets.net_book_value', {
    periods: { kind: 'values', values: [1000, 1010, 1010, 1010, 1010] },
  });
  expect(Array.from(target.row('fixedassets.difference').subarray(1))).toEqual([0, 10, 0, 0, 0]);
});

test('[RESOURCE-15] [FA-9] an asset whose group or tax is gone is named', () => {
  const messages = (words: TemplateWords) =>
    compile(buildTemplate({ ...yearly, ...words })).diagnostics.map(({ severity, message }) => [
      severity,
      message,
    ]);
  const taxes = [{ id: 'ptax', formula: 'rate', data: { rate: '2' }, rel: 'taxproperty' as const }];
  const assets = [bought('1000;0', { names: { deprgroup: '06', taxproperty: 'gone' } })];
  expect(messages({ groups: [straight('4')], taxes, assets })).toEqual([
    ['warning', '“a” is not written off: its depreciation group is gone. Choose another group or add one.'],
    ['warning', '“a” bears no property tax: the one it was under is gone. Choose another, or none.'],
  ]);
  const kept = [bought('1000;0', { names: { deprgroup: '05', taxproperty: 'ptax' } })];
  expect(messages({ groups: [straight('4')], taxes, assets: kept })).toEqual([]);
  // Who switched the section off knows that nothing is written off.
  const off = ['section_depreciation', 'section_taxes'];
  expect(messages({ groups: [straight('4')], taxes, assets, off })).toEqual([]);
});

test('[FA-3] a formula that remembers what was bought does not buy the opening again', () => {
  const formula = formulaOf('again', 'total = prev(total) * 0.5 + amount', [
    { id: 'amount', name: 'Amount' },
  ]);
  const land: ResourceWords = {
    id: 'land',
    formula: 'again',
    data: { amount: '10' },
    openings: { total: '100' },
    names: { deprgroup: 'none' },
  };
  const { row, values } = calculate(buildTemplate({ periods: 2, formulas: [formula], assets: [land] }));
  expect(row('fixedassets.capex')).toEqual([60, 40]);
  expect(Array.from(values.row('fixedassets.net_book_value'))).toEqual([100, 160, 200]);
});
