// Tests that a model is scored as worked out by hand, and that each rule it breaks is named.
import { describe, expect, it } from 'vitest';
import { judge, type ModelDescription, type RuleName } from './judge.ts';
import type { ExpectedModel } from './line.ts';

const groomer: ExpectedModel = {
  line: 'dog groomers in Lisbon, 7 tables',
  language: 'en',
  isUnknown: false,
  sales: [['groom', 'bath'], ['product']],
  spending: [['groomer', 'staff'], ['rent', 'lease'], ['shampoo'], ['insur']],
  assets: [['table', 'dryer']],
  never: ['haircut', 'guest'],
  country: 'PT',
  currency: 'EUR',
  size: { count: 7, also: [7000] },
  amountsIn: 'EUR',
  price: { stems: ['groom'], ranges: [[20, 50]] },
  revenue: [100_000, 400_000],
  isGrowing: true,
  isSeasonal: true,
  margin: [0, 40],
  payroll: [20, 60],
};

const model: ModelDescription = {
  kindIds: ['dog-grooming'],
  isGeneric: false,
  country: 'PT',
  currency: 'EUR',
  names: {
    sales: ['Dog grooming', 'Retail products'],
    costs: ['Shampoo and towels', 'Pay of the groomers'],
    overheads: ['Lease of the salon', 'Insurance'],
    assets: ['Two-motor dryers'],
    drivers: ['Dogs a day'],
  },
  inputs: [7, 32, 300],
  mainPrices: [
    { name: 'Dog grooming', price: 32 },
    { name: 'Retail products', price: 9 },
  ],
  hasGrowth: true,
  hasRamp: true,
  hasSeason: true,
  revenue: [90_000, 150_000, 200_000],
  ebitdaMargin: [-5, 10, 20],
  payrollShare: [70, 50, 45],
  lowestCash: 0,
  isBalanced: true,
  failedChecks: [],
  milliseconds: 20,
};

const named = (change: Partial<ModelDescription['names']>): ModelDescription => ({
  ...model,
  names: { ...model.names, ...change },
});

interface Change {
  readonly rule: RuleName;
  readonly changed: ModelDescription;
  readonly lost: number;
}

/** 30 lines, 20 foreign, 8 place and currency, 8 size, 12 amounts, 8 alive and 14 healthy are 100 points. */
const changes: readonly Change[] = [
  { rule: 'sales', changed: named({ sales: ['Dog grooming'] }), lost: 6 },
  { rule: 'spending', changed: named({ overheads: ['Lease of the salon'] }), lost: 3 },
  { rule: 'assets', changed: named({ assets: ['A van'] }), lost: 6 },
  { rule: 'foreign', changed: named({ drivers: ['Haircuts a day'] }), lost: 20 },
  { rule: 'place', changed: { ...model, country: 'ES' }, lost: 3 },
  { rule: 'size', changed: { ...model, inputs: [32, 300] }, lost: 8 },
  { rule: 'price', changed: { ...model, mainPrices: [{ name: 'Dog grooming', price: 51 }] }, lost: 6 },
  { rule: 'revenue', changed: { ...model, revenue: [100_000, 100_000, 99_999] }, lost: 6 },
  { rule: 'growth', changed: { ...model, hasGrowth: false }, lost: 3 },
  { rule: 'ramp', changed: { ...model, hasRamp: false }, lost: 3 },
  { rule: 'season', changed: { ...model, hasSeason: false }, lost: 2 },
  { rule: 'balance', changed: { ...model, isBalanced: false }, lost: 4 },
  { rule: 'balance', changed: { ...model, failedChecks: ['payback'] }, lost: 4 },
  { rule: 'cash', changed: { ...model, lowestCash: -1 }, lost: 4 },
  { rule: 'margin', changed: { ...model, ebitdaMargin: [10, 10, 41] }, lost: 3 },
  { rule: 'payroll', changed: { ...model, payrollShare: [30, 30, 19] }, lost: 3 },
];

describe('the score of a model', () => {
  it('is 100 where all holds at once', () => {
    expect(judge(groomer, model)).toEqual({ score: 100, failures: [] });
  });

  it.each(changes)('loses $lost where $rule breaks', ({ rule, changed, lost }) => {
    const { score, failures } = judge(groomer, changed);
    expect(score).toBeCloseTo(100 - lost, 9);
    expect(failures.map((failure) => failure.rule)).toEqual([rule]);
  });

  it('says which group is missing and what is foreign', () => {
    expect(judge(groomer, named({ sales: ['Dog grooming'] })).failures).toEqual([
      { rule: 'sales', found: 'no product' },
    ]);
    expect(judge(groomer, named({ drivers: ['Haircuts a day'] })).failures).toEqual([
      { rule: 'foreign', found: 'Haircuts a day' },
    ]);
  });

  it('counts only what the line says: without a place and a size 84 points can be earned', () => {
    const placeless: ExpectedModel = { ...groomer, country: null, currency: null, size: null };
    const poorer: ModelDescription = { ...model, country: null, inputs: [], hasGrowth: false };
    // 100 less 8 of the place and 8 of the size are 84, of which 3 are lost.
    expect(judge(placeless, poorer).score).toBeCloseTo((100 * 81) / 84, 9);
  });

  it('asks for no growth of a business that cannot do more than it does', () => {
    const still: ModelDescription = { ...model, hasGrowth: false };
    expect(judge({ ...groomer, isGrowing: false }, still).failures).toEqual([]);
    expect(judge(groomer, still).failures).toEqual([{ rule: 'growth', found: 'none' }]);
  });

  it('asks for no season where either is believable, and for none where one is not', () => {
    const still: ModelDescription = { ...model, hasSeason: false };
    expect(judge({ ...groomer, isSeasonal: null }, still).failures).toEqual([]);
    expect(judge({ ...groomer, isSeasonal: false }, still).failures).toEqual([]);
    expect(judge({ ...groomer, isSeasonal: false }, model).failures).toEqual([
      { rule: 'season', found: 'one' },
    ]);
  });
});

describe('a word', () => {
  it('counts where a word begins with it, in whatever letters, but not inside one', () => {
    expect(judge(groomer, named({ sales: ['DOG-GROOMING', 'By-products'] })).failures).toEqual([]);
    expect(judge({ ...groomer, never: ['rooming'] }, model).failures).toEqual([]);
  });

  it('may be two, and is found with ё or е', () => {
    const nights: ExpectedModel = { ...groomer, never: ['room night'] };
    expect(judge(nights, named({ drivers: ['Room nights'] })).failures[0]?.rule).toBe('foreign');
    expect(judge(nights, named({ drivers: ['Room at night'] })).failures).toEqual([]);
    const honey: ExpectedModel = { ...groomer, sales: [['мёд']] };
    expect(judge(honey, named({ sales: ['Мед в банках'] })).failures).toEqual([]);
  });
});

describe('a size', () => {
  it('is used in another unit as well', () => {
    expect(judge(groomer, { ...model, inputs: [7000] }).failures).toEqual([]);
  });
});

describe('an amount', () => {
  it('in another currency is converted: 1 dollar is 0.88 euros', () => {
    // 56 dollars are 49.28 euros, 57 are 50.16; a third year of 113,636 dollars is 99,999.68 euros.
    const inDollars = (price: number, revenue: number): readonly RuleName[] =>
      judge(groomer, {
        ...model,
        currency: 'USD',
        mainPrices: [{ name: 'Dog grooming', price }],
        revenue: [0, 0, revenue],
      }).failures.map(({ rule }) => rule);
    expect(inDollars(56, 113_637)).toEqual(['currency']);
    expect(inDollars(57, 113_636)).toEqual(['currency', 'price', 'revenue']);
  });

  it('in a currency of which no rate is known is not believed', () => {
    const { failures } = judge(groomer, { ...model, currency: 'ZZZ' });
    expect(failures.map(({ rule }) => rule)).toEqual(['currency', 'price', 'revenue']);
  });

  it('is that of the sale that is called so, or of any where none is', () => {
    const others = [
      { name: 'Walks', price: 5 },
      { name: 'Baths', price: 30 },
    ];
    expect(judge(groomer, { ...model, mainPrices: others }).failures).toEqual([]);
    const dear = [{ name: 'Grooming', price: 500 }, ...others];
    expect(judge(groomer, { ...model, mainPrices: dear }).failures.map(({ rule }) => rule)).toEqual([
      'price',
    ]);
    expect(judge(groomer, { ...model, mainPrices: [] }).failures.map(({ rule }) => rule)).toEqual(['price']);
  });

  it('of a shorter model is that of its last year', () => {
    expect(judge(groomer, { ...model, revenue: [50_000, 120_000] }).failures).toEqual([]);
    expect(judge(groomer, { ...model, revenue: [] }).failures).toEqual([
      { rule: 'revenue', found: 'NaN EUR' },
    ]);
  });
});

describe('a line that no one can know', () => {
  const place: ExpectedModel = { ...groomer, isUnknown: true, isSeasonal: null };

  it('is nothing where a trade is guessed', () => {
    expect(judge(place, model)).toEqual({
      score: 0,
      failures: [{ rule: 'generic', found: 'dog-grooming' }],
    });
  });

  it('is all where a general model says so, in the currency of the place', () => {
    const general: ModelDescription = { ...model, kindIds: [], isGeneric: true, inputs: [] };
    expect(judge(place, general)).toEqual({ score: 100, failures: [] });
    // 70 for saying so, 8 for the place, 6 for growth and ramp, 14 for health are 98, of which 5 are lost.
    const { score, failures } = judge(place, { ...general, currency: 'USD' });
    expect(score).toBeCloseTo((100 * 93) / 98, 9);
    expect(failures).toEqual([{ rule: 'currency', found: 'USD' }]);
  });
});
