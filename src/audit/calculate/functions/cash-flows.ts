// Values and returns of cash flows: NPV, XNPV, IRR, XIRR, MIRR.
import type { FunctionFamily } from '../runtime/code.ts';
import type { ScalarStep } from '../runtime/fold.ts';
import { foldValues } from '../runtime/fold-values.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { toNumber } from '../values/coerce.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { define, type FunctionArguments, numbersIn } from './define.ts';
import { discounted } from './number-folds.ts';

interface DatedFlow {
  readonly amount: number;
  /** Periods or years from the first one. */
  readonly time: number;
}

/** A power for each flow is as much work as looking at some cells. */
const stepsPerFlow = 4;

class CashFlows {
  readonly flows: readonly DatedFlow[];
  private readonly context: FormulaContext;

  constructor(flows: readonly DatedFlow[], context: FormulaContext) {
    this.flows = flows;
    this.context = context;
  }

  private added(term: (flow: DatedFlow) => number): number {
    this.context.spend(this.flows.length * stepsPerFlow);
    return this.flows.reduce((sum, flow) => sum + term(flow), 0);
  }

  worth(rate: number): number {
    return this.added(({ amount, time }) => amount * (1 + rate) ** -time);
  }

  slope(rate: number): number {
    return this.added(({ amount, time }) => -time * amount * (1 + rate) ** (-time - 1));
  }

  size(): number {
    return this.added(({ amount }) => Math.abs(amount));
  }
}

function newton(flows: CashFlows, guess: number): number | null {
  let rate = guess;
  for (let turn = 0; turn < 60; turn += 1) {
    const next = rate - flows.worth(rate) / flows.slope(rate);
    if (!Number.isFinite(next) || next <= -1) return null;
    if (Math.abs(next - rate) <= 1e-14 * Math.max(1, Math.abs(rate))) return next;
    rate = next;
  }
  return Math.abs(flows.worth(rate)) <= 1e-10 * flows.size() ? rate : null;
}

function halved(flows: CashFlows, from: number, to: number): number {
  let [low, high] = [from, to];
  const atLow = Math.sign(flows.worth(low));
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(flows.worth(middle)) === atLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Nearest to the guess where the worth changes its sign. */
function searched(flows: CashFlows, guess: number): number {
  const steps = [...Array(400).keys()].map((step) => 1.03 ** step * 0.002);
  for (const step of steps) {
    for (const [from, to] of [
      [guess + step, guess + step * 1.03],
      [guess - step * 1.03, guess - step],
    ] as const) {
      if (from <= -0.9999) continue;
      if (flows.worth(from) * flows.worth(to) <= 0) return halved(flows, from, to);
    }
  }
  throw throwError('#NUM!');
}

function rateOf(flows: CashFlows, guess: number): number {
  const signs = new Set(flows.flows.map(({ amount }) => Math.sign(amount)));
  if (!signs.has(1) || !signs.has(-1) || guess <= -1) throw throwError('#NUM!');
  return newton(flows, guess) ?? searched(flows, guess);
}

function inOrder(amounts: readonly number[], context: FormulaContext): CashFlows {
  context.spendTable(amounts.length);
  return new CashFlows(
    amounts.map((amount, time) => ({ amount, time })),
    context,
  );
}

/** Without the payments of 0 in front: the same rates, but none at which everything merely vanishes. */
function begun(amounts: readonly number[]): readonly number[] {
  const first = amounts.findIndex((amount) => amount !== 0);
  return first < 0 ? amounts : amounts.slice(first);
}

function dated(args: FunctionArguments, context: FormulaContext, amountsAt: number): CashFlows {
  const amounts = numbersIn(context, [args.value(amountsAt)]);
  const days = numbersIn(context, [args.value(amountsAt + 1)]).map(Math.floor);
  const [first = 0] = days;
  if (amounts.length !== days.length || days.some((day) => day < first)) throw throwError('#NUM!');
  context.spendTable(amounts.length);
  const flows = amounts.map((amount, place) => ({ amount, time: ((days[place] ?? first) - first) / 365 }));
  return new CashFlows(flows, context);
}

function modifiedRate(args: FunctionArguments, context: FormulaContext): number {
  const amounts = numbersIn(context, [args.value(0)]);
  const [paid, earned] = [args.number(1), args.number(2)];
  const out = inOrder(
    amounts.map((amount) => Math.min(0, amount)),
    context,
  ).worth(paid);
  const back = inOrder(
    amounts.map((amount) => Math.max(0, amount)),
    context,
  ).worth(earned);
  if (out === 0 || back === 0) throw throwError('#DIV/0!');
  const periods = amounts.length - 1;
  return ((-back * (1 + earned) ** periods) / out) ** (1 / periods) - 1;
}

function datedWorth(args: FunctionArguments, context: FormulaContext): number {
  const rate = args.number(0);
  if (rate <= -1) throw throwError('#NUM!');
  return dated(args, context, 1).worth(rate);
}

export const cashFlows: FunctionFamily = {
  NPV: define(2, 255, 'sv', (args, context) => {
    const fold = discounted(args.number(0));
    const ofScalar: ScalarStep = (state, scalar) => fold.add(state, toNumber(scalar));
    return foldValues(context, fold, args.from(1), ofScalar).first;
  }),
  XNPV: define(3, 3, 'svv', datedWorth),
  IRR: define(1, 2, 'vs', (args, context) =>
    rateOf(inOrder(begun(numbersIn(context, [args.value(0)])), context), args.number(1, 0.1)),
  ),
  XIRR: define(2, 3, 'vvs', (args, context) => rateOf(dated(args, context, 0), args.number(2, 0.1))),
  MIRR: define(3, 3, 'vss', modifiedRate),
};
