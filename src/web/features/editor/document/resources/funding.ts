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
export function termsOfWay(way: RepaymentWay): readonly NumberTermId[] {
  if (way === 'line') return ['interestmargin', 'line'];
  return way === 'typed' ? rels.loan.terms : [...rels.loan.terms, 'term', 'grace'];
}

export const termsThatCount = (rel: RelId, assumptions: Assumptions): readonly NumberTermId[] =>
  rel === 'loan' ? termsOfWay(wayOf(assumptions)) : rels[rel].terms;

/** Of the flows of a resource: a credit line follows the cash, and what follows from terms is not planned. */
export function flowsThatCount<FlowOfResource>(
  flows: readonly FlowOfResource[],
  way: RepaymentWay | undefined,
): readonly FlowOfResource[] {
  if (way === undefined || way === 'typed') return flows;
  return flows.slice(0, way === 'line' ? 0 : 1);
}

/** Without a limit it would be no credit line any more. */
export const storedTerm = (term: NumberTermId, text: string): string =>
  term === 'line' && text.trim() === '' ? '0' : text;

interface FundedResource {
  readonly id: string;
  readonly sectionId: ResourceSectionId;
}

export function assumptionsOf({ data }: Template, { id, sectionId }: FundedResource): Assumptions {
  const list = data.divisions[0]?.sectionResources[sectionId] ?? [];
  return list.find((one) => one.id === id)?.otherAssumptions ?? {};
}
