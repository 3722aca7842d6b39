// The rate of return of a row of payments, one a period: of several roots, the nearest to a guess or to no return at all.

/** Roots are looked for in steps of the logarithm of growth, longer ones far out where roots lie further apart. */
const shortestStep = 0.01;
const stepShare = 0.01;

/** Beyond it the yearly rate of monthly payments is no number any more. */
const highestLog = 58;

/** Below it a rate a period cannot be told from -100 %, or its powers are no numbers any more. */
const lowestLog = (payments: ArrayLike<number>): number => -Math.min(34, 650 / payments.length);

/** The sum of the payments, each divided by growth to the power of its period. */
function presentValue(payments: ArrayLike<number>, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) sum = sum * factor + (payments[index] ?? 0);
  return sum;
}

/** How the sum of the payments changes with the logarithm of growth. */
function slope(payments: ArrayLike<number>, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index > 0; index -= 1) {
    sum = (sum + index * (payments[index] ?? 0)) * factor;
  }
  return -sum;
}

/** Closer than this, logarithms of growth cannot be told apart in a rate. */
const closest = 1e-16;

/** The root between two places: Newton's next guess where it lies between them, and else the middle. */
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

/** One of the two ways that lead from a start. */
interface Way {
  readonly bound: number;
  /** How far it has been walked without a root. */
  at: number;
}

function further({ at, bound }: Way): number {
  const step = Math.max(shortestStep, stepShare * Math.abs(at));
  return bound > at ? Math.min(at + step, bound) : Math.max(at - step, bound);
}

/** Walks one step and gives the root that lies on it, with which the way ends. */
function walk(way: Way, payments: readonly number[], isPositive: boolean): number | null {
  const { at } = way;
  const to = further(way);
  const value = presentValue(payments, to);
  const isPassed = value > 0 !== isPositive || value === 0;
  way.at = isPassed ? way.bound : to;
  return isPassed ? refine(payments, at, to) : null;
}

/** The nearest root on either way, as the logarithm of growth. */
function nearestRoot(
  payments: ArrayLike<number>,
  start: number,
  distance: (logGrowth: number) => number,
): number {
  const all = Array.from(payments);
  // Payments of 0 at the start would only make every sum vanish at high rates.
  const list = all.slice(all.findIndex((payment) => payment !== 0));
  const valueAtStart = presentValue(list, start);
  if (valueAtStart === 0 && signChanges(list) > 0) return start;

  const ways: readonly Way[] = [highestLog, lowestLog(all)].map((bound) => ({ bound, at: start }));
  const isOpen = ({ at, bound }: Way): boolean => at !== bound && !(distance(at) >= least);
  let [nearest, least] = [Number.NaN, Number.POSITIVE_INFINITY];
  // There are at most as many roots as changes of sign (Descartes), and most payments have one.
  let hidden = signChanges(list);
  while (hidden > 0 && ways.some(isOpen)) {
    for (const way of ways.filter(isOpen)) {
      const root = walk(way, list, valueAtStart > 0);
      if (root === null) continue;
      hidden -= 1;
      if (distance(root) < least) [nearest, least] = [root, distance(root)];
    }
  }
  return nearest;
}

/** The rate a period that is nearest to a guess; NaN where there is none. */
export function rateOfReturn(payments: ArrayLike<number>, guess = 0): number {
  const log = Math.log1p(Math.max(guess, -1));
  const start = Math.min(Math.max(log, lowestLog(payments)), highestLog);
  return Math.expm1(nearestRoot(payments, start, (root) => Math.abs(Math.expm1(root) - guess)));
}

/** The rate a period whose yearly rate is nearest to 0: a gain of 5 % a month is further off than a loss of 6 % a month. */
export function rateNearestZero(payments: ArrayLike<number>, periodsPerYear: number): number {
  return Math.expm1(nearestRoot(payments, 0, (root) => Math.abs(Math.expm1(root * periodsPerYear))));
}
