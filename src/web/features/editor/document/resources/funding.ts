// How a loan is repaid, and what the dividends of an owner are a share of: as chosen in the page.
import { isEmptyPeriodString } from '#template/period-values.ts';
import {
  type NumberTermId,
  type RelId,
  type ResourceSectionId,
  rels,
  type TermWord,
  terms,
} from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';

export const repaymentWays = [...terms.repayment.words, 'line'] as const;
export type RepaymentWay = (typeof repaymentWays)[number];
export type DividendBasis = TermWord<'dividendBasis'>;

type Assumptions = SectionResource['otherAssumptions'];

export function wayOf({ line, repayment }: Assumptions): RepaymentWay {
  if (line?.value !== undefined && !isEmptyPeriodString(line.value)) return 'line';
  return terms.repayment.words.find((word) => word === repayment?.value) ?? 'typed';
}

export const basisOf = ({ dividendBasis }: Assumptions): DividendBasis =>
  dividendBasis?.value === 'cash' ? 'cash' : 'profit';

/** What counts depends on how a loan is repaid. */
export function termsThatCount(rel: RelId, assumptions: Assumptions): readonly NumberTermId[] {
  if (rel !== 'loan') return rels[rel].terms;
  const way = wayOf(assumptions);
  if (way === 'line') return ['interestmargin', 'line'];
  return way === 'typed' ? rels.loan.terms : [...rels.loan.terms, 'term', 'grace'];
}

interface FundedResource {
  readonly id: string;
  readonly sectionId: ResourceSectionId;
}

export function assumptionsOf({ data }: Template, { id, sectionId }: FundedResource): Assumptions {
  const list = data.divisions[0]?.sectionResources[sectionId] ?? [];
  return list.find((one) => one.id === id)?.otherAssumptions ?? {};
}
