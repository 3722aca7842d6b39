// What the investment performance sheet says of an exit, of the owners' money, and of what the terminal values imply.
import { at, emptyLine, type PeriodLine, type SingleFigure } from './line.ts';
import { rateOfReturn } from './rate-of-return.ts';
import type { BalanceSheetLines, IncomeLines, StatementParts } from './statements.ts';

/** The figures of the sheet that these are made of. */
export interface ValuedForecast {
  readonly fcff: PeriodLine;
  readonly lastFactor: number;
  readonly npv: number;
  readonly irr: SingleFigure;
  /** Net present value of the forecast alone. */
  readonly forecastValue: number;
  readonly gordon: SingleFigure;
  readonly multiple: number;
  readonly lastYearFcff: number;
  readonly lastYearEbitda: number;
  /** As a fraction. */
  readonly wacc: number;
}

const quotient = (dividend: number, divisor: number): SingleFigure =>
  divisor === 0 ? null : dividend / divisor;

/** What growth says as a multiple, what the multiple says as growth, and how much of the value is terminal. */
export function impliedFigures(forecast: ValuedForecast): Readonly<Record<string, SingleFigure>> {
  const { gordon, multiple, lastFactor, forecastValue, lastYearFcff, wacc } = forecast;
  const share = (terminal: number): SingleFigure =>
    quotient(terminal * lastFactor, forecastValue + terminal * lastFactor);
  return {
    implied_multiple: gordon === null ? null : quotient(gordon, forecast.lastYearEbitda),
    implied_growth: quotient(multiple * wacc - lastYearFcff, multiple + lastYearFcff),
    tv_share_gordon: gordon === null ? null : share(gordon),
    tv_share_multiple: share(multiple),
  };
}

interface OwnersFlow {
  readonly before: PeriodLine;
  /** Whether the opening is a payment like any other. */
  readonly isInvested: boolean;
  /** What the exit adds in the last period; null where there is no exit value. */
  readonly left: SingleFigure;
}

function ownersFigures({ before, isInvested, left }: OwnersFlow, n: number, p: number) {
  const shown: (number | null)[] = [...before];
  shown[n] = left === null ? null : at(before, n) + left;
  if (left === null) return { equity_flow: shown, equity_irr: null, money_multiple: null };
  const flow = [...before];
  flow[n] = at(before, n) + left;
  let paidIn = 0;
  let paidOut = 0;
  for (const amount of flow) {
    if (amount < 0) paidIn -= amount;
    else paidOut += amount;
  }
  return {
    equity_flow: shown,
    equity_irr: rateOfReturn(isInvested ? flow : flow.slice(1), p),
    money_multiple: paidIn === 0 ? null : paidOut / paidIn,
  };
}

export function returnFigures(
  parts: StatementParts,
  income: IncomeLines,
  balance: BalanceSheetLines,
  forecast: ValuedForecast,
): Readonly<Record<string, (number | null)[] | SingleFigure>> {
  const { setting, wc, assets, funding } = parts;
  const { n, p, template } = setting;
  const { exit, openingInvested } = template.data.options.modules.npv;
  const isInvested = openingInvested === '1';
  const isExit = exit === 'gordon' || exit === 'multiple' || exit === 'liquidation';
  if (!isInvested && !isExit) return {};
  const liquidation = at(assets.netBookValue, n) + at(wc.netWorkingCapital, n);
  const { gordon, multiple } = forecast;
  const exitValue = exit === 'gordon' ? gordon : exit === 'multiple' ? multiple : liquidation;

  const before = emptyLine(n);
  if (isInvested) before[0] = -(at(balance.paid_in_capital, 0) + at(balance.retained_earnings, 0));
  for (let t = 1; t <= n; t++) {
    const received = at(income.dividends, t) + at(funding.equityRepayment, t);
    before[t] = received - at(funding.contribution, t);
  }
  const cashLeft = at(balance.cash, n) - at(wc.minimumCash, n) - at(balance.debt, n);
  let left: SingleFigure = 0;
  if (isExit) left = exitValue === null ? null : exitValue + cashLeft;

  let npvExit: SingleFigure = forecast.npv;
  let irrExit = forecast.irr;
  if (isExit) {
    npvExit = exitValue === null ? null : forecast.npv + exitValue * forecast.lastFactor;
    const flow = [...forecast.fcff];
    flow[n] = at(flow, n) + (exitValue ?? 0);
    irrExit = exitValue === null ? null : rateOfReturn(isInvested ? flow : flow.slice(1), p);
  }
  return {
    tv_liquidation: liquidation,
    ev_liquidation: forecast.forecastValue + liquidation * forecast.lastFactor,
    npv_exit: npvExit,
    irr_exit: irrExit,
    ...ownersFigures({ before, isInvested, left }, n, p),
  };
}
