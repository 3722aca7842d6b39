// The financing sheet: loans and equity; dividends follow from the profit.
import type { Flows } from './flows.ts';
import { type OptionInput, openingAmount, ownTerm, relOf, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import type { ResourceJson } from './template-json.ts';

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
}

function addLoan(sheet: Financing, loan: ResourceJson, setting: OptionInput, flows: Flows): void {
  const { n, p } = setting;
  const wanted = flows.of(loan, 'section_financing', 0);
  const due = flows.of(loan, 'section_financing', 1);
  const commitment = ownTerm(loan, 'commitment', n);
  const rate = ownTerm(loan, 'interestmargin', n);
  let open = openingAmount(loan);
  sheet.debt[0] = at(sheet.debt, 0) + open;
  for (let t = 1; t <= n; t++) {
    const drawn = (Math.max(0, at(wanted, t)) * (commitment ? at(commitment, t) : 100)) / 100;
    const repaid = Math.min(Math.max(0, at(due, t)), open + drawn);
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
  if (payout) addTo(sheet.payout, payout);
}

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
  };
  for (const resource of resourcesOf(template, 'section_financing')) {
    const rel = relOf(template, resource);
    if (rel === 'loan') addLoan(sheet, resource, setting, flows);
    if (rel === 'equity') addEquity(sheet, resource, setting, flows);
  }
  return sheet;
}
