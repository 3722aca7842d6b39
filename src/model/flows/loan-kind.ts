// What kind of financing a resource is: a loan, a credit line or equity; how a loan is repaid, and what dividends are paid of.
import { isEmptyPeriodString } from '#template/period-values.ts';
import { type TermWord, terms } from '#template/sections.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';

/** A resource is a loan when its kind says so or, without a kind, when it bears interest. */
export const isLoan = ({ rel, entry }: Resource): boolean =>
  rel === 'loan' || (rel !== 'equity' && entry.otherAssumptions.interestmargin !== undefined);

/** A loan with a limit, which is drawn and repaid as the cash needs it. */
export const isCreditLine = (resource: Resource): boolean =>
  isLoan(resource) && !isEmptyPeriodString(resource.entry.otherAssumptions.line?.value);

/** As typed, or by its terms. */
export function repaymentOf(resource: Resource): TermWord<'repayment'> {
  const isTermed = isLoan(resource) && !isCreditLine(resource);
  const word = isTermed ? resource.entry.otherAssumptions.repayment?.value : undefined;
  return terms.repayment.words.find((known) => known === word) ?? 'typed';
}

/** Dividends are a share of the cash that is not needed, not of the profit. */
export const isPaidOfCash = (resource: Resource): boolean =>
  !isLoan(resource) && resource.entry.otherAssumptions.dividendBasis?.value === 'cash';

const financed = (survey: Survey): readonly Resource[] =>
  survey.counts('section_financing') ? survey.resources('section_financing') : [];

export const hasLoans = (survey: Survey): boolean => financed(survey).some(isLoan);

export const creditLines = (survey: Survey): readonly Resource[] => financed(survey).filter(isCreditLine);

export const hasCreditLine = (survey: Survey): boolean => creditLines(survey).length > 0;

/** Whether cash decides on any flow: of a credit line, or of dividends. */
export const isSettledByCash = (survey: Survey): boolean =>
  hasCreditLine(survey) || hasDividendOfCash(survey);

export const hasDividendOfCash = (survey: Survey): boolean =>
  financed(survey).some(
    (one) => isPaidOfCash(one) && !isEmptyPeriodString(one.entry.otherAssumptions.dividend?.value),
  );
