// Whether a business is too small for what its trade usually has: prices far above the usual, or losses all the same.
import type { Business } from '../business/business.ts';
import { asDone } from '../business/one-person.ts';
import { staffOf } from '../business/size.ts';
import type { Adjusted } from './adjusted.ts';
import { percentOf, settledYear } from './health.ts';

/** Prices that are so many times the usual are those of somebody who spends too much. */
const strainedFactor = 1.1;
const yearsOfLosses = 3;

/** In the year in which it is what it will be, or in each of the first. */
export function isLosing({ measured }: Pick<Adjusted, 'measured'>): boolean {
  const year = settledYear(measured);
  const first = (measured.scenarios[0]?.years ?? []).slice(0, yearsOfLosses);
  const isLost = first.length === yearsOfLosses && first.every(({ netIncome }) => netIncome < 0);
  return isLost || (year !== null && year.ebitda < 0);
}

export function isStrained(adjusted: Adjusted): boolean {
  const { measured, adjustments, business } = adjusted;
  const year = settledYear(measured);
  if (!year) return false;
  const [low] = asDone(business).head.kind.health.ebitda;
  const isDear = adjustments.priceFactor >= strainedFactor;
  return isDear || Math.round(percentOf(year.ebitda, year.revenue)) < low || isLosing(adjusted);
}

/** Of the usual size and above it is what it is, and one person is what one person is. */
export const mayBeSmall = ({ head, others, way }: Business): boolean =>
  head.size < head.kind.scale.typical && others.length === 0 && way?.isAlone !== true;

/** Nobody but its owner is paid, who may do without; whoever teaches children does not. */
export function paysOne(business: Business): boolean {
  const staff = staffOf(asDone(business));
  return staff > 0 && staff <= 1 && business.head.kind.scale.unit !== 'pupils';
}
