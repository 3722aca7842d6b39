// The rate of return of periodic payments: where there are several roots the one nearest to a guess; and the modified rate.

/** The search for roots goes in steps of log growth, which get longer further out, where roots are further apart. */
const shortestStep = 0.01;
const stepShare = 0.01;

/** Beyond this the yearly rate of monthly payments overflows. */
const highestLog = 58;

/** Below this a rate per period is indistinguishable from -100 %, or its powers overflow. */
const lowestLog = (payments: ArrayLike<number>): number => -Math.min(34, 650 / payments.length);

/** The sum of the payments, each divided by growth to the power of its period. */
function presentValue(payments: ArrayLike<number>, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) sum = sum * factor + (payments[index] ?? 0);
  return sum;
}

/** The derivative of the present value with respect to log growth. */
function slope(payments: ArrayLike<number>, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index > 0; index -= 1) {
    sum = (sum + index * (payments[index] ?? 0)) * factor;
  }
  return -sum;
}

/** Below this difference, two values of log growth give the same rate. */
const closest = 1e-16;

/** The root between two bounds: Newton's method where its next guess lies between them, bisection otherwise. */
function refine(payments: ArrayLike<number>, from: number, to: number): number {
  let [low, high] = from < to ? [from, to] : [to, from];
  const isPositive = presentValue(payments, low) > 0;
  let at = (low + high) / 2;
  for (let round = 0; round < 200; round += 1) {
    const value = presentValue(payments, at);
    if (value === 0) return at;
    if (value > 0 === isPositive) low = at;
    else high = at;
    const guess = at - value / slope(payments, at);
    const next = guess >= low && guess <= high ? guess : (low + high) / 2;
    if (Math.abs(next - at) <= closest) return next;
    at = next;
  }
  return at;
}

const signChanges = (payments: readonly number[]): number => {
  const signs = payments.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
};

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
  payments: readonly number[],
  isPositive: boolean,
): number | null {
  const { at } = direction;
  const to = further(direction);
  const value = presentValue(payments, to);
  const isPassed = value > 0 !== isPositive || value === 0;
  direction.at = isPassed ? direction.bound : to;
  return isPassed ? refine(payments, at, to) : null;
}

/** The nearest root in either direction, as log growth. */
function nearestRoot(all: readonly number[], start: number, distance: (logGrowth: number) => number): number {
  // Leading payments of 0 would only make every present value vanish at high rates.
  const list = all.slice(all.findIndex((payment) => payment !== 0));
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
      const root = searchStep(direction, list, valueAtStart > 0);
      if (root === null) continue;
      hidden -= 1;
      if (distance(root) < least) [nearest, least] = [root, distance(root)];
    }
  }
  return nearest;
}

/** The rate per period nearest to a guess. */
function rateNear(payments: readonly number[], guess: number): number {
  const log = Math.log1p(Math.max(guess, -1));
  const start = Math.min(Math.max(log, lowestLog(payments)), highestLog);
  return Math.expm1(nearestRoot(payments, start, (root) => Math.abs(Math.expm1(root) - guess)));
}

/** The same rate found in steps from 0, so that its last digits say nothing of the guess. */
function rateFromZero(payments: readonly number[], rate: number): number {
  const list = payments.slice(payments.findIndex((payment) => payment !== 0));
  const root = Math.log1p(rate);
  const bound = root > 0 ? highestLog : lowestLog(payments);
  let [at, to] = [0, further({ at: 0, bound })];
  while (Math.abs(to) < Math.abs(root) && to !== bound) [at, to] = [to, further({ at: to, bound })];
  const isBetween = presentValue(list, at) > 0 !== presentValue(list, to) > 0;
  return isBetween ? Math.expm1(refine(list, at, to)) : rate;
}

/** The rate per period nearest to a guess, the same to the last digit from any guess near it; NaN where there is none. */
export function rateOfReturn(payments: readonly number[], guess = 0): number {
  const rate = Number.isNaN(guess) ? guess : rateNear(payments, guess);
  return Number.isNaN(rate) || rate === 0 ? rate : rateNear(payments, rateFromZero(payments, rate));
}

/** The rate per period with money borrowed at one rate and reinvested at another; NaN without payments of both signs. */
export function modifiedRate(payments: readonly number[], borrowed: number, reinvested: number): number {
  if (!(payments.some((payment) => payment > 0) && payments.some((payment) => payment < 0)))
    return Number.NaN;
  let [paid, received] = [0, 0];
  let [paidFactor, receivedFactor] = [1, 1];
  for (const payment of payments) {
    if (payment > 0) received += payment * receivedFactor;
    else paid -= payment * paidFactor;
    paidFactor /= 1 + borrowed;
    receivedFactor /= 1 + reinvested;
  }
  const last = payments.length - 1;
  const growth = (received / paid) * (1 + reinvested) ** last;
  const isWithin = [paid, received, growth].every(Number.isFinite);
  return isWithin ? growth ** (1 / last) - 1 : Number.NaN;
}
