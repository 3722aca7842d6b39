// When a business first earns, has earned, and has the least cash: period numbers, and the amount.

import { at, type PeriodLine, type SingleFigure } from './line.ts';

interface MilestoneLines {
  readonly ebitda: PeriodLine;
  readonly netIncome: PeriodLine;
  readonly cash: PeriodLine;
}

/** Amounts up to the allowance count as 0. */
export function milestones(
  { ebitda, netIncome, cash }: MilestoneLines,
  allowance: number,
): Readonly<Record<string, SingleFigure>> {
  const n = cash.length - 1;
  let firstEbitda: SingleFigure = null;
  let firstProfit: SingleFigure = null;
  let lowest = at(cash, 1);
  let earned = 0;
  for (let t = 1; t <= n; t++) {
    earned += at(netIncome, t);
    if (firstEbitda === null && at(ebitda, t) > allowance) firstEbitda = t;
    if (firstProfit === null && earned > allowance) firstProfit = t;
    lowest = Math.min(lowest, at(cash, t));
  }
  let lowestPeriod = 1;
  while (at(cash, lowestPeriod) > lowest + allowance) lowestPeriod++;
  return {
    first_ebitda_period: firstEbitda,
    first_profit_period: firstProfit,
    lowest_cash: lowest,
    lowest_cash_period: lowestPeriod,
  };
}
