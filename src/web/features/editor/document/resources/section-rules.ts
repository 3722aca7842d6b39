// What each section of a template may hold: kinds of resources, the flows and terms of each kind, and the sheet that shows them.
import type { FlowId, Rel } from '#template/template.ts';

export type Place = 'division' | 'env';

export interface SectionRules {
  readonly id: string;
  /** Taxes, groups of depreciation and inflation surround the business. */
  readonly place: Place;
  readonly rels: readonly Rel[];
  /** The sheet on which the section is looked at. */
  readonly sheetId: string;
  readonly canReorder: boolean;
}

const business = (id: string, sheetId: string, rels: readonly Rel[]): SectionRules => ({
  id,
  place: 'division',
  rels,
  sheetId,
  canReorder: true,
});

const surrounding = (id: string, sheetId: string, rels: readonly Rel[]): SectionRules => ({
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

const twoWays: readonly FlowId[] = ['incCash', 'expCash'];

export const flowIdsOf = (rel: Rel): readonly FlowId[] => {
  switch (rel) {
    case 'service':
      return ['incBook'];
    case 'fixedasset':
      return ['expCash'];
    case 'equity':
    case 'loan':
    case 'financing':
      return twoWays;
    default:
      return ['expBook'];
  }
};

export type Term =
  | 'accountsReceivablePeriod'
  | 'inventoryPeriod'
  | 'accountsPayablePeriod'
  | 'dividend'
  | 'interestmargin'
  | 'commitment';

const days: readonly Term[] = ['accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'];

export const termsOf = (rel: Rel): readonly Term[] => {
  switch (rel) {
    case 'service':
    case 'sga':
      return days;
    case 'equity':
      return ['dividend'];
    case 'loan':
      return ['interestmargin', 'commitment'];
    default:
      return [];
  }
};

export type Lookup = 'deprgroup' | 'taxproperty';

/** What a resource takes from another one, and the section in which those stand. */
export const lookupsOf = (rel: Rel): readonly Lookup[] =>
  rel === 'fixedasset' ? ['deprgroup', 'taxproperty'] : [];

export const sectionOfLookup: Readonly<Record<Lookup, string>> = {
  deprgroup: 'section_depreciation',
  taxproperty: 'section_taxes',
};
