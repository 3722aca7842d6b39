// The investment performance sheet.
import { incomeTax } from './income-tax.ts';
import { lineOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine, type SingleFigure } from './line.ts';
import { rateOfReturn } from './rate-of-return.ts';
import { impliedFigures, returnFigures, type ValuedForecast } from './returns.ts';
import type { BalanceSheetLines, IncomeLines, StatementParts } from './statements.ts';

/** The last year of a flow: its last p periods, or all of them stretched to a year where there are fewer. */
function lastYear(flow: PeriodLine, p: number): number {
  const n = flow.length - 1;
  let sum = 0;
  for (let t = Math.max(1, n - p + 1); t <= n; t++) sum += at(flow, t);
  return n < p ? (sum * p) / n : sum;
}

/** Years until the sum stays at or above 0; what is spent at the opening counts from there on. */
function payback(flow: PeriodLine, p: number): SingleFigure {
  const n = flow.length - 1;
  let sum = at(flow, 0);
  let answer: SingleFigure = 0;
  for (let t = 1; t <= n; t++) {
    const before = sum;
    sum += at(flow, t);
    if (sum < 0) answer = null;
    else if (before < 0) answer = (t - 1 - before / at(flow, t)) / p;
  }
  return answer;
}

export interface Investment {
  readonly lines: Readonly<Record<string, PeriodLine>>;
  readonly figures: Readonly<Record<string, (number | null)[] | SingleFigure>>;
}

/** Free cash flow, and what of it lasts: without what assets are sold for. */
function cashFlowLines({ setting, wc, assets }: StatementParts, income: IncomeLines, wacc: PeriodLine) {
  const { n, p } = setting;
  const fcff = emptyLine(n);
  const lasting = emptyLine(n);
  const factor = emptyLine(n);
  const cumulative = emptyLine(n);
  const discounted = emptyLine(n);
  const { tax, toDate } = incomeTax(setting, income.ebit, income.tax_rate, false);
  factor[0] = 1;
  if (setting.template.data.options.modules.npv.openingInvested === '1') {
    fcff[0] = -(at(assets.netBookValue, 0) + at(wc.netWorkingCapital, 0));
    cumulative[0] = fcff[0];
    discounted[0] = fcff[0];
  }
  for (let t = 1; t <= n; t++) {
    const tiedUp = at(wc.netWorkingCapital, t) - at(wc.netWorkingCapital, t - 1);
    lasting[t] = at(income.ebitda, t) - at(tax, t) - at(assets.capex, t) - tiedUp;
    fcff[t] = at(lasting, t) + at(assets.proceeds, t);
    factor[t] = at(factor, t - 1) * (1 + at(wacc, t) / 100) ** (-1 / p);
    cumulative[t] = at(cumulative, t - 1) + at(fcff, t);
    discounted[t] = at(fcff, t) * at(factor, t);
  }
  return { fcff, lasting, factor, cumulative, discounted, toDate };
}

/** What is needed as minimum cash, of cash that is given, pays no debt. */
const openingNetDebt = ({ wc }: StatementParts, balance: BalanceSheetLines): number =>
  at(balance.debt, 0) - (at(balance.cash, 0) - at(wc.minimumCash, 0));

export function investment(
  parts: StatementParts,
  income: IncomeLines,
  balance: BalanceSheetLines,
): Investment {
  const { setting, assets } = parts;
  const { n, p, template } = setting;
  const { npv: typed } = template.data.options.modules;
  const wacc = lineOf(typed.wacc, n);
  const { fcff, lasting, factor, cumulative, discounted, toDate } = cashFlowLines(parts, income, wacc);
  let forecastValue = 0;
  let discountedCapex = -at(fcff, 0);
  for (let t = 1; t <= n; t++) {
    forecastValue += at(discounted, t);
    discountedCapex += at(assets.capex, t) * at(factor, t);
  }
  const npv = forecastValue + at(fcff, 0);
  const rate = at(wacc, n) / 100;
  const growth = at(lineOf(typed.tgr, n), n) / 100;
  const gordon = rate <= growth ? null : (lastYear(lasting, p) * (1 + growth)) / (rate - growth);
  const multiple = lastYear(income.ebitda, p) * at(lineOf(typed.ebitda_multiple, n), n);
  const evGordon = gordon === null ? null : forecastValue + gordon * at(factor, n);
  const evMultiple = forecastValue + multiple * at(factor, n);
  const netDebt = openingNetDebt(parts, balance);
  const irr = rateOfReturn(typed.openingInvested === '1' ? fcff : fcff.slice(1), p);
  const lastYears = { lastYearFcff: lastYear(lasting, p), lastYearEbitda: lastYear(income.ebitda, p) };
  const values = { fcff, npv, irr, forecastValue, gordon, multiple, wacc: rate };
  const forecast: ValuedForecast = { ...values, ...lastYears, lastFactor: at(factor, n) };
  return {
    lines: {
      ...{ fcff, cumulative_fcff: cumulative, discount_factor: factor },
      ...(toDate ? { ebit_to_date: toDate.profit, tax_on_ebit_to_date: toDate.tax } : {}),
    },
    figures: {
      npv,
      tv_gordon: gordon,
      tv_multiple: multiple,
      ev_gordon: evGordon,
      ev_multiple: evMultiple,
      equity_gordon: evGordon === null ? null : evGordon - netDebt,
      equity_multiple: evMultiple - netDebt,
      irr,
      payback: payback(fcff, p),
      discounted_payback: payback(discounted, p),
      profitability_index: discountedCapex === 0 ? null : 1 + npv / discountedCapex,
      ...impliedFigures(forecast),
      ...returnFigures(parts, income, balance, forecast),
    },
  };
}
