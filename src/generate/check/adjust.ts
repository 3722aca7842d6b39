// Corrects a model by stated rules until it is sound: prices bring a margin into its range, and money covers the need.
import type { Health, Kind } from '#catalog/kind/kind.ts';
import {
  type Business,
  hasPrices,
  monthsInPeriod,
  type Part,
  type SettledFigure,
} from '../business/business.ts';
import { rounded, roundedUp } from '../business/money.ts';
import { asDone } from '../business/one-person.ts';
import { buildTemplate, type DocumentFrame } from '../template/build-template.ts';
import type { Adjustments } from '../template/context.ts';
import { figureOfAll } from '../template/figured.ts';
import type { Adjusted } from './adjusted.ts';
import { coveredLoan, leastDebtCover } from './debt-cover.ts';
import { percentOf, settledYear } from './health.ts';
import { type Measured, measuring, type YearFigures } from './measure.ts';
import { isLosing, isStrained, mayBeSmall, paysOne } from './too-small.ts';
import { usualHealth } from './usual-health.ts';

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

const begun: Adjustments = { priceFactor: 1, equity: 0, loan: 0, stockDays: 0, payableDays: 0 };

type Make = (adjustments: Adjustments) => Adjusted;

/** What prices have to be multiplied with for a margin of EBITDA. */
function factorTo(wanted: number, year: YearFigures): number {
  const moving = percentOf(year.moving, year.revenue);
  const factor = (100 - percentOf(year.ebitda, year.revenue) - moving) / (100 - wanted - moving);
  return Number.isFinite(factor) && factor > 0 ? factor : mostPriceFactor;
}

/** What prices have to be multiplied with for a margin of EBITDA inside the usual range. */
function priceFactorFor(year: YearFigures, { ebitda }: Health, { isTraded, isWorldwide }: Kind): number {
  const [low, high] = ebitda;
  const margin = percentOf(year.ebitda, year.revenue);
  if (year.revenue <= 0 || (margin >= low && margin <= high)) return 1;
  const factor = factorTo(margin < low ? low + inside : high - inside, year);
  return Math.max(
    isTraded === true || isWorldwide === true ? leastTradedFactor : leastPriceFactor,
    Math.min(mostPriceFactor, factor),
  );
}

/** Of what the usual margin leaves room for. */
const priceSteps = [1 / 3, 2 / 3, 1];

/** Where money comes back later than is usual, prices are raised until it does not, as far as the usual margin goes. */
function paidBack(current: Adjusted, business: Business, made: Make): Adjusted {
  const { payback, ebitda } = usualHealth(business, current.measured);
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
  business: Business,
  mostLoan: number,
): Pick<Adjustments, 'equity' | 'loan'> => {
  const { head, rates } = business;
  const [lent, own] = [figureOfAll('loan', business), figureOfAll('equity', business)];
  if (lent !== null) return { loan: lent, equity: Math.max(own ?? 0, roundedUp(Math.max(0, total - lent))) };
  if (own !== null) return { loan: Math.min(mostLoan, roundedUp(Math.max(0, total - own))), equity: own };
  const part = head.kind.borrowed.typical * Math.min(1, dearInterest / rates.interest);
  const loan = Math.min(mostLoan, rounded((total * part) / 100));
  return { loan, equity: roundedUp(Math.max(0, total - loan)) };
};

const ofMoney: ReadonlySet<SettledFigure['is']> = new Set(['loan', 'equity', 'loan-rate', 'loan-years']);
const isOfMoney = ({ is }: SettledFigure): boolean => ofMoney.has(is);

const unpricedPart = ({ prices: _said, plansTimes = 1, ...part }: Part): Part => ({
  ...part,
  size: part.size / plansTimes,
});

/** As if nobody had said what anything costs. */
const unpriced = (business: Business): Business => ({
  ...business,
  ...{ head: unpricedPart(business.head), others: business.others.map(unpricedPart) },
});

/** As rules see it: what somebody says of a number or a price moves no others, but has its own effect. */
function asUsual({ figures = [], ...business }: Business): Business {
  const kept = figures.filter(isOfMoney);
  return { ...unpriced(business), ...(kept.length > 0 && { figures: kept }) };
}

function adjustedAs(settled: Business, frame: DocumentFrame): Adjusted {
  const business = asDone(settled);
  const isLoanKept = business.head.kind.borrowed.typical > 0 || figureOfAll('loan', business) !== null;
  const making = (one: Business): Make => {
    const measured = measuring(monthsInYear / monthsInPeriod(one));
    return (adjustments) => {
      const template = buildTemplate(one, { ...adjustments, isLoanKept }, frame);
      return { business: settled, template, adjustments, measured: measured(template) };
    };
  };
  const isUsual = business.figures?.every(isOfMoney) !== false && !hasPrices(business);
  const made = making(business);
  const adjusted = corrected(business, made, isUsual ? made : making(asDone(asUsual(settled))));
  const { adjustments } = adjusted;
  if (adjustments.loan > 0 || !isLoanKept) return adjusted;
  return { ...adjusted, template: buildTemplate(business, adjustments, frame) };
}

/** As its trade usually is; where it is too small for that, as its owner runs it. */
function byRules(settled: Business, frame: DocumentFrame): Adjusted {
  const usual = adjustedAs(settled, frame);
  if (!isStrained(usual)) return usual;
  const small = adjustedAs({ ...settled, means: 'proportion' }, frame);
  if (!isLosing(small) || !paysOne(small.business)) return small;
  return adjustedAs({ ...settled, means: 'unpaid' }, frame);
}

export function adjust(settled: Business, frame: DocumentFrame): Adjusted {
  if (!mayBeSmall(settled)) return adjustedAs(settled, frame);
  const { priceFactor, figures, ...ruled } = settled;
  const adjusted = byRules(unpriced(ruled), frame);
  if (priceFactor === undefined && figures === undefined && !hasPrices(settled)) return adjusted;
  // Prices and numbers that somebody chose change nothing else.
  const { means } = adjusted.business;
  return adjustedAs({ ...settled, ...(means && { means }) }, frame);
}

function corrected(business: Business, made: Make, madeUsual: Make): Adjusted {
  const first = madeUsual(begun);
  const year = settledYear(first.measured);
  if (!year) return lent(made === madeUsual ? first : made(begun), business, made);
  const priceFactor = priceFactorFor(year, usualHealth(business, first.measured), business.head.kind);
  const usual: Adjustments = { ...begun, priceFactor, ...daysOf(business, year) };
  // Days of terms alone move the need so little that the rounds of funding find it.
  const priced = priceFactor === 1 ? { ...first, adjustments: usual } : madeUsual(usual);
  const ruled = paidBack(priced, business, madeUsual);
  const { priceFactor: chosen } = business;
  const ruledFactor = ruled.adjustments.priceFactor;
  if (chosen !== undefined) return lent(made({ ...usual, priceFactor: chosen, ruledFactor }), business, made);
  return lent(made === madeUsual ? ruled : made(ruled.adjustments), business, made);
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
  if (business.figures?.some(isOfMoney) === true) return current;
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
