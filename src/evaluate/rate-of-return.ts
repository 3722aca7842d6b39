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
  const isRising = bound > start;
  const before = presentValue(payments, start);
  if (before === 0) return start;
  for (let from = start; from !== bound; ) {
    const step = Math.max(shortestStep, stepShare * Math.abs(from));
    const to = isRising ? Math.min(from + step, bound) : Math.max(from - step, bound);
    const value = presentValue(payments, to);
    if (value > 0 !== before > 0 || value === 0) return bisect(payments, from, to);
    from = to;
  }
  return null;
}

/** The next root on each side of a start, as logarithms of growth; none where the payments have no two signs. */
function rootsAround(payments: ArrayLike<number>, start: number): readonly number[] {
  const all = Array.from(payments);
  // Payments of 0 at the start would only make every sum vanish at high rates.
  const list = all.slice(all.findIndex((payment) => payment !== 0));
  if (!list.some((value) => value > 0) || !list.some((value) => value < 0)) return [];
  return [rootTowards(list, start, highestLog), rootTowards(list, start, lowestLog(all))].filter(
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
  const log = Math.log1p(Math.max(guess, -1));
  const start = Math.min(Math.max(log, lowestLog(payments)), highestLog);
  return Math.expm1(nearest(rootsAround(payments, start), (root) => Math.abs(Math.expm1(root) - guess)));
}

/** The rate a period whose yearly rate is nearest to 0: a gain of 5 % a month is further off than a loss of 6 % a month. */
export function rateNearestZero(payments: ArrayLike<number>, periodsPerYear: number): number {
  return Math.expm1(nearest(rootsAround(payments, 0), (root) => Math.abs(Math.expm1(root * periodsPerYear))));
}
