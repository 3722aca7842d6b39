// What each section of a template may contain: kinds of resources, the flows and terms of each kind, and the sheet that shows them.
import {
  type FlowId,
  type LookupTermId,
  type NumberTermId,
  type RelId,
  rels,
  type SectionId,
  terms,
} from '#template/sections.ts';

export type SectionOwner = 'division' | 'env';

export interface SectionRules {
  readonly id: string;
  /** Taxes, depreciation groups and inflation belong to the environment of the business. */
  readonly owner: SectionOwner;
  readonly rels: readonly RelId[];
  /** The sheet that shows the section. */
  readonly sheetId: string;
  readonly canReorder: boolean;
}

const businessSection = (id: string, sheetId: string, rels: readonly RelId[]): SectionRules => ({
  id,
  owner: 'division',
  rels,
  sheetId,
  canReorder: true,
});

const environmentSection = (id: string, sheetId: string, rels: readonly RelId[]): SectionRules => ({
  id,
  owner: 'env',
  rels,
  sheetId,
  canReorder: id !== 'section_taxes',
});

export const salesSection = 'section_sales';

/** In the order in which one plans a business. */
export const resourceSections: readonly SectionRules[] = [
  businessSection(salesSection, 'revenue', ['service']),
  businessSection('section_cos', 'cos', ['cos']),
  businessSection('section_sga', 'sga', ['sga']),
  businessSection('section_fixedassets', 'fixedassets', ['fixedasset']),
  environmentSection('section_depreciation', 'fixedassets', ['deprgroup']),
  businessSection('section_financing', 'financing', ['equity', 'loan']),
  environmentSection('section_taxes', 'is', ['taxincome', 'taxproperty']),
  environmentSection('section_inflation', 'assumptions', ['inflation']),
];

export const rulesOf = (sectionId: string): SectionRules | undefined =>
  resourceSections.find(({ id }) => id === sectionId);

/** The section a sheet is made of; null for a sheet that summarizes others or only uses the environment. */
export const sectionOfSheet = (sheetId: string): string | null =>
  resourceSections.find((rules) => rules.sheetId === sheetId && rules.owner === 'division')?.id ?? null;

export const flowIdsOf = (rel: RelId): readonly FlowId[] => rels[rel].flows;

export const termsOf = (rel: RelId): readonly NumberTermId[] => rels[rel].terms;

export const lookupsOf = (rel: RelId): readonly LookupTermId[] => rels[rel].lookups;

/** The section of the resources a lookup can name. */
export const sectionOfLookup = (lookup: LookupTermId): SectionId => terms[lookup].section;
