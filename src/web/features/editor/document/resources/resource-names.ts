// The page's names for sections, kinds of resources, flows, terms and lookups.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import {
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

/** The purpose of a section, shown while it is empty. */
export const emptySections: Readonly<Record<ResourceSectionId, MessageDescriptor>> = defineMessages({
  section_drivers: { id: 'section.empty.section_drivers' },
  section_sales: { id: 'section.empty.section_sales' },
  section_cos: { id: 'section.empty.section_cos' },
  section_sga: { id: 'section.empty.section_sga' },
  section_fixedassets: { id: 'section.empty.section_fixedassets' },
  section_depreciation: { id: 'section.empty.section_depreciation' },
  section_financing: { id: 'section.empty.section_financing' },
  section_taxes: { id: 'section.empty.section_taxes' },
  section_inflation: { id: 'section.empty.section_inflation' },
  section_seasonality: { id: 'section.empty.section_seasonality' },
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

const hints = defineMessages({
  company: { id: 'term.empty-wc' },
  sold: { id: 'term.sold-hint' },
});

interface TermNames {
  readonly name: MessageDescriptor;
  readonly units: MessageDescriptor;
  /** What applies while it is empty, or how its numbers count. */
  readonly hint: MessageDescriptor | null;
}

export const termNames = (term: NumberTermId): TermNames => {
  const { unit } = terms[term];
  const hint = unit === 'days' ? hints.company : null;
  return { name: names[term], units: units[unit], hint: term === 'sold' ? hints.sold : hint };
};

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
