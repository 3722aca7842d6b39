// The three statements, one function each.
import type { Financing } from './financing.ts';
import type { FixedAssets } from './fixed-assets.ts';
import type { Flows } from './flows.ts';
import { type IncomeTax, incomeTax } from './income-tax.ts';
import { type OptionInput, openingOf, relOf, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import type { WorkingCapital } from './working-capital.ts';

const incomeLines = [
  ...[
    'revenue',
    'cos',
    'gross_profit',
    'sga',
    'property_tax',
    'ebitda',
    'depreciation',
    'gain',
    'ebit',
    'interest',
  ],
  ...['pbt', 'tax_rate', 'tax', 'net_income', 'dividends', 'retained'],
] as const;

const balanceLines = [
  ...['cash', 'receivables', 'inventory', 'prepaid', 'fixed_assets', 'total_assets'],
  ...['payables', 'deferred_income', 'sales_tax', 'debt', 'paid_in_capital', 'retained_earnings'],
  ...['total_liabilities_equity', 'check'],
] as const;

const cashLines = [
  ...['operating', 'proceeds', 'investing', 'financing', 'net_change', 'opening_cash', 'closing_cash'],
  ...['headroom', 'funding_need'],
] as const;

export type IncomeLines = Record<(typeof incomeLines)[number], PeriodLine>;
export type BalanceSheetLines = Record<(typeof balanceLines)[number], PeriodLine>;
export type CashFlowLines = Record<(typeof cashLines)[number], PeriodLine>;

/** What the statements are made of. */
export interface StatementParts {
  readonly setting: OptionInput;
  readonly flows: Flows;
  readonly wc: WorkingCapital;
  readonly assets: FixedAssets;
  readonly funding: Financing;
}

/** Percent a year: the rates of every income tax, added. */
function incomeTaxRate({ setting, flows }: StatementParts): PeriodLine {
  const rate = emptyLine(setting.n);
  for (const tax of resourcesOf(setting.template, 'section_taxes')) {
    if (relOf(setting.template, tax) === 'taxincome') addTo(rate, flows.of(tax, 'section_taxes', 0));
  }
  return rate;
}

export interface IncomeStatement {
  readonly income: IncomeLines;
  readonly toDate: IncomeTax['toDate'];
}

export function incomeStatement(parts: StatementParts): IncomeStatement {
  const { setting, flows, assets, funding } = parts;
  const line = () => emptyLine(setting.n);
  const income: IncomeLines = {
    revenue: flows.total('section_sales'),
    cos: flows.total('section_cos'),
    gross_profit: line(),
    sga: flows.total('section_sga'),
    property_tax: assets.propertyTax,
    ebitda: line(),
    ...{ depreciation: assets.depreciation, gain: assets.gain },
    ebit: line(),
    interest: funding.interest,
    pbt: line(),
    tax_rate: incomeTaxRate(parts),
    tax: line(),
    net_income: line(),
    dividends: line(),
    retained: line(),
  };
  for (let t = 1; t <= setting.n; t++) {
    const gross = at(income.revenue, t) - at(income.cos, t);
    const ebitda = gross - at(income.sga, t) - at(income.property_tax, t);
    const ebit = ebitda - at(income.depreciation, t) + at(income.gain, t);
    income.gross_profit[t] = gross;
    income.ebitda[t] = ebitda;
    income.ebit[t] = ebit;
    income.pbt[t] = ebit - at(income.interest, t);
  }
  const { tax, toDate } = incomeTax(setting, income.pbt, income.tax_rate, true);
  for (let t = 1; t <= setting.n; t++) {
    const net = at(income.pbt, t) - at(tax, t);
    const ofProfit = (at(funding.payout, t) / 100) * Math.max(0, net);
    const dividends = ofProfit + at(funding.cashDividends, t);
    income.tax[t] = at(tax, t);
    income.net_income[t] = net;
    income.dividends[t] = dividends;
    income.retained[t] = net - dividends;
  }
  return { income, toDate };
}

/** What is typed, or whatever makes the opening balance sheet balance without retained earnings. */
function openingCash({ setting, wc, assets, funding }: StatementParts): number {
  const typed = openingOf(setting, 'cash');
  if (typed !== null) return typed;
  const owed = at(wc.payables, 0) + at(wc.deferred, 0) + at(funding.debt, 0);
  const tiedUp = at(wc.receivables, 0) + at(wc.stock, 0) + at(assets.netBookValue, 0);
  return owed + at(funding.paidIn, 0) - tiedUp;
}

export function cashFlow(parts: StatementParts, income: IncomeLines): CashFlowLines {
  const { setting, wc, assets, funding } = parts;
  const line = () => emptyLine(setting.n);
  const cash: CashFlowLines = {
    operating: line(),
    proceeds: assets.proceeds,
    investing: line(),
    financing: line(),
    net_change: line(),
    opening_cash: line(),
    closing_cash: line(),
    headroom: line(),
    funding_need: line(),
  };
  cash.closing_cash[0] = openingCash(parts);
  for (let t = 1; t <= setting.n; t++) {
    const change = (balance: PeriodLine): number => at(balance, t) - at(balance, t - 1);
    const owing = change(wc.payables) + change(wc.deferred) + change(wc.salesTax);
    const tiedUp = change(wc.receivables) + change(wc.stock) + change(wc.prepaid) - owing;
    const earned = at(income.net_income, t) + at(income.depreciation, t) - at(income.gain, t);
    const operating = earned - tiedUp;
    const investing = at(assets.proceeds, t) - at(assets.capex, t);
    const borrowed = at(funding.drawdown, t) - at(funding.repayment, t);
    const owners = at(funding.contribution, t) - at(funding.equityRepayment, t) - at(income.dividends, t);
    const closing = at(cash.closing_cash, t - 1) + operating + investing + borrowed + owners;
    cash.operating[t] = operating;
    cash.investing[t] = investing;
    cash.financing[t] = borrowed + owners;
    cash.net_change[t] = operating + investing + borrowed + owners;
    cash.opening_cash[t] = at(cash.closing_cash, t - 1);
    cash.closing_cash[t] = closing;
    cash.headroom[t] = closing - at(wc.minimumCash, t);
    cash.funding_need[t] = Math.max(0, at(wc.minimumCash, t) - closing);
  }
  return cash;
}

export function balanceSheet(
  parts: StatementParts,
  income: IncomeLines,
  cash: CashFlowLines,
): BalanceSheetLines {
  const { setting, wc, assets, funding } = parts;
  const line = () => emptyLine(setting.n);
  const balance: BalanceSheetLines = {
    cash: cash.closing_cash,
    receivables: wc.receivables,
    inventory: wc.stock,
    prepaid: wc.prepaid,
    fixed_assets: assets.netBookValue,
    total_assets: line(),
    payables: wc.payables,
    deferred_income: wc.deferred,
    sales_tax: wc.salesTax,
    debt: funding.debt,
    paid_in_capital: funding.paidIn,
    retained_earnings: line(),
    total_liabilities_equity: line(),
    check: line(),
  };
  for (let t = 0; t <= setting.n; t++) {
    let assetsSum = at(balance.cash, t) + at(balance.receivables, t) + at(balance.inventory, t);
    assetsSum += at(balance.prepaid, t) + at(balance.fixed_assets, t);
    const owing = at(balance.payables, t) + at(balance.deferred_income, t) + at(balance.sales_tax, t);
    const owed = owing + at(balance.debt, t);
    if (t > 0) balance.retained_earnings[t] = at(balance.retained_earnings, t - 1) + at(income.retained, t);
    else if (openingOf(setting, 'cash') !== null) {
      balance.retained_earnings[0] = assetsSum - owed - at(balance.paid_in_capital, 0);
    }
    const owned = at(balance.paid_in_capital, t) + at(balance.retained_earnings, t);
    balance.total_assets[t] = assetsSum;
    balance.total_liabilities_equity[t] = owed + owned;
    balance.check[t] = assetsSum - owed - owned;
  }
  return balance;
}
