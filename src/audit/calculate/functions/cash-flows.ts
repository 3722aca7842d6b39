// Values and returns of cash flows: NPV, XNPV, IRR, XIRR, MIRR.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { define, type FunctionArguments, numbersIn, sumOf } from './define.ts';

interface DatedFlow {
  readonly amount: number;
  /** Periods or years from the first one. */
  readonly time: number;
}

const worth = (flows: readonly DatedFlow[], rate: number): number =>
  sumOf(flows.map(({ amount, time }) => amount * (1 + rate) ** -time));

const slope = (flows: readonly DatedFlow[], rate: number): number =>
  sumOf(flows.map(({ amount, time }) => -time * amount * (1 + rate) ** (-time - 1)));

function newton(flows: readonly DatedFlow[], guess: number): number | null {
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

function halved(flows: readonly DatedFlow[], from: number, to: number): number {
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
function searched(flows: readonly DatedFlow[], guess: number): number {
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
  throw throwError('#NUM!');
}

function rateOf(flows: readonly DatedFlow[], guess: number): number {
  const signs = new Set(flows.map(({ amount }) => Math.sign(amount)));
  if (!signs.has(1) || !signs.has(-1) || guess <= -1) throw throwError('#NUM!');
  return newton(flows, guess) ?? searched(flows, guess);
}

const inOrder = (amounts: readonly number[], first: number): DatedFlow[] =>
  amounts.map((amount, place) => ({ amount, time: place + first }));

function dated(args: FunctionArguments, context: FormulaContext, amountsAt: number): DatedFlow[] {
  const amounts = numbersIn(context, [args.value(amountsAt)]);
  const days = numbersIn(context, [args.value(amountsAt + 1)]).map(Math.floor);
  const [first = 0] = days;
  if (amounts.length !== days.length || days.some((day) => day < first)) throw throwError('#NUM!');
  return amounts.map((amount, place) => ({ amount, time: ((days[place] ?? first) - first) / 365 }));
}

function modifiedRate(args: FunctionArguments, context: FormulaContext): number {
  const amounts = numbersIn(context, [args.value(0)]);
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
  if (out === 0 || back === 0) throw throwError('#DIV/0!');
  const periods = amounts.length - 1;
  return ((-back * (1 + earned) ** periods) / out) ** (1 / periods) - 1;
}

function datedWorth(args: FunctionArguments, context: FormulaContext): number {
  const rate = args.number(0);
  if (rate <= -1) throw throwError('#NUM!');
  return worth(dated(args, context, 1), rate);
}

export const cashFlows: FunctionFamily = {
  NPV: define(2, 255, 'sv', (args, context) =>
    worth(inOrder(numbersIn(context, args.from(1)), 1), args.number(0)),
  ),
  XNPV: define(3, 3, 'svv', datedWorth),
  IRR: define(1, 2, 'vs', (args, context) =>
    rateOf(inOrder(numbersIn(context, [args.value(0)]), 0), args.number(1, 0.1)),
  ),
  XIRR: define(2, 3, 'vvs', (args, context) => rateOf(dated(args, context, 0), args.number(2, 0.1))),
  MIRR: define(3, 3, 'vss', modifiedRate),
};
