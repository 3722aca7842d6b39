// Whether a model is worth the money that is put in, as its own sheet of investment performance says.
import type { Rates } from '../business/business.ts';
import { costOfCapital, type PutIn } from '../business/cost-of-capital.ts';
import type { Worth } from './measure.ts';

export interface Returns {
  /** With the sale at the end; in the money of the model. */
  readonly presentValue: number;
  /** In percent a year; null where there is none. */
  readonly rate: number | null;
  readonly costOfCapital: number;
  /** It would be worth its money if loans cost so many percent a year, and is not as they are. */
  readonly worthAt: number | null;
}

const percent = 100;
/** A loan of a usual year. */
const fairInterest = 10;

export function returnsOf({ presentValue, rate: found }: Worth, rates: Rates, putIn: PutIn): Returns | null {
  if (!Number.isFinite(presentValue)) return null;
  const rate = Number.isFinite(found) ? Number((found * percent).toFixed(1)) : null;
  const cost = costOfCapital(rates, putIn);
  const fair = costOfCapital({ ...rates, interest: fairInterest }, putIn);
  const isDear = rates.interest > fairInterest && presentValue < 0 && rate !== null && rate >= fair;
  return { presentValue, rate, costOfCapital: cost, worthAt: isDear ? fairInterest : null };
}
