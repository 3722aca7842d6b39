// How many times the cash of a year covers interest and repayments, and how large a loan it lets a bank give.
import { roundedDown } from '../business/money.ts';

/** By period of the forecast. */
export interface DebtFlows {
  /** From operations, before interest. */
  readonly cash: readonly number[];
  readonly interest: readonly number[];
  readonly repaid: readonly number[];
}

/** What banks ask for: a fifth more cash than is due. */
const wantedCover = 1.2;
/** What rounding may take of it. */
const leastCover = 1.15;
/** A loan of less than so many percent of the money is not asked for. */
const leastLoan = 8;

const sum = (numbers: readonly number[], from: number, to: number): number =>
  numbers.slice(from, to).reduce((total, number) => total + number, 0);

/**
 * The year in which it is least: of all years on end since the first repayment, and of the whole years from the second on.
 * Infinite where nothing is ever due.
 */
export function leastDebtCover({ cash, interest, repaid }: DebtFlows, periodsInYear: number): number {
  const coverOf = (from: number): number => {
    const due = sum(interest, from, from + periodsInYear) + sum(repaid, from, from + periodsInYear);
    return due > 0 ? sum(cash, from, from + periodsInYear) / due : Number.POSITIVE_INFINITY;
  };
  const first = repaid.findIndex((amount) => amount > 0);
  const starts = cash
    .map((_, from) => from)
    .filter((from) => from + periodsInYear <= cash.length)
    .filter((from) => (first >= 0 && from >= first) || (from >= periodsInYear && from % periodsInYear === 0));
  return Math.min(...starts.map(coverOf));
}

/** The largest loan that is covered, as far as one model tells; the loan itself if it is. */
export function coveredLoan(loan: number, cover: number, all: number): number {
  if (cover >= leastCover) return loan;
  const covered = roundedDown(Math.max(0, (loan * cover) / wantedCover));
  return covered * 100 < all * leastLoan ? 0 : covered;
}
