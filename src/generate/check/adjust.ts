// Corrects a model by stated rules until it is sound: prices bring a margin into its range, and money covers the need.
import type { Template } from '#template/template.ts';
import { type Business, monthsInPeriod } from '../business/business.ts';
import { rounded, roundedUp } from '../business/money.ts';
import { buildTemplate, type DocumentFrame } from '../template/build-template.ts';
import type { Adjustments } from '../template/context.ts';
import { percentOf, settledYear } from './health.ts';
import { type Measured, measure, type YearFigures } from './measure.ts';

const monthsInYear = 12;
/** Prices are moved by no more than this before the margin is shown as it is. */
const leastPriceFactor = 0.8;
const mostPriceFactor = 1.3;
/** A margin is brought so many percent inside its range. */
const inside = 1;
/** On top of the lowest cash. */
const cushion = 1.15;
/** A slow start is provided for up to so many times the usual need. */
const mostForSlowStart = 1.6;
const mostRounds = 4;

export interface Adjusted {
  readonly template: Template;
  readonly adjustments: Adjustments;
  readonly measured: Measured;
}

const begun: Adjustments = { priceFactor: 1, equity: 0, loan: 0, stockDays: 0, payableDays: 0 };

/** What prices have to be multiplied with for a margin of EBITDA inside the usual range. */
function priceFactorFor(year: YearFigures, [low, high]: readonly [number, number]): number {
  const margin = percentOf(year.ebitda, year.revenue);
  if (year.revenue <= 0 || (margin >= low && margin <= high)) return 1;
  const wanted = margin < low ? low + inside : high - inside;
  const moving = percentOf(year.moving, year.revenue);
  const factor = (100 - margin - moving) / (100 - wanted - moving);
  if (!Number.isFinite(factor) || factor <= 0) return mostPriceFactor;
  return Math.max(leastPriceFactor, Math.min(mostPriceFactor, factor));
}

/** Days of goods are those of all cost of sales in the model, so they shrink with the part that is pay. */
function daysOf({ head }: Business, year: YearFigures): Pick<Adjustments, 'stockDays' | 'payableDays'> {
  const part = year.cos > 0 ? Math.max(0, year.goods) / year.cos : 0;
  return {
    stockDays: Math.round(head.kind.terms.stock * part),
    payableDays: Math.round(head.kind.terms.payable * part),
  };
}

function needOf({ scenarios }: Measured): number {
  const [usual = 0, slow = 0] = scenarios.map(({ lowestCash }) => Math.max(0, -lowestCash));
  return Math.max(usual, Math.min(slow, usual * mostForSlowStart));
}

/** Where loans cost more than so many percent a year, less is borrowed. */
const dearInterest = 10;

const financed = (total: number, { head, rates }: Business): Pick<Adjustments, 'equity' | 'loan'> => {
  const part = head.kind.borrowed.typical * Math.min(1, dearInterest / rates.interest);
  const loan = rounded((total * part) / 100);
  return { loan, equity: roundedUp(Math.max(0, total - loan)) };
};

export function adjust(business: Business, frame: DocumentFrame): Adjusted {
  const perYear = monthsInYear / monthsInPeriod(business);
  const made = (adjustments: Adjustments): Adjusted => {
    const template = buildTemplate(business, adjustments, frame);
    return { template, adjustments, measured: measure(template, perYear) };
  };
  const first = made(begun);
  const year = settledYear(first.measured);
  if (!year) return funded(first, business, made);
  const priceFactor = priceFactorFor(year, business.head.kind.health.ebitda);
  const settled: Adjustments = { ...begun, priceFactor, ...daysOf(business, year) };
  // Days of terms alone move the need so little that the rounds of funding find it.
  return funded(priceFactor === 1 ? { ...first, adjustments: settled } : made(settled), business, made);
}

/** Raises what is put in until cash is never below nothing in the usual course, with a cushion. */
function funded(
  unfunded: Adjusted,
  business: Business,
  made: (adjustments: Adjustments) => Adjusted,
): Adjusted {
  const withMoney = (total: number) => made({ ...unfunded.adjustments, ...financed(total, business) });
  let current = withMoney(needOf(unfunded.measured) * cushion);
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = needOf(current.measured);
    if (missing <= 0) return current;
    // On top of what was put in, rounded as it is, so that little that is missing is not rounded away again.
    const { equity, loan } = current.adjustments;
    current = withMoney(equity + loan + missing * cushion);
  }
  return current;
}
