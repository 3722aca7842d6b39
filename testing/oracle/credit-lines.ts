// Credit lines and dividends from cash: they follow from the cash of their period, so periods are settled in turn.
import { type OptionInput, openingAmount, ownTerm, relOf, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine } from './line.ts';
import { isCreditLine } from './loan-terms.ts';
import { cashFlow, incomeStatement, type StatementParts } from './statements.ts';

interface CreditLine {
  open: number;
  readonly limit: PeriodLine;
  readonly rate: PeriodLine;
}

function creditLines({ template, n }: OptionInput): CreditLine[] {
  const loans = resourcesOf(template, 'section_financing').filter(
    (resource) => relOf(template, resource) === 'loan' && isCreditLine(resource),
  );
  return loans.map((loan) => ({
    open: openingAmount(loan),
    limit: ownTerm(loan, 'line', n) ?? emptyLine(n),
    rate: ownTerm(loan, 'interestmargin', n) ?? emptyLine(n),
  }));
}

export const hasCreditLine = (setting: OptionInput): boolean => creditLines(setting).length > 0;

/** Draws what the cash lacks and repays what it has to spare; gives what the cash lacks then. */
function settleLine({ funding }: StatementParts, line: CreditLine, t: number, gap: number): number {
  const limit = at(line.limit, t);
  const drawn = Math.min(Math.max(0, gap), Math.max(0, limit - line.open));
  const repaid = Math.min(line.open, Math.max(0, -gap, line.open - limit));
  line.open = line.open + drawn - repaid;
  for (const sum of [funding.drawdown, funding.lineDrawdown]) sum[t] = at(sum, t) + drawn;
  for (const sum of [funding.repayment, funding.lineRepayment]) sum[t] = at(sum, t) + repaid;
  funding.debt[t] = at(funding.debt, t) + line.open;
  return gap - drawn + repaid;
}

function settlePeriod(parts: StatementParts, lines: readonly CreditLine[], t: number): void {
  const { setting, funding, wc } = parts;
  let owed = 0;
  for (const { open, rate } of lines) {
    owed += open;
    funding.interest[t] = at(funding.interest, t) + (open * at(rate, t)) / 100 / setting.p;
  }
  const { income } = incomeStatement(parts);
  const closing = at(cashFlow(parts, income).closing_cash, t);
  const minimum = at(wc.minimumCash, t);
  const spare = closing + at(income.dividends, t) - minimum - owed;
  const paid = (at(funding.cashPayout, t) / 100) * Math.max(0, spare);
  funding.cashDividends[t] = paid;
  let gap = minimum - (closing - paid);
  for (const line of lines) gap = settleLine(parts, line, t, gap);
}

/** Adds them to the financing. The statements of the period are made anew each time, without what it still lacks. */
export function settleCash(parts: StatementParts): void {
  const { setting, funding } = parts;
  const lines = creditLines(setting);
  if (lines.length === 0 && funding.cashPayout.every((percent) => percent === 0)) return;
  for (const { open } of lines) funding.debt[0] = at(funding.debt, 0) + open;
  for (let t = 1; t <= setting.n; t++) settlePeriod(parts, lines, t);
}
