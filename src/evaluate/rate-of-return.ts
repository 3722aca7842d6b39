// The rate of return of a row of payments, one a period: the root nearest to no return at all.

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

/** The first root on the way from 0 to a bound. */
function rootTowards(payments: ArrayLike<number>, bound: number): number | null {
  const step = bound > 0 ? logStep : -logStep;
  let before = presentValue(payments, 0);
  if (before === 0) return 0;
  for (let at = step; Math.abs(at) <= Math.abs(bound); at += step) {
    const value = presentValue(payments, at);
    if (value > 0 !== before > 0 || value === 0) return bisect(payments, at - step, at);
    before = value;
  }
  return null;
}

/** NaN where there is none, or where the payments have no two signs. */
export function rateOfReturn(payments: ArrayLike<number>): number {
  const list = Array.from(payments);
  if (!list.some((value) => value > 0) || !list.some((value) => value < 0)) return Number.NaN;
  const rates = [rootTowards(list, highestLog), rootTowards(list, lowestLog)]
    .filter((root) => root !== null)
    .map((root) => Math.expm1(root));
  return rates.reduce(
    (nearest, rate) => (Math.abs(rate) < Math.abs(nearest) ? rate : nearest),
    rates[0] ?? Number.NaN,
  );
}
