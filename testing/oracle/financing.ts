// The financing sheet: loans and equity; credit lines and dividends follow from the profit and the cash.
import type { Flows } from './flows.ts';
import { type OptionInput, openingAmount, ownTerm, relOf, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import { dueByTerms, isCreditLine, termsOf } from './loan-terms.ts';
import type { ResourceJson } from './template-json.ts';

/** Drawdowns, repayments, debt and interest are those of all loans, credit lines among them. */
export interface Financing {
  readonly drawdown: PeriodLine;
  readonly repayment: PeriodLine;
  readonly debt: PeriodLine;
  readonly interest: PeriodLine;
  readonly contribution: PeriodLine;
  readonly equityRepayment: PeriodLine;
  readonly paidIn: PeriodLine;
  /** Percent of the profit. */
  readonly payout: PeriodLine;
  /** Percent of the cash that is not needed. */
  readonly cashPayout: PeriodLine;
  /** Dividends from cash. */
  readonly cashDividends: PeriodLine;
  /** Of credit lines alone. */
  readonly lineDrawdown: PeriodLine;
  readonly lineRepayment: PeriodLine;
}

/** What a loan repays in each period, of what it opens with and what is drawn then. */
function repayments(loan: ResourceJson, setting: OptionInput, flows: Flows) {
  const terms = termsOf(loan, setting);
  if (!terms) {
    const due = flows.of(loan, 'section_financing', 1);
    return (t: number, open: number, drawn: number): number =>
      Math.min(Math.max(0, at(due, t)), open + drawn);
  }
  const rate = ownTerm(loan, 'interestmargin', setting.n);
  let age = 0;
  let lent = openingAmount(loan);
  return (t: number, open: number, drawn: number): number => {
    age = lent === 0 ? 0 : age + 1;
    lent += drawn;
    return dueByTerms(terms, { age, open, rate: rate ? at(rate, t) / 100 / setting.p : 0 });
  };
}

function addLoan(sheet: Financing, loan: ResourceJson, setting: OptionInput, flows: Flows): void {
  const { n, p } = setting;
  const wanted = flows.of(loan, 'section_financing', 0);
  const repaidIn = repayments(loan, setting, flows);
  const commitment = ownTerm(loan, 'commitment', n);
  const rate = ownTerm(loan, 'interestmargin', n);
  let open = openingAmount(loan);
  sheet.debt[0] = at(sheet.debt, 0) + open;
  for (let t = 1; t <= n; t++) {
    const drawn = (Math.max(0, at(wanted, t)) * (commitment ? at(commitment, t) : 100)) / 100;
    const repaid = repaidIn(t, open, drawn);
    const interest = rate ? (open * at(rate, t)) / 100 / p : 0;
    open = open + drawn - repaid;
    sheet.drawdown[t] = at(sheet.drawdown, t) + drawn;
    sheet.repayment[t] = at(sheet.repayment, t) + repaid;
    sheet.interest[t] = at(sheet.interest, t) + interest;
    sheet.debt[t] = at(sheet.debt, t) + open;
  }
}

function addEquity(sheet: Financing, equity: ResourceJson, setting: OptionInput, flows: Flows): void {
  const { n } = setting;
  const wanted = flows.of(equity, 'section_financing', 0);
  const due = flows.of(equity, 'section_financing', 1);
  let open = openingAmount(equity);
  sheet.paidIn[0] = at(sheet.paidIn, 0) + open;
  for (let t = 1; t <= n; t++) {
    const contributed = Math.max(0, at(wanted, t));
    const repaid = Math.min(Math.max(0, at(due, t)), open + contributed);
    open = open + contributed - repaid;
    sheet.contribution[t] = at(sheet.contribution, t) + contributed;
    sheet.equityRepayment[t] = at(sheet.equityRepayment, t) + repaid;
    sheet.paidIn[t] = at(sheet.paidIn, t) + open;
  }
  const payout = ownTerm(equity, 'dividend', n);
  const isOfCash = equity.otherAssumptions?.dividendBasis?.value === 'cash';
  if (payout) addTo(isOfCash ? sheet.cashPayout : sheet.payout, payout);
}

/** Without credit lines and dividends from cash, which need the other statements. */
export function financing(setting: OptionInput, flows: Flows): Financing {
  const { template, n } = setting;
  const sheet = {
    drawdown: emptyLine(n),
    repayment: emptyLine(n),
    debt: emptyLine(n),
    interest: emptyLine(n),
    contribution: emptyLine(n),
    equityRepayment: emptyLine(n),
    paidIn: emptyLine(n),
    payout: emptyLine(n),
    cashPayout: emptyLine(n),
    cashDividends: emptyLine(n),
    lineDrawdown: emptyLine(n),
    lineRepayment: emptyLine(n),
  };
  for (const resource of resourcesOf(template, 'section_financing')) {
    const rel = relOf(template, resource);
    if (rel === 'loan' && !isCreditLine(resource)) addLoan(sheet, resource, setting, flows);
    if (rel === 'equity') addEquity(sheet, resource, setting, flows);
  }
  return sheet;
}
