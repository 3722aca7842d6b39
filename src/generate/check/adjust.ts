// Corrects a model by stated rules until it is sound: prices bring a margin into its range, and money covers the need.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Template } from '#template/template.ts';
import { type Business, monthsInPeriod } from '../business/business.ts';
import { rounded, roundedUp } from '../business/money.ts';
import { asDone } from '../business/one-person.ts';
import { buildTemplate, type DocumentFrame } from '../template/build-template.ts';
import type { Adjustments } from '../template/context.ts';
import { coveredLoan, leastDebtCover } from './debt-cover.ts';
import { percentOf, settledYear } from './health.ts';
import { type Measured, measuring, type YearFigures } from './measure.ts';

const monthsInYear = 12;
/** Prices are moved by no more than this before the margin is shown as it is. */
const leastPriceFactor = 0.8;
/** What is traded between countries, or sold all over the world, is dear where all else is cheap, so that more has to be taken off. */
const leastTradedFactor = 0.65;
const mostPriceFactor = 1.3;
/** A margin is brought so many percent inside its range. */
const inside = 1;
/** On top of the lowest cash. */
const cushion = 1.15;
/** A slow start is provided for up to so many times the usual need. */
const mostForSlowStart = 1.6;
const mostRounds = 4;
/** A loan that is made smaller is smaller than the last time, so few rounds are enough. */
const mostLoanRounds = 3;

export interface Adjusted {
  readonly template: Template;
  readonly adjustments: Adjustments;
  readonly measured: Measured;
}

const begun: Adjustments = { priceFactor: 1, equity: 0, loan: 0, stockDays: 0, payableDays: 0 };

type Make = (adjustments: Adjustments) => Adjusted;

/** What prices have to be multiplied with for a margin of EBITDA. */
function factorTo(wanted: number, year: YearFigures): number {
  const moving = percentOf(year.moving, year.revenue);
  const factor = (100 - percentOf(year.ebitda, year.revenue) - moving) / (100 - wanted - moving);
  return Number.isFinite(factor) && factor > 0 ? factor : mostPriceFactor;
}

/** What prices have to be multiplied with for a margin of EBITDA inside the usual range. */
function priceFactorFor(year: YearFigures, { health, isTraded = false, isWorldwide = false }: Kind): number {
  const [low, high] = health.ebitda;
  const margin = percentOf(year.ebitda, year.revenue);
  if (year.revenue <= 0 || (margin >= low && margin <= high)) return 1;
  const factor = factorTo(margin < low ? low + inside : high - inside, year);
  return Math.max(
    isTraded || isWorldwide ? leastTradedFactor : leastPriceFactor,
    Math.min(mostPriceFactor, factor),
  );
}

/** Of what the usual margin leaves room for. */
const priceSteps = [1 / 3, 2 / 3, 1];

/** Where money comes back later than is usual, prices are raised until it does not, as far as the usual margin goes. */
function paidBack(current: Adjusted, business: Business, made: Make): Adjusted {
  const { payback, ebitda } = business.head.kind.health;
  const isLate = ({ measured: { paybackPeriods } }: Adjusted): boolean =>
    paybackPeriods === null || paybackPeriods * monthsInPeriod(business) > payback[1];
  const year = settledYear(current.measured);
  const { priceFactor } = current.adjustments;
  if (!isLate(current) || !year || year.revenue <= 0) return current;
  const most = Math.min(mostPriceFactor, priceFactor * factorTo(ebitda[1] - inside, year));
  if (most <= priceFactor) return current;
  let raised = current;
  for (const step of priceSteps) {
    raised = made({ ...current.adjustments, priceFactor: priceFactor + step * (most - priceFactor) });
    if (!isLate(raised)) return raised;
  }
  return raised;
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

/** What is missing of the minimum in the usual course once money is put in, or of nothing in a slow start. */
const stillMissing = (measured: Measured): number =>
  Math.max(needOf(measured), measured.scenarios[0]?.missingCash ?? 0);

/** Where loans cost more than so many percent a year, less is borrowed. */
const dearInterest = 10;

const financed = (
  total: number,
  { head, rates }: Business,
  mostLoan: number,
): Pick<Adjustments, 'equity' | 'loan'> => {
  const part = head.kind.borrowed.typical * Math.min(1, dearInterest / rates.interest);
  const loan = Math.min(mostLoan, rounded((total * part) / 100));
  return { loan, equity: roundedUp(Math.max(0, total - loan)) };
};

export function adjust(settled: Business, frame: DocumentFrame): Adjusted {
  const business = asDone(settled);
  const measured = measuring(monthsInYear / monthsInPeriod(business));
  const isLoanKept = business.head.kind.borrowed.typical > 0;
  const made = (adjustments: Adjustments): Adjusted => {
    const template = buildTemplate(business, { ...adjustments, isLoanKept }, frame);
    return { template, adjustments, measured: measured(template) };
  };
  const adjusted = corrected(business, made);
  const { adjustments } = adjusted;
  if (adjustments.loan > 0 || !isLoanKept) return adjusted;
  return { ...adjusted, template: buildTemplate(business, adjustments, frame) };
}

function corrected(business: Business, made: Make): Adjusted {
  const first = made(begun);
  const year = settledYear(first.measured);
  if (!year) return lent(first, business, made);
  const priceFactor = priceFactorFor(year, business.head.kind);
  const usual: Adjustments = { ...begun, priceFactor, ...daysOf(business, year) };
  // Days of terms alone move the need so little that the rounds of funding find it.
  const priced = priceFactor === 1 ? { ...first, adjustments: usual } : made(usual);
  const ruled = paidBack(priced, business, made);
  if (business.priceFactor === undefined) return lent(ruled, business, made);
  const ruledFactor = ruled.adjustments.priceFactor;
  return lent(made({ ...usual, priceFactor: business.priceFactor, ruledFactor }), business, made);
}

/** Raises what is put in until cash is never below nothing in the usual course, with a cushion. */
function funded(unfunded: Adjusted, business: Business, made: Make, mostLoan: number): Adjusted {
  const withMoney = (total: number) =>
    made({ ...unfunded.adjustments, ...financed(total, business, mostLoan) });
  let current = withMoney(needOf(unfunded.measured) * cushion);
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = stillMissing(current.measured);
    if (missing <= 0) return current;
    // On top of what was put in, rounded as it is, so that little that is missing is not rounded away again.
    const { equity, loan } = current.adjustments;
    current = withMoney(equity + loan + missing * cushion);
  }
  return current;
}

/** With as much of the usual loan as the cash of a year covers, from the first that is not the first of all. */
function lent(unfunded: Adjusted, business: Business, made: Make): Adjusted {
  const perYear = monthsInYear / monthsInPeriod(business);
  let current = funded(unfunded, business, made, Number.POSITIVE_INFINITY);
  for (let round = 0; round < mostLoanRounds; round += 1) {
    const { loan, equity } = current.adjustments;
    const debt = current.measured.scenarios[0]?.debt;
    if (loan === 0 || !debt) return current;
    const covered = coveredLoan(loan, leastDebtCover(debt, perYear), loan + equity);
    if (covered === loan) return current;
    const isLast = round === mostLoanRounds - 1;
    current = funded(unfunded, business, made, isLast ? 0 : covered);
    current = { ...current, adjustments: { ...current.adjustments, isLoanCut: true } };
  }
  return current;
}
