// Balances that follow from days: what the last days brought, and what is left of an opening balance.
import type { OptionInput } from './inputs.ts';
import { at, emptyLine, type PeriodLine, runningTotal } from './line.ts';

/** The flow of the last d days of each period. */
export function tail(flow: PeriodLine, daysBack: PeriodLine, daysOfPeriod: readonly number[]): PeriodLine {
  const total = runningTotal(flow);
  const read = (t: number): number => (t <= 0 ? 0 : at(total, t));
  const result = emptyLine(flow.length - 1);
  for (let t = 1; t < flow.length; t++) {
    const q = at(daysBack, t) / (daysOfPeriod[t] ?? 0);
    const whole = Math.floor(q);
    const part = q - whole;
    result[t] = read(t) - (1 - part) * read(t - whole) - part * read(t - whole - 1);
  }
  return result;
}

/** What is left of an opening balance that goes evenly over so many days; the balance itself at 0. */
export function runOff(opening: number, days: number, { n, starts }: OptionInput): PeriodLine {
  const result = emptyLine(n);
  result[0] = opening;
  for (let t = 1; t <= n; t++) {
    const passed = (starts[t + 1] ?? 0) - (starts[1] ?? 0);
    result[t] = days === 0 ? 0 : opening * Math.max(0, 1 - passed / days);
  }
  return result;
}
