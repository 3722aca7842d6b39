// The prices that would bring a model into what is usual for its trade, further than prices are moved without being asked.
import type { Range } from '#catalog/kind/kind.ts';
import type { HealthFinding, HealthRule } from './health.ts';
import { percentOf } from './health.ts';
import type { YearFigures } from './measure.ts';

/** Against what is usual: what costs less or more than this is another product. */
const leastFactor = 0.5;
const mostFactor = 2;
/** Percent, by which a share is brought inside its range. */
const inside = 1;
const digits = 6;

/** What stands out in a model: its shares, its time until money comes back, or what it returns in percent a year. */
export interface Standing extends Pick<HealthFinding, 'value' | 'usual'> {
  readonly rule: HealthRule | 'return';
}

/** What prices have to be multiplied with for another share of what is left of sales. */
function factorFor(left: number, wanted: number, year: YearFigures): number {
  const moving = percentOf(year.moving, year.revenue);
  return (100 - left - moving) / (100 - wanted - moving);
}

/** Into the range of the share itself. */
function factorOf({ rule, value, usual: [low, high] }: Standing, year: YearFigures): readonly number[] {
  const wanted = value < low ? low + inside : high - inside;
  if (rule === 'payroll') return [value / wanted];
  return rule === 'gross' ? [factorFor(value, wanted, year)] : [];
}

/** To the least of the usual margin, the middle of it, and the most. */
function factorsToMargin([low, high]: Range, year: YearFigures): readonly number[] {
  const margin = percentOf(year.ebitda, year.revenue);
  return [low + inside, (low + high) / 2, high - inside].map((wanted) => factorFor(margin, wanted, year));
}

/** Of the way from the margin to the least that is usual. */
const careful = [1 / 4, 1 / 2, 3 / 4];

/** A return that is too good is that of a smaller margin, as far as it stays usual. */
function factorsToReturn(findings: readonly Standing[], [low]: Range, year: YearFigures): readonly number[] {
  const margin = percentOf(year.ebitda, year.revenue);
  const lowest = low + inside;
  if (margin <= lowest || findings.every(({ rule }) => rule !== 'return')) return [];
  return careful.map((part) => factorFor(margin, margin - part * (margin - lowest), year));
}

/** Moved by a whole percent, so that what is told is what is done. */
const inPercent = (factor: number): number => Math.round(factor * 100) / 100;

/** Against what prices are usually, those worth trying, nearest to what they are now first. */
export function pricesToTry(
  findings: readonly Standing[],
  year: YearFigures,
  usualMargin: Range,
  priceFactor: number,
): readonly number[] {
  if (year.revenue <= 0 || findings.length === 0) return [];
  const factors = [
    ...findings.flatMap((finding) => factorOf(finding, year)),
    ...factorsToMargin(usualMargin, year),
    ...factorsToReturn(findings, usualMargin, year),
  ]
    .map((factor) => Number((inPercent(factor) * priceFactor).toPrecision(digits)))
    .filter((factor) => factor >= leastFactor && factor <= mostFactor && factor !== priceFactor)
    // Nobody earns too much because prices are too low.
    .filter((factor) => factor < priceFactor || findings.some(({ rule }) => rule !== 'return'));
  const distance = (factor: number) => Math.abs(Math.log(factor / priceFactor));
  return [...new Set(factors)].toSorted((one, other) => distance(one) - distance(other));
}

/** Whether a model is nearer to what is usual: less stands out, and nothing that did not before. */
export const isBetter = (after: readonly Standing[], before: readonly Standing[]): boolean =>
  after.length < before.length && after.every(({ rule }) => before.some((one) => one.rule === rule));
