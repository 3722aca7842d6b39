// The rate of return of periodic payments: where there are several roots the one nearest to a guess; and the modified rate.

/** The search for roots goes in steps of log growth, which get longer further out, where roots are further apart. */
const shortestStep = 0.01;
const stepShare = 0.01;

/** Beyond this the yearly rate of monthly payments overflows. */
const highestLog = 58;

/** Below this a rate per period is indistinguishable from -100 %, or its powers overflow. */
const lowestLog = (payments: Float64Array): number => -Math.min(34, 650 / payments.length);

/** The sum of the payments, each divided by growth to the power of its period. */
function presentValue(payments: Float64Array, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) sum = sum * factor + (payments[index] ?? 0);
  return sum;
}

/**
 * How far Newton's method goes from here: the present value over its derivative with respect to log growth. Both are
 * summed in one loop, which takes no longer than either.
 */
function newtonStep(
  payments: Float64Array,
  logGrowth: number,
): { readonly value: number; readonly step: number } {
  const factor = Math.exp(-logGrowth);
  let [value, slope] = [0, 0];
  for (let index = payments.length - 1; index > 0; index -= 1) {
    const payment = payments[index] ?? 0;
    value = value * factor + payment;
    slope = (slope + index * payment) * factor;
  }
  value = value * factor + (payments[0] ?? 0);
  return { value, step: -value / slope };
}

/** Below this difference, two values of log growth give the same rate. */
const closest = 1e-16;

/** Near enough to say between which steps a root is; Newton's last step ends far nearer to it than it is long. */
const roughly = 1e-9;

/** The root between two bounds: Newton's method where its next guess lies between them, bisection otherwise. */
function refine(payments: Float64Array, from: number, to: number, enough: number): number {
  let [low, high] = from < to ? [from, to] : [to, from];
  const isPositive = presentValue(payments, low) > 0;
  let at = (low + high) / 2;
  for (let round = 0; round < 200; round += 1) {
    const { value, step } = newtonStep(payments, at);
    if (value === 0) return at;
    if (value > 0 === isPositive) low = at;
    else high = at;
    const guess = at - step;
    const next = guess >= low && guess <= high ? guess : (low + high) / 2;
    if (Math.abs(next - at) <= enough) return next;
    at = next;
  }
  return at;
}

function signChanges(payments: Float64Array): number {
  let [changes, before] = [0, 0];
  for (const payment of payments) {
    const sign = Math.sign(payment);
    if (sign * before < 0) changes += 1;
    if (sign !== 0) before = sign;
  }
  return changes;
}

/** Leading payments of 0 would only make every present value vanish at high rates. */
const fromFirstPayment = (payments: Float64Array): Float64Array =>
  payments.subarray(payments.findIndex((payment) => payment !== 0));

/** One of the two directions of the search from its start. */
interface SearchDirection {
  readonly bound: number;
  /** How far it has been searched without finding a root. */
  at: number;
}

function further({ at, bound }: SearchDirection): number {
  const step = Math.max(shortestStep, stepShare * Math.abs(at));
  return bound > at ? Math.min(at + step, bound) : Math.max(at - step, bound);
}

/** Searches one step further and returns the root in it, if any, which ends this direction. */
function searchStep(
  direction: SearchDirection,
  payments: Float64Array,
  isPositive: boolean,
  enough: number,
): number | null {
  const { at } = direction;
  const to = further(direction);
  const value = presentValue(payments, to);
  const isPassed = value > 0 !== isPositive || value === 0;
  direction.at = isPassed ? direction.bound : to;
  return isPassed ? refine(payments, at, to, enough) : null;
}

/** The nearest root in either direction, as log growth. */
function nearestRoot(
  all: Float64Array,
  start: number,
  distance: (logGrowth: number) => number,
  enough: number,
): number {
  const list = fromFirstPayment(all);
  const valueAtStart = presentValue(list, start);
  if (valueAtStart === 0 && signChanges(list) > 0) return start;

  const directions: readonly SearchDirection[] = [highestLog, lowestLog(all)].map((bound) => ({
    bound,
    at: start,
  }));
  const isOpen = ({ at, bound }: SearchDirection): boolean => at !== bound && !(distance(at) >= least);
  let [nearest, least] = [Number.NaN, Number.POSITIVE_INFINITY];
  // There are at most as many roots as sign changes (Descartes), and most payments have one.
  let hidden = signChanges(list);
  while (hidden > 0 && directions.some(isOpen)) {
    for (const direction of directions.filter(isOpen)) {
      const root = searchStep(direction, list, valueAtStart > 0, enough);
      if (root === null) continue;
      hidden -= 1;
      if (distance(root) < least) [nearest, least] = [root, distance(root)];
    }
  }
  return nearest;
}

/** The rate per period nearest to a guess. */
function rateNear(payments: Float64Array, guess: number, enough = closest): number {
  const log = Math.log1p(Math.max(guess, -1));
  const start = Math.min(Math.max(log, lowestLog(payments)), highestLog);
  const distance = (root: number): number => Math.abs(Math.expm1(root) - guess);
  return Math.expm1(nearestRoot(payments, start, distance, enough));
}

/** The rate at this place, found in steps from 0, so that its last digits say nothing of the guess; NaN if it is not. */
function rateFromZero(payments: Float64Array, rate: number): number {
  const list = fromFirstPayment(payments);
  const root = Math.log1p(rate);
  const bound = root > 0 ? highestLog : lowestLog(payments);
  let [at, to] = [0, further({ at: 0, bound })];
  while (Math.abs(to) < Math.abs(root) && to !== bound) [at, to] = [to, further({ at: to, bound })];
  const isBetween = presentValue(list, at) > 0 !== presentValue(list, to) > 0;
  return isBetween ? Math.expm1(refine(list, at, to, closest)) : Number.NaN;
}

/** The rate found from near a guess, the same to the last digit from any guess near it. */
function searchedRate(payments: Float64Array, guess: number): number {
  const rough = rateNear(payments, guess, roughly);
  if (Number.isNaN(rough)) return rough;
  if (Math.abs(rough) < roughly && rateNear(payments, guess) === 0) return 0;
  const same = rateFromZero(payments, rough);
  return rateNear(payments, Number.isNaN(same) ? rateNear(payments, guess) : same);
}

interface Search {
  readonly payments: Float64Array;
  readonly guess: number;
  readonly rate: number;
}

/** The latest searches: one cell asks whether there is a rate, the next one for the rate, in turn for several rates. */
const latest: Search[] = [];
const keptSearches = 4;

const isOf = (search: Search, payments: Float64Array, guess: number): boolean =>
  search.guess === guess &&
  search.payments.length === payments.length &&
  search.payments.every((payment, index) => payment === payments[index]);

/** The rate per period nearest to a guess; NaN where there is none. */
export function rateOfReturn(payments: Float64Array, guess = 0): number {
  if (Number.isNaN(guess)) return guess;
  const known = latest.find((search) => isOf(search, payments, guess));
  if (known) return known.rate;
  const rate = searchedRate(payments, guess);
  latest.unshift({ payments: payments.slice(), guess, rate });
  latest.length = Math.min(latest.length, keptSearches);
  return rate;
}

/** The rate per period with money borrowed at one rate and reinvested at another; NaN without payments of both signs. */
export function modifiedRate(payments: Float64Array, borrowed: number, reinvested: number): number {
  let [paid, received] = [0, 0];
  let [paidFactor, receivedFactor] = [1, 1];
  let [isPaid, isReceived] = [false, false];
  for (const payment of payments) {
    isPaid ||= payment < 0;
    isReceived ||= payment > 0;
    if (payment > 0) received += payment * receivedFactor;
    else paid -= payment * paidFactor;
    paidFactor /= 1 + borrowed;
    receivedFactor /= 1 + reinvested;
  }
  const last = payments.length - 1;
  const growth = (received / paid) * (1 + reinvested) ** last;
  const isWithin = [paid, received, growth].every(Number.isFinite);
  return isPaid && isReceived && isWithin ? growth ** (1 / last) - 1 : Number.NaN;
}
