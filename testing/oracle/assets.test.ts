// Checks when depreciation starts, and the sale of assets, in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';
import type { ResourceJson } from './template-json.ts';

const figuresOf = (words: SmallTemplateOptions) =>
  oracle(smallTemplate({ periodicity: 'year', npv: { wacc: '10', tgr: '0' }, ...words }), 1);

/** Periods 1 to N of a line. */
function line(words: SmallTemplateOptions, name: string): number[] {
  const figure = figuresOf(words)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure.slice(1)).map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

const groups = [
  resource('05', [flow('straight_line', { years: '5' })]),
  resource('half', [flow('straight_line', { years: '2.5' })]),
  resource('falling', [flow('declining_balance', { rate: '20' })]),
];

interface AssetWords {
  readonly capex?: string;
  readonly opening?: string;
  /** None where the asset has no second flow. */
  readonly proceeds?: string;
  readonly terms?: Readonly<Record<string, string>>;
}

function asset({ capex = '0', opening = '0', proceeds, terms }: AssetWords): ResourceJson {
  const second = proceeds === undefined ? [] : [flow('amount', { amount: proceeds })];
  return resource('m', [flow('amount', { amount: capex }, opening), ...second], terms);
}

const owning = (words: AssetWords, more: SmallTemplateOptions = {}): SmallTemplateOptions => ({
  ...more,
  sections: {
    ...{ section_fixedassets: [asset(words)], section_depreciation: groups },
    ...more.sections,
  },
});

const same = { depreciation: 'same' };

test('a purchase loses value from its own period on, what was there from the first one as before', () => {
  const bought = { capex: '0;100;0', opening: '50' };
  const depreciation = (words: AssetWords, more: SmallTemplateOptions) =>
    line(owning(words, more), 'is_depreciation');
  // 100 over five years from year 2 or 3, and 10 of the 50 from year 1.
  expect(depreciation(bought, { n: 8 })).toEqual([10, 10, 30, 30, 30, 20, 20, 0]);
  expect(depreciation(bought, { n: 8, ...same })).toEqual([10, 30, 30, 30, 30, 20, 0, 0]);
  // Over 2.5 years: 40, 40, 20, and 20, 20, 10 of the 50.
  const half = { ...bought, terms: { deprgroup: '@half' } };
  expect(depreciation(half, { n: 5, ...same })).toEqual([20, 60, 50, 20, 0]);
  expect(line(owning(half, { n: 5, ...same }), 'bs_fixed_assets')).toEqual([30, 70, 20, 0, 0]);
  // A fifth of 50; of 40 + 100; of 112.
  const falling = { ...bought, terms: { deprgroup: '@falling' } };
  expect(depreciation(falling, same)).toEqual([10, 28, 22.4]);
  expect(depreciation(falling, { depreciation: 'next' })).toEqual([10, 8, 26.4]);
});

test('an asset sold whole: it leaves the books, and what is above them is a gain', () => {
  const words = owning(
    { opening: '100', proceeds: '0;75;0' },
    { sections: { section_taxes: [resource('t', [flow('rate', { rate: '20' })])] } },
  );
  // 100 loses 20 a year: 80, then 60 at the end of year 2, when it is sold for 75.
  expect(line(words, 'is_depreciation')).toEqual([20, 20, 0]);
  expect(line(words, 'bs_fixed_assets')).toEqual([80, 0, 0]);
  expect(line(words, 'is_gain')).toEqual([0, 15, 0]);
  expect(line(words, 'cf_proceeds')).toEqual([0, 75, 0]);
  expect(line(words, 'is_ebit')).toEqual([-20, -5, 0]);
  expect(line(words, 'cf_operating')).toEqual([0, 0, 0]);
  expect(line(words, 'cf_investing')).toEqual([0, 75, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0, 0]);
  expect(line(words, 'ip_fcff')).toEqual([0, 75, 0]);
});

test('an asset sold in part: a quarter of it, then half of the rest', () => {
  const words = owning({ opening: '100', proceeds: '25;0;10;0', terms: { sold: '25;;50' } }, { n: 5 });
  // Without sales 80, 60, 40, 20, 0 and 20 a year; kept 0.75, 0.75, 0.375.
  expect(line(words, 'is_depreciation')).toEqual([20, 15, 15, 7.5, 7.5]);
  expect(line(words, 'bs_fixed_assets')).toEqual([60, 45, 15, 7.5, 0]);
  // Removed 100 - 20 - 60 = 20 and 45 - 15 - 15 = 15.
  expect(line(words, 'is_gain')).toEqual([5, 0, -5, 0, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0, 0, 0, 0]);
});

test('what is sold is never repeated, and proceeds without a share sold are a gain', () => {
  const words = owning({ opening: '100', proceeds: '30', terms: { sold: '0;50' } }, { n: 3 });
  // Half of 60 removed in year 2; the last segment does not go on.
  expect(line(words, 'bs_fixed_assets')).toEqual([80, 30, 20]);
  expect(line(words, 'is_gain')).toEqual([30, 0, 30]);
});

test('an asset given away: no proceeds, and all of it a loss', () => {
  const words = owning({ opening: '100', terms: { sold: '100' } });
  expect(line(words, 'is_gain')).toEqual([-80, 0, 0]);
  expect(line(words, 'cf_proceeds')).toEqual([0, 0, 0]);
  // Proceeds of nothing sell nothing.
  const kept = owning({ opening: '100', proceeds: '0' });
  expect(line(kept, 'is_gain')).toEqual([0, 0, 0]);
  expect(Object.keys(figuresOf(owning({ opening: '100' })))).not.toContain('is_gain');
});

test('property tax is on what is kept, and a purchase in the period of a sale is sold with the rest', () => {
  const words = owning(
    {
      ...{ opening: '100', capex: '40;0', proceeds: '66;0' },
      terms: { sold: '50', deprgroup: '@falling', taxproperty: '@p' },
    },
    {
      rels: { p: 'taxproperty' },
      sections: { section_taxes: [resource('p', [flow('rate', { rate: '10' })])] },
    },
  );
  // 100 + 40 - 20 = 120 without the sale, of which half stays; then 96 and 76.8 without, 48 and 38.4 with it.
  expect(line(words, 'bs_fixed_assets')).toEqual([60, 48, 38.4]);
  expect(line(words, 'is_depreciation')).toEqual([20, 12, 9.6]);
  expect(line(words, 'is_property_tax')).toEqual([10, 6, 4.8]);
  expect(line(words, 'is_gain')).toEqual([6, 0, 0]);
});

test('a purchase after a sale of the same asset fails the check', () => {
  const master = (capex: string, sold: string) => {
    const words = owning({ capex, proceeds: '1;0', terms: { sold } });
    const funded = { ...words.sections, section_sales: [amounts('s', '500')] };
    return figuresOf({ ...words, sections: funded }).content_master;
  };
  expect(master('10;0;0', '100')).toBe(0);
  expect(master('10;0;10', '100')).toBe(1);
  expect(master('10;0;10', '1')).toBe(1);
  expect(master('10;10;10', '0;0;100')).toBe(0);
});

test('free cash flow has the proceeds, the value of what follows the forecast has not', () => {
  const words = owning(
    { opening: '100', proceeds: '0;0;75' },
    { sections: { section_sales: [amounts('s', '50')] } },
  );
  expect(line(words, 'ip_fcff')).toEqual([50, 50, 125]);
  // 50 a year for ever at 10 %.
  expect(figuresOf(words).ip_tv_gordon).toBeCloseTo(500, 9);
  // So is what a multiple of 10 implies: (500 * 0.1 - 50) / 550.
  const multiple = { ...words, npv: { wacc: '10', tgr: '0', ebitda_multiple: '10' } };
  expect(figuresOf(multiple).ip_implied_growth).toBeCloseTo(0, 12);
});
