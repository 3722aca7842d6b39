// Depreciation of an asset: straight line, declining balance, sum of the years' digits.
import type { FunctionFamily } from '../runtime/code.ts';
import { toNumber } from '../values/coerce.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { numeric } from './define.ts';

function straight(cost: number, salvage: number, life: number): number {
  if (life === 0) throw throwError('#DIV/0!');
  return (cost - salvage) / life;
}

function byDigits(cost: number, salvage: number, life: number, period: number): number {
  if (period < 1 || period > life) throw throwError('#NUM!');
  return ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1));
}

/** At a rate of three digits, as the function has it. */
function fixedDeclining(cost: number, salvage: number, life: number, period: number, months = 12): number {
  if (cost < 0 || salvage < 0 || life <= 0 || period < 1 || period > life + 1) throw throwError('#NUM!');
  if (cost === 0) return 0;
  const rate = Math.round((1 - (salvage / cost) ** (1 / life)) * 1000) / 1000;
  const first = (cost * rate * months) / 12;
  const years = Math.floor(Math.min(period, life));
  const left = (after: number): number => (cost - first) * (1 - rate) ** (after - 1);
  if (period > life) return (left(years) * rate * (12 - months)) / 12;
  return years < 2 ? first : left(years - 1) * rate;
}

function declining(cost: number, salvage: number, life: number, period: number, factor = 2): number {
  if (cost < 0 || salvage < 0 || period < 1 || period > life || factor <= 0) throw throwError('#NUM!');
  const rate = Math.min(1, factor / life);
  const before = Math.max(
    salvage,
    rate === 1 ? (period === 1 ? cost : 0) : cost * (1 - rate) ** (period - 1),
  );
  const after = Math.max(salvage, cost * (1 - rate) ** period);
  return Math.max(0, before - after);
}

/** Nothing is written off over more; each is a step of its own. */
const mostPeriods = 100_000;

/** What is written off up to a time, changing to a straight line as soon as that is more. */
function wornBy(
  time: number,
  cost: number,
  salvage: number,
  life: number,
  factor: number,
  switches: boolean,
): number {
  let left = cost;
  let worn = 0;
  let isStraight = false;
  let level = 0;
  for (let period = 1; period <= Math.ceil(time); period += 1) {
    const balance = Math.min(left * Math.min(1, factor / life), Math.max(0, left - salvage));
    const even = life - period + 1 > 0 ? Math.max(0, left - salvage) / (life - period + 1) : 0;
    if (switches && !isStraight && even > balance) {
      isStraight = true;
      level = even;
    }
    const part = period > time ? time - period + 1 : 1;
    const step = isStraight ? Math.min(level, Math.max(0, left - salvage)) : balance;
    worn += step * part;
    left -= step;
  }
  return worn;
}

function variable(
  cost: number,
  salvage: number,
  life: number,
  start: number,
  end: number,
  factor = 2,
  staysDeclining = 0,
): number {
  if (cost < 0 || salvage < 0 || life <= 0 || start < 0 || end < start || end > life || factor < 0) {
    throw throwError('#NUM!');
  }
  if (end > mostPeriods) throw throwUncalculated('an asset of more than 100,000 periods');
  const by = (time: number): number => wornBy(time, cost, salvage, life, factor, staysDeclining === 0);
  return by(end) - by(start);
}

const variableBalance = numeric(5, 7, variable);

export const depreciation: FunctionFamily = {
  SLN: numeric(3, 3, straight),
  SYD: numeric(4, 4, byDigits),
  DB: numeric(4, 5, fixedDeclining),
  DDB: numeric(4, 5, declining),
  VDB: {
    ...variableBalance,
    calculate: (args, context) => {
      context.spend(Math.min(mostPeriods, Math.abs(toNumber(args[4] ?? null))) / 4);
      return variableBalance.calculate(args, context);
    },
  },
};
