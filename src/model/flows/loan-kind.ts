// What kind of financing a resource is: a loan or equity, and how a loan is repaid.
import { type TermWord, terms } from '#template/sections.ts';
import type { Resource } from '../survey/resource.ts';

/** A resource is a loan when its kind says so or, without a kind, when it bears interest. */
export const isLoan = ({ rel, entry }: Resource): boolean =>
  rel === 'loan' || (rel !== 'equity' && entry.otherAssumptions.interestmargin !== undefined);

/** As typed, or by its terms. */
export function repaymentOf(resource: Resource): TermWord<'repayment'> {
  const word = isLoan(resource) ? resource.entry.otherAssumptions.repayment?.value : undefined;
  return terms.repayment.words.find((known) => known === word) ?? 'typed';
}
