// Loans and savings with level payments: PMT, PV, FV, RATE, NPER, IPMT and the like.
import type { FunctionFamily } from '../runtime/code.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { numeric } from './define.ts';

/** What the payments of one unit are worth at the end. */
const gathered = (rate: number, periods: number): number =>
  rate === 0 ? periods : ((1 + rate) ** periods - 1) / rate;

const early = (rate: number, type: number): number => (type === 0 ? 1 : 1 + rate);

const futureValue = (rate: number, periods: number, payment: number, present = 0, type = 0): number =>
  -(present * (1 + rate) ** periods + payment * early(rate, type) * gathered(rate, periods));

const presentValue = (rate: number, periods: number, payment: number, future = 0, type = 0): number =>
  -(future + payment * early(rate, type) * gathered(rate, periods)) / (1 + rate) ** periods;

function payment(rate: number, periods: number, present: number, future = 0, type = 0): number {
  if (periods === 0) throw throwError('#NUM!');
  return -(present * (1 + rate) ** periods + future) / (early(rate, type) * gathered(rate, periods));
}

function periodCount(rate: number, paid: number, present: number, future = 0, type = 0): number {
  if (rate === 0) {
    if (paid === 0) throw throwError('#NUM!');
    return -(present + future) / paid;
  }
  const level = (paid * early(rate, type)) / rate;
  const share = (level - future) / (level + present);
  if (share <= 0 || rate <= -1) throw throwError('#NUM!');
  return Math.log(share) / Math.log(1 + rate);
}

function interest(
  rate: number,
  period: number,
  periods: number,
  present: number,
  future = 0,
  type = 0,
): number {
  if (period < 1 || period >= periods + 1) throw throwError('#NUM!');
  const paid = payment(rate, periods, present, future, type);
  if (type === 0) return futureValue(rate, period - 1, paid, present) * rate;
  /** Paid in advance: the interest of the period before, none with the first payment. */
  return period === 1 ? 0 : (futureValue(rate, period - 2, paid, present, 1) - paid) * rate;
}

const principal = (
  rate: number,
  period: number,
  periods: number,
  present: number,
  future = 0,
  type = 0,
): number =>
  payment(rate, periods, present, future, type) - interest(rate, period, periods, present, future, type);

/** What several periods pay off: each (1 + rate) times the one before; paid in advance, the first payment is all principal. */
function paidOff(rate: number, periods: number, present: number, from: number, count: number, type: number) {
  const growing = (start: number, times: number): number =>
    (-present * (1 + rate) ** start * gathered(rate, times)) / gathered(rate, periods);
  if (type === 0) return growing(from - 1, count);
  if (from > 1) return growing(from - 2, count);
  return payment(rate, periods, present, 0, type) + growing(0, count - 1);
}

function added(take: (paid: number, principal: number) => number) {
  return (
    rate: number,
    periods: number,
    present: number,
    first: number,
    last: number,
    type: number,
  ): number => {
    if (rate <= 0 || periods <= 0 || present <= 0 || first < 1 || last < first || last > periods) {
      throw throwError('#NUM!');
    }
    const from = Math.ceil(first);
    const count = Math.floor(last - from) + 1;
    if (count < 1) return 0;
    const paid = count * payment(rate, periods, present, 0, type);
    return take(paid, paidOff(rate, periods, present, from, count, type));
  };
}

function rateOf(periods: number, paid: number, present: number, future = 0, type = 0, guess = 0.1): number {
  const left = (rate: number): number =>
    present * (1 + rate) ** periods + paid * early(rate, type) * gathered(rate, periods) + future;
  let [before, rate] = [guess, guess === 0 ? 0.01 : guess * 1.1];
  let error = left(before);
  for (let turn = 0; turn < 100; turn += 1) {
    const next = left(rate);
    if (Math.abs(next - error) < 1e-300) break;
    const better = rate - (next * (rate - before)) / (next - error);
    if (Math.abs(better - rate) < 1e-13 * Math.max(1, Math.abs(rate))) return better;
    [before, error, rate] = [rate, next, better];
    if (!Number.isFinite(rate) || rate <= -1) break;
  }
  if (Math.abs(left(rate)) < 1e-7 * Math.max(1, Math.abs(present))) return rate;
  throw throwError('#NUM!');
}

function effective(nominal: number, count: number): number {
  const times = Math.trunc(count);
  if (nominal <= 0 || times < 1) throw throwError('#NUM!');
  return (1 + nominal / times) ** times - 1;
}

function nominal(rate: number, count: number): number {
  const times = Math.trunc(count);
  if (rate <= 0 || times < 1) throw throwError('#NUM!');
  return times * ((1 + rate) ** (1 / times) - 1);
}

export const annuities: FunctionFamily = {
  FV: numeric(3, 5, futureValue),
  PV: numeric(3, 5, presentValue),
  PMT: numeric(3, 5, payment),
  NPER: numeric(3, 5, periodCount),
  IPMT: numeric(4, 6, interest),
  PPMT: numeric(4, 6, principal),
  ISPMT: numeric(4, 4, (rate, period, periods, present) => present * rate * (period / periods - 1)),
  CUMIPMT: numeric(
    6,
    6,
    added((paid, principal) => paid - principal),
  ),
  CUMPRINC: numeric(
    6,
    6,
    added((_, principal) => principal),
  ),
  RATE: numeric(3, 6, rateOf),
  EFFECT: numeric(2, 2, effective),
  NOMINAL: numeric(2, 2, nominal),
  RRI: numeric(3, 3, (periods, present, future) => (future / present) ** (1 / periods) - 1),
  PDURATION: numeric(3, 3, (rate, present, future) => Math.log(future / present) / Math.log(1 + rate)),
};
