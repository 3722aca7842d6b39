// The prices that would bring a model into what is usual for its trade, further than prices are moved without being asked.
import type { Range } from '#catalog/kind/kind.ts';
import type { HealthFinding } from './health.ts';
import { percentOf } from './health.ts';
import type { YearFigures } from './measure.ts';

/** Against what is usual: what costs less or more than this is another product. */
const leastFactor = 0.5;
const mostFactor = 2;
/** Percent, by which a share is brought inside its range. */
const inside = 1;
const digits = 6;

/** What prices have to be multiplied with for another share of what is left of sales. */
function factorFor(left: number, wanted: number, year: YearFigures): number {
  const moving = percentOf(year.moving, year.revenue);
  return (100 - left - moving) / (100 - wanted - moving);
}

/** Into the range of the share itself. */
function factorOf({ rule, value, usual: [low, high] }: HealthFinding, year: YearFigures): readonly number[] {
  const wanted = value < low ? low + inside : high - inside;
  if (rule === 'payroll') return [value / wanted];
  return rule === 'gross' ? [factorFor(value, wanted, year)] : [];
}

/** To the least of the usual margin, the middle of it, and the most. */
function factorsToMargin([low, high]: Range, year: YearFigures): readonly number[] {
  const margin = percentOf(year.ebitda, year.revenue);
  return [low + inside, (low + high) / 2, high - inside].map((wanted) => factorFor(margin, wanted, year));
}

/** Moved by a whole percent, so that what is told is what is done. */
const inPercent = (factor: number): number => Math.round(factor * 100) / 100;

/** Against what prices are usually, those worth trying, nearest to what they are now first. */
export function pricesToTry(
  findings: readonly HealthFinding[],
  year: YearFigures,
  usualMargin: Range,
  priceFactor: number,
): readonly number[] {
  if (year.revenue <= 0 || findings.length === 0) return [];
  const factors = [
    ...findings.flatMap((finding) => factorOf(finding, year)),
    ...factorsToMargin(usualMargin, year),
  ]
    .map((factor) => Number((inPercent(factor) * priceFactor).toPrecision(digits)))
    .filter((factor) => factor >= leastFactor && factor <= mostFactor && factor !== priceFactor);
  const distance = (factor: number) => Math.abs(Math.log(factor / priceFactor));
  return [...new Set(factors)].toSorted((one, other) => distance(one) - distance(other));
}

/** Whether a model is nearer to what is usual: less stands out, and nothing that did not before. */
export const isBetter = (after: readonly HealthFinding[], before: readonly HealthFinding[]): boolean =>
  after.length < before.length && after.every(({ rule }) => before.some((one) => one.rule === rule));
