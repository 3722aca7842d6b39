// Finds the yearly rate at which the present value of flows is 0, the one nearest 0.
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

/** flows[t] for t = 1 to N; null without both signs, or where no rate does it. */
export function rateOfReturn(flows: readonly number[], perYear: number): number | null {
  const terms: DatedFlow[] = [];
  for (let t = 1; t < flows.length; t++) {
    const amount = flows[t] ?? 0;
    if (amount !== 0) terms.push({ t, amount });
  }
  let nearest: number | null = null;
  for (const s of roots(terms)) {
    const rate = Math.expm1(-s * perYear);
    if (nearest === null || Math.abs(rate) < Math.abs(nearest)) nearest = rate;
  }
  return nearest;
}
