// Scores one generated model against what a founder expects of it, from 0 to 100, and names the rules it breaks.
import type { ExpectedModel, Range } from './line.ts';
import { perDollar } from './places.ts';
import { nameWith } from './stems.ts';

type NamedSection = 'sales' | 'costs' | 'overheads' | 'assets' | 'drivers';

export interface ModelDescription {
  readonly kindIds: readonly string[];
  /** It says of itself that the business was not understood. */
  readonly isGeneric: boolean;
  readonly country: string | null;
  readonly currency: string;
  readonly names: Readonly<Record<NamedSection, readonly string[]>>;
  /** Every number typed in. */
  readonly inputs: readonly number[];
  readonly mainPrices: readonly { readonly name: string; readonly price: number }[];
  readonly hasGrowth: boolean;
  readonly hasRamp: boolean;
  readonly hasSeason: boolean;
  /** By year, the first year first, as are the two below. */
  readonly revenue: readonly number[];
  /** Percent of revenue. */
  readonly ebitdaMargin: readonly number[];
  /** Percent of revenue. */
  readonly payrollShare: readonly number[];
  readonly lowestCash: number;
  readonly isBalanced: boolean;
  readonly failedChecks: readonly string[];
  readonly milliseconds: number;
}

export type RuleName =
  | 'generic'
  | 'sales'
  | 'spending'
  | 'assets'
  | 'foreign'
  | 'place'
  | 'currency'
  | 'size'
  | 'price'
  | 'revenue'
  | 'growth'
  | 'ramp'
  | 'season'
  | 'balance'
  | 'cash'
  | 'margin'
  | 'payroll';

interface Verdict {
  readonly rule: RuleName;
  readonly weight: number;
  /** Of its weight, from 0 to 1, which alone breaks no rule. */
  readonly share: number;
  readonly found: string;
}

export interface Judgement {
  readonly score: number;
  /** What broke, in the order of the rules; none: all holds at once. */
  readonly failures: readonly { readonly rule: RuleName; readonly found: string }[];
}

const verdict = (rule: RuleName, weight: number, share: number | boolean, found: unknown): Verdict => ({
  rule,
  weight,
  share: Number(share),
  found: String(found),
});

/** What is less is left by rounding. */
const roundingMoney = 0.01;

const isIn = (value: number, [low, high]: Range) => value >= low && value <= high;

/** Of the third year, or of the last where there are fewer. */
const ofThirdYear = (years: readonly number[]) => years[2] ?? years.at(-1) ?? Number.NaN;

/** Of a section: how many of the expected groups are there. */
function present(
  rule: 'sales' | 'spending' | 'assets',
  weight: number,
  expected: ExpectedModel,
  names: readonly string[],
): readonly Verdict[] {
  const groups = expected[rule];
  if (groups.length === 0) return [];
  const missing = groups.filter((group) => nameWith(names, group) === undefined);
  const found = `no ${missing.map((group) => group.slice(0, 3).join('/')).join(', no ')}`;
  return [verdict(rule, weight, 1 - missing.length / groups.length, found)];
}

function lines(expected: ExpectedModel, { names }: ModelDescription): readonly Verdict[] {
  const { sales, costs, overheads, assets, drivers } = names;
  const foreign = nameWith([...sales, ...costs, ...overheads, ...assets, ...drivers], expected.never);
  return [
    ...present('sales', 12, expected, sales),
    ...present('spending', 12, expected, [...costs, ...overheads]),
    ...present('assets', 6, expected, assets),
    verdict('foreign', 20, foreign === undefined, foreign),
  ];
}

function place(expected: ExpectedModel, { country, currency }: ModelDescription): readonly Verdict[] {
  return [
    ...(expected.country === null ? [] : [verdict('place', 3, country === expected.country, country)]),
    ...(expected.currency === null ? [] : [verdict('currency', 5, currency === expected.currency, currency)]),
  ];
}

const isSame = (typed: number, sought: number) => Math.abs(typed - sought) <= Math.abs(sought) * 1e-9;

function size({ size }: ExpectedModel, { inputs }: ModelDescription): readonly Verdict[] {
  if (size === null) return [];
  const isUsed = [size.count, ...size.also].some((sought) => inputs.some((typed) => isSame(typed, sought)));
  return [verdict('size', 8, isUsed, `no input is ${size.count}`)];
}

/** How much of the expectation's currency one of the model's is worth; not a number where no rate is known. */
function worth(expected: ExpectedModel, { currency }: ModelDescription): number {
  if (currency === expected.amountsIn) return 1;
  return (perDollar.get(expected.amountsIn) ?? Number.NaN) / (perDollar.get(currency) ?? Number.NaN);
}

function amounts(expected: ExpectedModel, model: ModelDescription): readonly Verdict[] {
  const rate = worth(expected, model);
  const verdicts: Verdict[] = [];
  if (expected.price !== null) {
    const { stems, ranges } = expected.price;
    const called = model.mainPrices.filter(({ name }) => nameWith([name], stems) !== undefined);
    const prices = called.length > 0 ? called : model.mainPrices;
    const isUsual = prices.some(({ price }) => ranges.some((range) => isIn(price * rate, range)));
    const found = prices.map(({ name, price }) => `${name} ${price} ${model.currency}`).join(', ');
    verdicts.push(verdict('price', 6, isUsual, found));
  }
  if (expected.revenue !== null) {
    const revenue = ofThirdYear(model.revenue);
    const found = `${revenue} ${model.currency}`;
    verdicts.push(verdict('revenue', 6, isIn(revenue * rate, expected.revenue), found));
  }
  return verdicts;
}

function alive({ isGrowing, isSeasonal }: ExpectedModel, model: ModelDescription): readonly Verdict[] {
  return [
    ...(isGrowing ? [verdict('growth', 3, model.hasGrowth, 'none')] : []),
    verdict('ramp', 3, model.hasRamp, 'none'),
    ...(isSeasonal === null
      ? []
      : [verdict('season', 2, model.hasSeason === isSeasonal, isSeasonal ? 'none' : 'one')]),
  ];
}

function healthy(expected: ExpectedModel, model: ModelDescription): readonly Verdict[] {
  const margin = ofThirdYear(model.ebitdaMargin);
  const payroll = ofThirdYear(model.payrollShare);
  const isSound = model.isBalanced && model.failedChecks.length === 0;
  return [
    verdict('balance', 4, isSound, model.isBalanced ? model.failedChecks.join(', ') : 'unbalanced'),
    verdict('cash', 4, model.lowestCash > -roundingMoney, model.lowestCash),
    verdict('margin', 3, isIn(margin, expected.margin), `${margin} %`),
    verdict('payroll', 3, isIn(payroll, expected.payroll), `${payroll} %`),
  ];
}

/** What a line says nothing of is not counted: the score is of what could be asked. */
function weighed(verdicts: readonly Verdict[]): Judgement {
  const most = verdicts.reduce((sum, { weight }) => sum + weight, 0);
  const earned = verdicts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const failures = verdicts.filter(({ share }) => share < 1).map(({ rule, found }) => ({ rule, found }));
  return { score: (100 * earned) / most, failures };
}

export function judge(expected: ExpectedModel, model: ModelDescription): Judgement {
  const general = [...alive(expected, model), ...healthy(expected, model)];
  if (!expected.isUnknown)
    return weighed([
      ...lines(expected, model),
      ...place(expected, model),
      ...size(expected, model),
      ...amounts(expected, model),
      ...general,
    ]);
  if (!model.isGeneric) return { score: 0, failures: [{ rule: 'generic', found: model.kindIds.join(', ') }] };
  return weighed([verdict('generic', 70, true, ''), ...place(expected, model), ...general]);
}
