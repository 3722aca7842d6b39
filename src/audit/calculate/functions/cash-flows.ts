// The worth and the return of cash flows: NPV, XNPV, IRR, XIRR, MIRR.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { failed } from '../values/failure.ts';
import { type Arguments, define, numbersIn, sumOf } from './define.ts';

interface Flow {
  readonly amount: number;
  /** Periods or years from the first one. */
  readonly time: number;
}

const worth = (flows: readonly Flow[], rate: number): number =>
  sumOf(flows.map(({ amount, time }) => amount * (1 + rate) ** -time));

const slope = (flows: readonly Flow[], rate: number): number =>
  sumOf(flows.map(({ amount, time }) => -time * amount * (1 + rate) ** (-time - 1)));

function newton(flows: readonly Flow[], guess: number): number | null {
  let rate = guess;
  for (let turn = 0; turn < 60; turn += 1) {
    const next = rate - worth(flows, rate) / slope(flows, rate);
    if (!Number.isFinite(next) || next <= -1) return null;
    if (Math.abs(next - rate) <= 1e-14 * Math.max(1, Math.abs(rate))) return next;
    rate = next;
  }
  const size = sumOf(flows.map(({ amount }) => Math.abs(amount)));
  return Math.abs(worth(flows, rate)) <= 1e-10 * size ? rate : null;
}

function halved(flows: readonly Flow[], from: number, to: number): number {
  let [low, high] = [from, to];
  const atLow = Math.sign(worth(flows, low));
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(flows, middle)) === atLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Nearest to the guess where the worth changes its sign. */
function searched(flows: readonly Flow[], guess: number): number {
  const steps = [...Array(400).keys()].map((step) => 1.03 ** step * 0.002);
  for (const step of steps) {
    for (const [from, to] of [
      [guess + step, guess + step * 1.03],
      [guess - step * 1.03, guess - step],
    ] as const) {
      if (from <= -0.9999) continue;
      if (worth(flows, from) * worth(flows, to) <= 0) return halved(flows, from, to);
    }
  }
  throw failed('#NUM!');
}

function rateOf(flows: readonly Flow[], guess: number): number {
  const signs = new Set(flows.map(({ amount }) => Math.sign(amount)));
  if (!signs.has(1) || !signs.has(-1) || guess <= -1) throw failed('#NUM!');
  return newton(flows, guess) ?? searched(flows, guess);
}

const inOrder = (amounts: readonly number[], first: number): Flow[] =>
  amounts.map((amount, place) => ({ amount, time: place + first }));

function dated(args: Arguments, site: Site, amountsAt: number): Flow[] {
  const amounts = numbersIn(site, [args.value(amountsAt)]);
  const days = numbersIn(site, [args.value(amountsAt + 1)]).map(Math.floor);
  const [first = 0] = days;
  if (amounts.length !== days.length || days.some((day) => day < first)) throw failed('#NUM!');
  return amounts.map((amount, place) => ({ amount, time: ((days[place] ?? first) - first) / 365 }));
}

function modifiedRate(args: Arguments, site: Site): number {
  const amounts = numbersIn(site, [args.value(0)]);
  const [paid, earned] = [args.number(1), args.number(2)];
  const out = worth(
    inOrder(
      amounts.filter((amount) => amount < 0).length > 0 ? amounts.map((amount) => Math.min(0, amount)) : [],
      0,
    ),
    paid,
  );
  const back = worth(
    inOrder(
      amounts.map((amount) => Math.max(0, amount)),
      0,
    ),
    earned,
  );
  if (out === 0 || back === 0) throw failed('#DIV/0!');
  const periods = amounts.length - 1;
  return ((-back * (1 + earned) ** periods) / out) ** (1 / periods) - 1;
}

function datedWorth(args: Arguments, site: Site): number {
  const rate = args.number(0);
  if (rate <= -1) throw failed('#NUM!');
  return worth(dated(args, site, 1), rate);
}

export const cashFlows: FunctionFamily = {
  NPV: define(2, 255, 'sv', (args, site) => worth(inOrder(numbersIn(site, args.from(1)), 1), args.number(0))),
  XNPV: define(3, 3, 'svv', datedWorth),
  IRR: define(1, 2, 'vs', (args, site) =>
    rateOf(inOrder(numbersIn(site, [args.value(0)]), 0), args.number(1, 0.1)),
  ),
  XIRR: define(2, 3, 'vvs', (args, site) => rateOf(dated(args, site, 0), args.number(2, 0.1))),
  MIRR: define(3, 3, 'vss', modifiedRate),
};
