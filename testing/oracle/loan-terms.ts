// What a loan pays back by its terms: in equal parts, as an annuity, or all at the end.
import { isBlank, lineOf, type OptionInput } from './inputs.ts';
import { at } from './line.ts';
import type { ResourceJson } from './template-json.ts';

export interface LoanTerms {
  readonly repayment: string;
  /** n, the periods that a loan runs. */
  readonly periods: number;
  /** m, the periods before the first repayment. */
  readonly grace: number;
}

/** A loan with a limit, whose flows do not count. */
export const isCreditLine = (loan: ResourceJson): boolean => !isBlank(loan.otherAssumptions?.line?.value);

/** Null where a loan's repayments are typed. */
export function termsOf(loan: ResourceJson, { p }: OptionInput): LoanTerms | null {
  const { repayment, term, grace } = loan.otherAssumptions ?? {};
  const kind = repayment?.value?.trim() ?? '';
  if (!['equal', 'annuity', 'bullet'].includes(kind)) return null;
  const periodsOf = (months: string | null | undefined): number =>
    Math.round((at(lineOf(months, 1), 1) * p) / 12);
  return {
    repayment: kind,
    periods: Math.max(1, periodsOf(term?.value)),
    grace: periodsOf(grace?.value),
  };
}

/** What is due of a loan that is so many periods old, at a rate a period; never more than is open. */
export function dueByTerms(
  { repayment, periods, grace }: LoanTerms,
  { age, open, rate }: { readonly age: number; readonly open: number; readonly rate: number },
): number {
  if (age === 0 || age <= grace) return 0;
  const left = Math.max(1, periods - age + 1);
  if (repayment === 'bullet') return left === 1 ? open : 0;
  const due = repayment === 'annuity' && rate !== 0 ? (open * rate) / ((1 + rate) ** left - 1) : open / left;
  return Math.min(due, open);
}
