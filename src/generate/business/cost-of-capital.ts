// What money costs a business: the loan after tax, and what its owners want, by their parts.
import type { Rates } from './business.ts';

/** Owners are paid after the bank, and want so many percent a year more. */
const overLoans = 6;
/** They look at many years, in which money is not as dear as in a year of high rates. */
const mostOverInflation = 16;
const percent = 100;

export interface PutIn {
  readonly equity: number;
  readonly loan: number;
}

type CapitalRates = Pick<Rates, 'interest' | 'inflation' | 'incomeTax'>;

/** In percent a year, to a tenth. */
export function costOfCapital(
  { interest, inflation, incomeTax }: CapitalRates,
  { equity, loan }: PutIn,
): number {
  const all = equity + loan;
  const borrowed = all > 0 ? loan / all : 0;
  const ofOwners = Math.min(interest + overLoans, Math.max(interest, inflation + mostOverInflation));
  const ofLoan = interest * (1 - incomeTax / percent);
  return Number((borrowed * ofLoan + (1 - borrowed) * ofOwners).toFixed(1));
}
