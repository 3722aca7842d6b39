// Finds the yearly rate at which the present value of flows is 0; of several the one that a search from 0 in doubling
// steps of growth passes first.
//
// With v = e^s the worth is a sum of a(t) * e^(s * t). Multiplied by e^(-s * k) its derivative has one change of sign
// fewer when k lies inside a change, so the roots of the derivative part the line into stretches with one root at most.

interface DatedFlow {
  readonly t: number;
  readonly amount: number;
}

/** Far beyond any rate that figures of this size can give. */
const widest = 800;

/** The sign of the sum is what matters, so the largest power is taken out. */
function worth(terms: readonly DatedFlow[], s: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { t } of terms) most = Math.max(most, s * t);
  let sum = 0;
  for (const { t, amount } of terms) sum += amount * Math.exp(s * t - most);
  return sum;
}

function signChange(terms: readonly DatedFlow[]): number | null {
  for (let i = 1; i < terms.length; i++) {
    const [before, after] = [terms[i - 1], terms[i]];
    if (before && after && before.amount * after.amount < 0) return (before.t + after.t) / 2;
  }
  return null;
}

function bisect(terms: readonly DatedFlow[], from: number, to: number): number {
  let [low, high] = [from, to];
  const rises = worth(terms, high) > 0;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (worth(terms, middle) > 0 === rises) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function roots(terms: readonly DatedFlow[]): number[] {
  const k = signChange(terms);
  if (k === null) return [];
  const derivative = terms.map(({ t, amount }) => ({ t, amount: amount * (t - k) }));
  const stops = [-widest, ...roots(derivative), widest];
  const found: number[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [from, to] = [stops[i - 1] ?? 0, stops[i] ?? 0];
    const [left, right] = [worth(terms, from), worth(terms, to)];
    if (left === 0) found.push(from);
    else if (left * right < 0) found.push(bisect(terms, from, to));
  }
  return found;
}

/** The growth of the first step is doubled six times, as a power: 1 + r, then its square, up to its 128th power. */
const steps = [2, 4, 8, 16, 32, 64, 128];

/** Where programs no longer agree: a million times the money in a period, or a hundred-millionth of it left. */
const isAgreed = (log: number): boolean => Math.exp(log) < 1e6 + 1 && Math.exp(log) > 1e-8;

/** A root is as exact as the sums whose sign it changes, which is little where it is next to 0. */
const slack = (end: number): number => 1e-9 + 1e-14 / Math.abs(end);

/** Where the quarter begins of a stretch from half its end to its end. */
const quarterOf = (log: number, end: number): number => (Math.floor((log / end) * 8 + 1e-9) / 8) * end;

/** What comes in and what goes out, discounted by growth. */
function bothSides(terms: readonly DatedFlow[], growth: number): readonly [number, number] {
  let [received, paid] = [0, 0];
  for (const { t, amount } of terms) {
    if (amount > 0) received += amount * growth ** -t;
    else paid -= amount * growth ** -t;
  }
  return [received, paid];
}

/** Whether the numbers of a spreadsheet reach as far as this. */
function isReached(terms: readonly DatedFlow[], growth: number, last: number): boolean {
  const [received, paid] = bothSides(terms, growth);
  const made = [received, paid, (received / paid) * growth ** last];
  return growth - 1 > -1 && made.every(Number.isFinite);
}

/** The logarithm of the growth at the first step beyond a rate, on one side of 0. */
function firstPassed(terms: readonly DatedFlow[], first: number, last: number): number | null {
  const isAbove = worth(terms, 0) > 0;
  for (const step of steps) {
    const log = first * step;
    if (!isReached(terms, Math.exp(log), last)) return null;
    if (worth(terms, -log) > 0 !== isAbove) return log;
  }
  return null;
}

/** flows[t] for t = 0 to the last; null without both signs, or where the search passes no rate. */
export function rateOfReturn(flows: readonly number[], perYear: number): number | null {
  const terms = flows.map((amount, t) => ({ t, amount })).filter(({ amount }) => amount !== 0);
  const [received, paid] = bothSides(terms, 1);
  if (received === 0 || paid === 0) return null;
  const last = flows.length - 1;
  const first = Math.abs(Math.log(received / paid)) / last;
  // Rounding: what is paid comes back without a gain or a loss.
  if (first < 5e-13) return 0;
  const ends = [first, -first].flatMap((side) => firstPassed(terms, side, last) ?? []);
  const distance = (log: number): number => Math.abs(Math.expm1((log / 2) * perYear));
  const [end] = ends.toSorted((a, b) => distance(a) - distance(b));
  if (end === undefined) return null;
  const within = roots(terms)
    .map((s) => -s)
    .filter((log) => log / end >= 0.5 - slack(end) && log / end <= 1 + slack(end))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const [log] = within;
  return log === undefined || !isAgreed(quarterOf(log, end)) ? null : Math.expm1(log * perYear);
}
