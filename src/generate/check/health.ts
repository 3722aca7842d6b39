// Holds a generated model to what is usual for its kind of business.
import type { Kind, Range } from '#catalog/kind/kind.ts';
import type { Levels } from '../business/business.ts';
import type { Measured, YearFigures } from './measure.ts';

export type HealthRule = 'gross' | 'payroll' | 'ebitda' | 'payback';

export interface HealthFinding {
  readonly rule: HealthRule;
  /** In percent of sales; payback in months. */
  readonly value: number | null;
  readonly usual: Range;
}

/** The year by which a business is what it will be: the third, or the last there is. */
export const settledYear = ({ scenarios }: Measured): YearFigures | null => {
  const years = scenarios[0]?.years ?? [];
  return years[Math.min(2, years.length - 1)] ?? null;
};

export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

const isWithin = (value: number, [low, high]: Range): boolean => value >= low && value <= high;

/** Money that comes back a little sooner than usual is no reason to doubt a model. */
const surprisinglySoon = 0.85;

/** Of several kinds, the trade's own ranges, since it is most of the business. */
export function healthFindings(
  kind: Kind,
  measured: Measured,
  monthsAPeriod: number,
  { prices, pay }: Pick<Levels, 'prices' | 'pay'> = { prices: 1, pay: 1 },
): readonly HealthFinding[] {
  const year = settledYear(measured);
  if (!year) return [];
  const { health } = kind;
  // Where people are cheap against goods, less of what is sold goes to them.
  const [least, most] = health.payroll;
  const payrollRange: Range = [Math.round(least * Math.min(1, pay / prices)), most];
  const shares: readonly HealthFinding[] = [
    { rule: 'gross', value: percentOf(year.grossProfit, year.revenue), usual: health.gross },
    { rule: 'payroll', value: percentOf(year.payroll, year.revenue), usual: payrollRange },
    { rule: 'ebitda', value: percentOf(year.ebitda, year.revenue), usual: health.ebitda },
  ];
  const { paybackPeriods } = measured;
  const months = paybackPeriods === null ? null : paybackPeriods * monthsAPeriod;
  const payback: HealthFinding = { rule: 'payback', value: months, usual: health.payback };
  const [soonest, latest] = health.payback;
  const isUnusual = months !== null && !isWithin(months, [soonest * surprisinglySoon, latest]);
  return [
    ...shares.filter(({ value, usual }) => value !== null && !isWithin(value, usual)),
    ...(isUnusual ? [payback] : []),
  ];
}
