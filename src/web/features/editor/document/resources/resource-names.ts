// The page's names for sections, kinds of resources, flows, terms and lookups.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import {
  type DaysTermId,
  type LookupTermId,
  type NumberTermId,
  type RelId,
  type ResourceSectionId,
  terms,
} from '#template/sections.ts';

export const sectionNames: Readonly<Record<ResourceSectionId, MessageDescriptor>> = defineMessages({
  section_drivers: { id: 'section.section_drivers' },
  section_sales: { id: 'section.section_sales' },
  section_cos: { id: 'section.section_cos' },
  section_sga: { id: 'section.section_sga' },
  section_fixedassets: { id: 'section.section_fixedassets' },
  section_depreciation: { id: 'section.section_depreciation' },
  section_financing: { id: 'section.section_financing' },
  section_taxes: { id: 'section.section_taxes' },
  section_inflation: { id: 'section.section_inflation' },
  section_seasonality: { id: 'section.section_seasonality' },
});

/** Only where a section has several kinds. */
export const relNames: Readonly<Partial<Record<RelId, MessageDescriptor>>> = defineMessages({
  equity: { id: 'rel.equity' },
  loan: { id: 'rel.loan' },
  taxincome: { id: 'rel.taxincome' },
  taxproperty: { id: 'rel.taxproperty' },
  taxsales: { id: 'rel.taxsales' },
});

/** Only where a resource has several flows. */
export const flowNames = defineMessages({
  drawdown: { id: 'flow.drawdown' },
  repayment: { id: 'flow.repayment' },
  contribution: { id: 'flow.contribution' },
  return: { id: 'flow.return' },
  purchase: { id: 'flow.purchase' },
  sale: { id: 'flow.sale' },
});

const units = defineMessages({
  days: { id: 'term.days' },
  percent: { id: 'term.percent' },
  yearly: { id: 'term.yearly' },
  months: { id: 'term.months' },
  money: { id: 'term.money' },
});

const names: Readonly<Record<NumberTermId, MessageDescriptor>> = defineMessages({
  accountsReceivablePeriod: { id: 'term.accountsReceivablePeriod' },
  inventoryPeriod: { id: 'term.inventoryPeriod' },
  accountsPayablePeriod: { id: 'term.accountsPayablePeriod' },
  dividend: { id: 'term.dividend' },
  interestmargin: { id: 'term.interestmargin' },
  commitment: { id: 'term.commitment' },
  term: { id: 'term.term' },
  grace: { id: 'term.grace' },
  line: { id: 'term.line' },
  sold: { id: 'term.sold' },
});

const { prepaidName } = defineMessages({ prepaidName: { id: 'term.prepaid' } });

const ownHints: Readonly<Partial<Record<NumberTermId, MessageDescriptor>>> = defineMessages({
  dividend: { id: 'term.dividend-hint' },
  sold: { id: 'term.sold-hint' },
  term: { id: 'term.term-hint' },
  grace: { id: 'term.grace-hint' },
});

/** What days count, and what none typed mean. */
const daysHints: Readonly<Partial<Record<RelId, Readonly<Record<DaysTermId, MessageDescriptor>>>>> = {
  service: defineMessages({
    accountsReceivablePeriod: { id: 'term.empty-wc' },
    inventoryPeriod: { id: 'term.sales-stock' },
    accountsPayablePeriod: { id: 'term.sales-payable' },
  }),
  sga: defineMessages({
    accountsReceivablePeriod: { id: 'term.sga-prepaid' },
    inventoryPeriod: { id: 'term.sga-stock' },
    accountsPayablePeriod: { id: 'term.sga-payable' },
  }),
};

/** Of months only the first number would count. */
export const isOneNumber = (term: NumberTermId): boolean => terms[term].unit === 'months';

/** What is sold of an asset is sold once; other numbers hold until the next one. */
export const isRepeated = (term: NumberTermId): boolean => term !== 'sold';

const isDays = (term: NumberTermId): term is DaysTermId => terms[term].unit === 'days';

/** Whether the whole company's days apply while none are typed. */
export const hasCompanyDays = (rel: RelId, term: NumberTermId): boolean =>
  isDays(term) && (rel === 'service' || term === 'accountsPayablePeriod');

interface TermNames {
  readonly name: MessageDescriptor;
  readonly units: MessageDescriptor;
  /** What applies while it is empty, or how its numbers count. */
  readonly hint: MessageDescriptor | null;
}

/** What overheads are ahead of by days is paid, not sold. */
export const termNames = (term: NumberTermId, isOverhead = false): Omit<TermNames, 'hint'> => ({
  name: isOverhead && term === 'accountsReceivablePeriod' ? prepaidName : names[term],
  units: units[terms[term].unit],
});

/** With what it means for this kind of resource. */
export function termNamesOf(rel: RelId, term: NumberTermId): TermNames {
  const hint = isDays(term) ? daysHints[rel]?.[term] : ownHints[term];
  return { ...termNames(term, rel === 'sga'), hint: hint ?? null };
}

export const lookupNames: Readonly<Record<LookupTermId, MessageDescriptor>> = defineMessages({
  deprgroup: { id: 'lookup.deprgroup' },
  taxproperty: { id: 'lookup.taxproperty' },
  salestax: { id: 'lookup.salestax' },
});

export const addLookupNames: Readonly<Record<LookupTermId, MessageDescriptor>> = defineMessages({
  deprgroup: { id: 'add.deprgroup' },
  taxproperty: { id: 'add.taxproperty' },
  salestax: { id: 'add.salestax' },
});

/** The title of the dialog that adds to a section. */
export const addTitles: Readonly<Record<ResourceSectionId, MessageDescriptor>> = defineMessages({
  section_drivers: { id: 'add.title.section_drivers' },
  section_sales: { id: 'add.title.section_sales' },
  section_cos: { id: 'add.title.section_cos' },
  section_sga: { id: 'add.title.section_sga' },
  section_fixedassets: { id: 'add.title.section_fixedassets' },
  section_depreciation: { id: 'add.title.section_depreciation' },
  section_financing: { id: 'add.title.section_financing' },
  section_taxes: { id: 'add.title.section_taxes' },
  section_inflation: { id: 'add.title.section_inflation' },
  section_seasonality: { id: 'add.title.section_seasonality' },
});
