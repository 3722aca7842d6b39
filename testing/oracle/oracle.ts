// Computes every named number of a template straight from the specification of the arithmetic, independently of the product.
import { hasAssetForSale } from './asset-sale.ts';
import { allowance, masterCheck } from './checks.ts';
import { hasCreditLine, settleCash } from './credit-lines.ts';
import { financing } from './financing.ts';
import { fixedAssets } from './fixed-assets.ts';
import { Flows } from './flows.ts';
import { counts, hasSheet, type OptionInput, settingOf } from './inputs.ts';
import { investment } from './investment.ts';
import { at, type PeriodLine, type SingleFigure } from './line.ts';
import { milestones } from './milestones.ts';
import { hasSalesTax } from './sales-tax.ts';
import {
  type BalanceSheetLines,
  balanceSheet,
  type CashFlowLines,
  cashFlow,
  type IncomeLines,
  incomeStatement,
  type StatementParts,
} from './statements.ts';
import type { TemplateJson } from './template-json.ts';
import { unitEconomics } from './unit-economics.ts';
import { hasDeferredIncome, workingCapital } from './working-capital.ts';

/** A list for periods 0 to N, a number for a single figure, null for n/a. */
export type OracleFigures = Readonly<Record<string, PeriodLine | (number | null)[] | SingleFigure>>;

type MutableFigures = Record<string, PeriodLine | (number | null)[] | SingleFigure>;

function put(
  figures: MutableFigures,
  sheet: string,
  lines: Readonly<Record<string, PeriodLine | (number | null)[] | SingleFigure>>,
): void {
  for (const [name, figure] of Object.entries(lines)) figures[`${sheet}_${name}`] = figure;
}

/** The rows of sheets that may be off. */
function putSheets(figures: MutableFigures, { setting, flows, wc, assets, funding }: StatementParts): void {
  const { template } = setting;
  for (const [sheet, section] of [
    ['revenue', 'section_sales'],
    ['cos', 'section_cos'],
    ['sga', 'section_sga'],
  ] as const) {
    if (counts(template, section)) put(figures, sheet, { total: flows.total(section) });
  }
  if (counts(template, 'section_wc')) {
    put(figures, 'wc', {
      receivables: wc.receivables,
      inventory: wc.stock,
      prepaid: wc.prepaid,
      payables: wc.payables,
      minimum_cash: wc.minimumCash,
      net_working_capital: wc.netWorkingCapital,
    });
  }
  if (counts(template, 'section_fixedassets')) {
    put(figures, 'fixedassets', {
      capex: assets.capex,
      depreciation: assets.depreciation,
      net_book_value: assets.netBookValue,
      property_tax: assets.propertyTax,
    });
  }
  if (counts(template, 'section_financing')) {
    put(figures, 'financing', {
      drawdown: funding.drawdown,
      repayment: funding.repayment,
      debt: funding.debt,
      interest: funding.interest,
      contribution: funding.contribution,
      equity_repayment: funding.equityRepayment,
      paid_in_capital: funding.paidIn,
      payout: funding.payout,
    });
    if (hasCreditLine(setting)) {
      put(figures, 'fin', { line_drawdown: funding.lineDrawdown, line_repayment: funding.lineRepayment });
    }
  }
}

interface Statements {
  readonly income: IncomeLines;
  readonly cash: CashFlowLines;
  readonly balance: BalanceSheetLines;
}

/** Some rows stand only where there is something to stand in them. */
function putStatements(
  figures: MutableFigures,
  setting: OptionInput,
  { income, cash, balance }: Statements,
): void {
  const { gain, ...incomeRows } = income;
  const { proceeds, ...cashRows } = cash;
  const { deferred_income: deferredIncome, sales_tax: salesTax, ...balanceRows } = balance;
  put(figures, 'is', incomeRows);
  put(figures, 'bs', balanceRows);
  put(figures, 'cf', cashRows);
  if (hasDeferredIncome(setting)) put(figures, 'bs', { deferred_income: deferredIncome });
  if (hasSalesTax(setting)) put(figures, 'bs', { sales_tax: salesTax });
  if (hasAssetForSale(setting)) {
    put(figures, 'is', { gain });
    put(figures, 'cf', { proceeds });
  }
}

/** Scenarios count from 1. */
export function oracle(template: TemplateJson, scenario: number): OracleFigures {
  const setting = settingOf(template, scenario);
  const flows = new Flows(setting);
  const assets = fixedAssets(setting, flows);
  const parts: StatementParts = {
    setting,
    flows,
    wc: workingCapital(setting, flows, assets),
    assets,
    funding: financing(setting, flows),
  };
  settleCash(parts);
  const { income, toDate } = incomeStatement(parts);
  const cash = cashFlow(parts, income);
  const balance = balanceSheet(parts, income, cash);
  const figures: MutableFigures = {};
  putSheets(figures, parts);
  putStatements(figures, setting, { income, cash, balance });
  if (toDate) put(figures, 'is', { profit_to_date: toDate.profit, tax_to_date: toDate.tax });
  let peak = 0;
  for (let t = 1; t <= setting.n; t++) peak = Math.max(peak, at(cash.funding_need, t));
  figures.cf_peak_funding_need = peak;
  figures.content_master = masterCheck(parts, balance);
  if (hasSheet(template, 'module_ratios')) {
    const lines = { ebitda: income.ebitda, netIncome: income.net_income, cash: balance.cash };
    const counted = allowance(balance.total_assets);
    put(figures, 'ratios', milestones(lines, counted));
    const company = { revenue: income.revenue, grossProfit: income.gross_profit, allowance: counted };
    put(figures, 'ratios', unitEconomics(setting, flows, company));
  }
  if (counts(template, 'section_npv')) {
    const { lines, figures: single } = investment(parts, income, balance);
    put(figures, 'ip', lines);
    put(figures, 'ip', single);
  }
  return figures;
}
