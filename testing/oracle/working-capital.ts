// The working capital sheet: receivables, stock, prepaid, payables and the minimum cash.
import type { FixedAssets } from './fixed-assets.ts';
import type { Flows } from './flows.ts';
import { counts, isBlank, lineOf, type OptionInput, openingOf, ownTerm, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import { costTaxRate, salesTaxRate, taxOn, withTax } from './sales-tax.ts';
import { runOff, tail } from './tail.ts';
import type { ResourceJson } from './template-json.ts';

export interface WorkingCapital {
  readonly receivables: PeriodLine;
  readonly stock: PeriodLine;
  readonly prepaid: PeriodLine;
  readonly payables: PeriodLine;
  /** Invoiced and not earned yet; below 0 where earned before it is invoiced. */
  readonly deferred: PeriodLine;
  readonly taxOnSales: PeriodLine;
  readonly taxOnPurchases: PeriodLine;
  /** What is owed of it; below 0 where it is to come back. */
  readonly salesTax: PeriodLine;
  readonly minimumCash: PeriodLine;
  readonly netWorkingCapital: PeriodLine;
}

/** Services' days weighted with what they sell. */
function weightedDays(setting: OptionInput, flows: Flows, term: string): PeriodLine {
  const wide = lineOf(setting.template.data.options.wc[term], setting.n);
  const services = resourcesOf(setting.template, 'section_sales');
  const result = emptyLine(setting.n);
  for (let t = 1; t <= setting.n; t++) {
    let weights = 0;
    let sum = 0;
    for (const service of services) {
      const weight = Math.max(0, at(flows.of(service, 'section_sales', 0), t));
      weights += weight;
      sum += weight * at(ownTerm(service, term, setting.n) ?? wide, t);
    }
    result[t] = weights === 0 ? at(wide, t) : sum / weights;
  }
  return result;
}

/** expense + change of the stock */
function purchases(expense: PeriodLine, stock: PeriodLine): PeriodLine {
  const result = emptyLine(expense.length - 1);
  for (let t = 1; t < expense.length; t++) {
    result[t] = at(expense, t) + at(stock, t) - at(stock, t - 1);
  }
  return result;
}

/** Adds purchases and the tax on them; what is negative is owed by nobody, but lowers the tax. */
function addPurchases(
  sheet: WorkingCapital,
  bought: PeriodLine,
  rate: PeriodLine,
  owedDays: PeriodLine,
  days: readonly number[],
): void {
  const owed = bought.map((amount) => Math.max(0, amount));
  addTo(sheet.payables, tail(withTax(owed, rate), owedDays, days));
  addTo(sheet.taxOnPurchases, taxOn(bought, rate));
}

/** The payable days of an overhead: its own; where it is paid ahead and has none of its own, none; else everyone's. */
function payableDays(overhead: ResourceJson, { template, n }: OptionInput): PeriodLine {
  const own = ownTerm(overhead, 'accountsPayablePeriod', n);
  if (own) return own;
  const ahead = ownTerm(overhead, 'accountsReceivablePeriod', n);
  const wide = lineOf(template.data.options.wc.accountsPayablePeriod, n);
  const result = emptyLine(n);
  for (let t = 1; t <= n; t++) result[t] = ahead && at(ahead, t) !== 0 ? 0 : at(wide, t);
  return result;
}

function addOverhead(
  sheet: WorkingCapital,
  overhead: ResourceJson,
  setting: OptionInput,
  flows: Flows,
): void {
  const { n, days } = setting;
  const expense = flows.of(overhead, 'section_sga', 0);
  const ownStock = tail(expense, ownTerm(overhead, 'inventoryPeriod', n) ?? emptyLine(n), days);
  addTo(sheet.stock, ownStock);
  const rate = salesTaxRate(overhead, setting, flows);
  addPurchases(sheet, purchases(expense, ownStock), rate, payableDays(overhead, setting), days);
  const ahead = ownTerm(overhead, 'accountsReceivablePeriod', n);
  if (!ahead) return;
  for (let t = 1; t <= n; t++) {
    const share = at(ahead, t) / (days[t] ?? 0);
    sheet.prepaid[t] = at(sheet.prepaid, t) + at(expense, t) * share;
  }
}

function deferredIncome(setting: OptionInput, flows: Flows): PeriodLine {
  const { template, n } = setting;
  const line = emptyLine(n);
  line[0] = openingOf(setting, 'deferred') ?? 0;
  for (let t = 1; t <= n; t++) {
    line[t] = at(line, t - 1);
    for (const service of resourcesOf(template, 'section_sales')) {
      const earned = flows.of(service, 'section_sales', 0);
      line[t] = at(line, t) + (at(flows.billing(service), t) - at(earned, t));
    }
  }
  return line;
}

/** Whether any service says what it invoices apart from what it earns. */
export const hasBilling = ({ template }: OptionInput): boolean =>
  resourcesOf(template, 'section_sales').some(({ flows }) => {
    const formula = template.data.formulas.find(({ id }) => id === flows[0]?.formula);
    return !isBlank(formula?.billing);
  });

/** Whether the balance sheet has a row for it. */
export const hasDeferredIncome = (setting: OptionInput): boolean =>
  hasBilling(setting) || openingOf(setting, 'deferred') !== null;

export function workingCapital(setting: OptionInput, flows: Flows, assets: FixedAssets): WorkingCapital {
  const { template, n } = setting;
  const sheet = {
    receivables: emptyLine(n),
    stock: emptyLine(n),
    prepaid: emptyLine(n),
    payables: emptyLine(n),
    deferred: deferredIncome(setting, flows),
    taxOnSales: [...assets.taxOnProceeds],
    taxOnPurchases: [...assets.taxOnCapex],
    salesTax: emptyLine(n),
    minimumCash: emptyLine(n),
    netWorkingCapital: emptyLine(n),
  };
  if (counts(template, 'section_wc')) addTerms(sheet, setting, flows);
  // With working capital off what there was is gone in the first period.
  sheet.receivables[0] = openingOf(setting, 'receivables') ?? 0;
  sheet.stock[0] = openingOf(setting, 'stock') ?? 0;
  sheet.payables[0] = openingOf(setting, 'payables') ?? 0;
  for (let t = 0; t <= n; t++) {
    const held = at(sheet.minimumCash, t) + at(sheet.receivables, t) + at(sheet.stock, t);
    const owed = at(sheet.payables, t) + at(sheet.deferred, t) + at(sheet.salesTax, t);
    sheet.netWorkingCapital[t] = held + at(sheet.prepaid, t) - owed;
  }
  return sheet;
}

/** What there was at the opening, as it is paid or used up over days weighted as in the first period. */
function addOpening(sum: PeriodLine, name: string, weighted: PeriodLine, setting: OptionInput): void {
  addTo(sum, runOff(openingOf(setting, name) ?? 0, at(weighted, 1), setting));
}

function addTerms(sheet: WorkingCapital, setting: OptionInput, flows: Flows): void {
  const { template, n, days } = setting;
  const { wc } = template.data.options;
  const wideReceivable = lineOf(wc.accountsReceivablePeriod, n);
  for (const service of resourcesOf(template, 'section_sales')) {
    const terms = ownTerm(service, 'accountsReceivablePeriod', n) ?? wideReceivable;
    const billing = flows.billing(service);
    const rate = salesTaxRate(service, setting, flows);
    addTo(sheet.receivables, tail(withTax(billing, rate), terms, days));
    addTo(sheet.taxOnSales, taxOn(billing, rate));
  }
  const receivableDays = weightedDays(setting, flows, 'accountsReceivablePeriod');
  addOpening(sheet.receivables, 'receivables', receivableDays, setting);
  const cost = flows.total('section_cos');
  const stockDays = weightedDays(setting, flows, 'inventoryPeriod');
  addTo(sheet.stock, tail(cost, stockDays, days));
  addOpening(sheet.stock, 'stock', stockDays, setting);
  const supplierDays = weightedDays(setting, flows, 'accountsPayablePeriod');
  const bought = purchases(cost, sheet.stock);
  addPurchases(sheet, bought, costTaxRate(setting, flows), supplierDays, days);
  addOpening(sheet.payables, 'payables', supplierDays, setting);
  for (const overhead of resourcesOf(template, 'section_sga')) addOverhead(sheet, overhead, setting, flows);
  addSalesTax(sheet, setting);
  addMinimumCash(sheet, setting, flows);
}

function addSalesTax(sheet: WorkingCapital, { template, n, days }: OptionInput): void {
  const terms = lineOf(template.data.options.wc.salesTaxPeriod, n);
  const [collected, paid] = [tail(sheet.taxOnSales, terms, days), tail(sheet.taxOnPurchases, terms, days)];
  for (let t = 1; t <= n; t++) sheet.salesTax[t] = at(collected, t) - at(paid, t);
}

function addMinimumCash(sheet: WorkingCapital, setting: OptionInput, flows: Flows): void {
  const { template, n } = setting;
  const percent = lineOf(template.data.options.wc.minCashBalance, n);
  const revenue = flows.total('section_sales');
  for (let t = 1; t <= n; t++) {
    sheet.minimumCash[t] = (at(percent, t) / 100) * Math.max(0, at(revenue, t));
  }
  const cash = openingOf(setting, 'cash');
  if (cash !== null) sheet.minimumCash[0] = Math.min(Math.max(0, cash), at(sheet.minimumCash, 1));
}
