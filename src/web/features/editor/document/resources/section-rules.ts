// What each section of a template may hold: kinds of resources, the flows and terms of each kind, and the sheet that shows them.
import {
  type FlowId,
  type LookupTermId,
  type NumberTermId,
  type RelId,
  rels,
  type SectionId,
  terms,
} from '#template/sections.ts';

export type Place = 'division' | 'env';

export interface SectionRules {
  readonly id: string;
  /** Taxes, groups of depreciation and inflation surround the business. */
  readonly place: Place;
  readonly rels: readonly RelId[];
  /** The sheet on which the section is looked at. */
  readonly sheetId: string;
  readonly canReorder: boolean;
}

const business = (id: string, sheetId: string, rels: readonly RelId[]): SectionRules => ({
  id,
  place: 'division',
  rels,
  sheetId,
  canReorder: true,
});

const surrounding = (id: string, sheetId: string, rels: readonly RelId[]): SectionRules => ({
  id,
  place: 'env',
  rels,
  sheetId,
  canReorder: id !== 'section_taxes',
});

export const salesSection = 'section_sales';

/** In the order in which a business is thought through. */
export const resourceSections: readonly SectionRules[] = [
  business(salesSection, 'revenue', ['service']),
  business('section_cos', 'cos', ['cos']),
  business('section_sga', 'sga', ['sga']),
  business('section_fixedassets', 'fixedassets', ['fixedasset']),
  surrounding('section_depreciation', 'fixedassets', ['deprgroup']),
  business('section_financing', 'financing', ['equity', 'loan']),
  surrounding('section_taxes', 'is', ['taxincome', 'taxproperty']),
  surrounding('section_inflation', 'assumptions', ['inflation']),
];

export const rulesOf = (sectionId: string): SectionRules | undefined =>
  resourceSections.find(({ id }) => id === sectionId);

/** The section that a sheet is made of; null for a sheet that sums up others, or merely uses what surrounds the business. */
export const sectionOfSheet = (sheetId: string): string | null =>
  resourceSections.find((rules) => rules.sheetId === sheetId && rules.place === 'division')?.id ?? null;

export const flowIdsOf = (rel: RelId): readonly FlowId[] => rels[rel].flows;

export const termsOf = (rel: RelId): readonly NumberTermId[] => rels[rel].terms;

export const lookupsOf = (rel: RelId): readonly LookupTermId[] => rels[rel].lookups;

/** Where those stand that a lookup names. */
export const sectionOfLookup = (lookup: LookupTermId): SectionId => terms[lookup].section;
