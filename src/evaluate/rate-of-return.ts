// The rate of return of a row of payments, one a period: of several roots, the nearest to a guess or to no return at all.

/** Rates a period between which roots are looked for, in steps of the logarithm of growth. */
const logStep = 0.01;
const lowestLog = -6;
const highestLog = 8;

/** The sum of the payments, each divided by growth to the power of its period. */
function presentValue(payments: ArrayLike<number>, logGrowth: number): number {
  const factor = Math.exp(-logGrowth);
  let sum = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) sum = sum * factor + (payments[index] ?? 0);
  return sum;
}

function bisect(payments: ArrayLike<number>, from: number, to: number): number {
  let [low, high] = [from, to];
  const isPositive = presentValue(payments, low) > 0;
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (presentValue(payments, middle) > 0 === isPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The first root on the way from a start to a bound. */
function rootTowards(payments: ArrayLike<number>, start: number, bound: number): number | null {
  const step = bound > start ? logStep : -logStep;
  let before = presentValue(payments, start);
  if (before === 0) return start;
  for (let at = start + step; Math.abs(at - start) <= Math.abs(bound - start); at += step) {
    const value = presentValue(payments, at);
    if (value > 0 !== before > 0 || value === 0) return bisect(payments, at - step, at);
    before = value;
  }
  return null;
}

/** The next root on each side of a start, as logarithms of growth; none where the payments have no two signs. */
function rootsAround(payments: ArrayLike<number>, start: number): readonly number[] {
  const list = Array.from(payments);
  if (!list.some((value) => value > 0) || !list.some((value) => value < 0)) return [];
  return [rootTowards(list, start, highestLog), rootTowards(list, start, lowestLog)].filter(
    (root) => root !== null,
  );
}

function nearest(roots: readonly number[], distance: (root: number) => number): number {
  return roots.reduce(
    (best, root) => (distance(root) < distance(best) ? root : best),
    roots[0] ?? Number.NaN,
  );
}

/** The rate a period that is nearest to a guess; NaN where there is none. */
export function rateOfReturn(payments: ArrayLike<number>, guess = 0): number {
  const start = Math.min(Math.max(Math.log1p(Math.max(guess, -1)), lowestLog), highestLog);
  return Math.expm1(nearest(rootsAround(payments, start), (root) => Math.abs(Math.expm1(root) - guess)));
}

/** The rate a period whose yearly rate is nearest to 0: a gain of 5 % a month is further off than a loss of 6 % a month. */
export function rateNearestZero(payments: ArrayLike<number>, periodsPerYear: number): number {
  return Math.expm1(nearest(rootsAround(payments, 0), (root) => Math.abs(Math.expm1(root * periodsPerYear))));
}
