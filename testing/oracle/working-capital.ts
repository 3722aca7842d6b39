// The working capital sheet: receivables, stock, prepaid, payables and the minimum cash.
import type { Flows } from './flows.ts';
import { counts, isBlank, lineOf, type OptionInput, ownTerm, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine, runningTotal } from './line.ts';
import type { ResourceJson } from './template-json.ts';

export interface WorkingCapital {
  readonly receivables: PeriodLine;
  readonly stock: PeriodLine;
  readonly prepaid: PeriodLine;
  readonly payables: PeriodLine;
  /** Invoiced and not earned yet; below 0 where earned before it is invoiced. */
  readonly deferred: PeriodLine;
  readonly minimumCash: PeriodLine;
  readonly netWorkingCapital: PeriodLine;
}

/** The flow of the last d days of each period. */
function tail(flow: PeriodLine, daysBack: PeriodLine, daysOfPeriod: readonly number[]): PeriodLine {
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

/** max(0, expense + change of the stock) */
function purchases(expense: PeriodLine, stock: PeriodLine): PeriodLine {
  const result = emptyLine(expense.length - 1);
  for (let t = 1; t < expense.length; t++) {
    result[t] = Math.max(0, at(expense, t) + at(stock, t) - at(stock, t - 1));
  }
  return result;
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
  addTo(sheet.payables, tail(purchases(expense, ownStock), payableDays(overhead, setting), days));
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
  line[0] = at(lineOf(template.data.options.opening?.deferred, 1), 1);
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
  hasBilling(setting) || !isBlank(setting.template.data.options.opening?.deferred);

export function workingCapital(setting: OptionInput, flows: Flows): WorkingCapital {
  const { template, n } = setting;
  const sheet = {
    receivables: emptyLine(n),
    stock: emptyLine(n),
    prepaid: emptyLine(n),
    payables: emptyLine(n),
    deferred: deferredIncome(setting, flows),
    minimumCash: emptyLine(n),
    netWorkingCapital: emptyLine(n),
  };
  if (counts(template, 'section_wc')) addTerms(sheet, setting, flows);
  for (let t = 0; t <= n; t++) {
    const assets = at(sheet.minimumCash, t) + at(sheet.receivables, t) + at(sheet.stock, t);
    sheet.netWorkingCapital[t] =
      assets + at(sheet.prepaid, t) - at(sheet.payables, t) - at(sheet.deferred, t);
  }
  return sheet;
}

function addTerms(sheet: WorkingCapital, setting: OptionInput, flows: Flows): void {
  const { template, n, days } = setting;
  const { wc } = template.data.options;
  const wideReceivable = lineOf(wc.accountsReceivablePeriod, n);
  for (const service of resourcesOf(template, 'section_sales')) {
    const terms = ownTerm(service, 'accountsReceivablePeriod', n) ?? wideReceivable;
    addTo(sheet.receivables, tail(flows.billing(service), terms, days));
  }
  const cost = flows.total('section_cos');
  addTo(sheet.stock, tail(cost, weightedDays(setting, flows, 'inventoryPeriod'), days));
  const supplierDays = weightedDays(setting, flows, 'accountsPayablePeriod');
  addTo(sheet.payables, tail(purchases(cost, sheet.stock), supplierDays, days));
  for (const overhead of resourcesOf(template, 'section_sga')) addOverhead(sheet, overhead, setting, flows);

  const percent = lineOf(wc.minCashBalance, n);
  const revenue = flows.total('section_sales');
  for (let t = 1; t <= n; t++) {
    sheet.minimumCash[t] = (at(percent, t) / 100) * Math.max(0, at(revenue, t));
  }
}
