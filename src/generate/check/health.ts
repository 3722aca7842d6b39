// Holds a generated model to what is usual for its kind of business.
import type { Kind, Range } from '#catalog/kind/kind.ts';
import type { Levels } from '../business/business.ts';
import type { Measured, YearFigures } from './measure.ts';

export type HealthRule = 'gross' | 'payroll' | 'ebitda' | 'payback' | 'losses';

export interface HealthFinding {
  readonly rule: HealthRule;
  /** In percent of sales; payback in months, losses in years. */
  readonly value: number;
  readonly usual: Range;
}

/** The year by which a business is what it will be: the third, or the last there is. */
export const settledYear = ({ scenarios }: Measured): YearFigures | null => {
  const years = scenarios[0]?.years ?? [];
  return years[Math.min(2, years.length - 1)] ?? null;
};

export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

const isWithin = (value: number, [low, high]: Range): boolean => value >= low && value <= high;

/** In whole percent: what is no more than rounding beside its range does not stand out. */
const asShown = Math.round;

/** Money that comes back a little sooner than usual is no reason to doubt a model. */
const surprisinglySoon = 0.85;

const mostGross = 100;

export function healthFindings(
  { health }: Pick<Kind, 'health'>,
  measured: Measured,
  monthsAPeriod: number,
  { prices, pay }: Pick<Levels, 'prices' | 'pay'> = { prices: 1, pay: 1 },
): readonly HealthFinding[] {
  const year = settledYear(measured);
  if (!year) return [];
  // Where people are cheap against goods, less of what is sold goes to them.
  const [least, most] = health.payroll;
  const leastPaid = Math.round(least * Math.min(1, pay / prices));
  const payrollRange: Range = [leastPaid, most];
  // What does not go to them is left of sales.
  const [lowGross, highGross] = health.gross;
  const grossRange: Range = [lowGross, Math.min(mostGross, highGross + least - leastPaid)];
  const shares: readonly HealthFinding[] = [
    { rule: 'gross', value: percentOf(year.grossProfit, year.revenue), usual: grossRange },
    { rule: 'payroll', value: percentOf(year.payroll, year.revenue), usual: payrollRange },
    { rule: 'ebitda', value: percentOf(year.ebitda, year.revenue), usual: health.ebitda },
  ];
  return [
    ...shares.filter(({ value, usual }) => !isWithin(asShown(value), usual)),
    ...paybackFinding(measured, monthsAPeriod, health.payback),
    ...lossesFinding(measured),
  ];
}

/** A first and a second year may well be lost to a beginning, but not the third. */
const yearsOfLosses = 3;

/** What nothing else may tell of: a usual margin that interest and the wear of assets take whole. */
function lossesFinding({ scenarios }: Measured): readonly HealthFinding[] {
  const first = (scenarios[0]?.years ?? []).slice(0, yearsOfLosses);
  const isLost = first.length === yearsOfLosses && first.every(({ netIncome }) => netIncome < 0);
  return isLost ? [{ rule: 'losses', value: yearsOfLosses, usual: [0, yearsOfLosses - 1] }] : [];
}

/** Money that never comes back is told of with what it returns. */
function paybackFinding(
  { paybackPeriods }: Measured,
  monthsAPeriod: number,
  usual: Range,
): readonly HealthFinding[] {
  if (paybackPeriods === null) return [];
  const value = paybackPeriods * monthsAPeriod;
  const [soonest, latest] = usual;
  return isWithin(value, [soonest * surprisinglySoon, latest]) ? [] : [{ rule: 'payback', value, usual }];
}
