// Sales tax (VAT): which resources are taxed, at which rate, and which rows hold what the balance is made of.
import type { Language } from '#language/language.ts';
import type { FlowId, SectionId } from '#template/sections.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import { oncePer } from '../survey/once-per.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { diagnosticTexts } from '../texts/diagnostic-texts.ts';
import { type Rate, type Rates, ratesOf } from './rate.ts';

/** What is sold and bought with tax, and the flow of each. */
const taxedFlows = {
  section_sales: 'incBook',
  section_cos: 'expBook',
  section_sga: 'expBook',
  section_fixedassets: 'expCash',
} as const satisfies Partial<Record<SectionId, FlowId>>;

export type TaxedSection = keyof typeof taxedFlows;

const taxedSections = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
] as const satisfies readonly TaxedSection[];

export const salesTaxBalanceId: RowId = rowId('wc', 'sales_tax');

const titles: Readonly<Record<Language, string>> = { en: 'Sales tax (VAT)', ru: 'НДС' };

export const salesTaxTitle = ({ template }: Survey): string => titles[template.language];

const everySalesTax = oncePer((survey: Survey): Rates => {
  const all = survey.isOn('section_taxes') ? survey.resources('section_taxes') : [];
  return ratesOf(
    all.filter(({ rel }) => rel === 'taxsales'),
    survey,
  );
});

const nameOf = ({ entry }: Resource): string => entry.otherAssumptions.salestax?.lookupId ?? '';

/** The rate that a resource is sold or bought at; null where it is not taxed. */
export function salesTaxOf(resource: Resource, survey: Survey): Rate | null {
  const name = nameOf(resource);
  return name === '' ? null : (everySalesTax(survey).rates.find((tax) => tax.resource.id === name) ?? null);
}

/** The resources of what counts. */
const sold = (survey: Survey): readonly Resource[] =>
  taxedSections
    .filter((section) => survey.counts(section))
    .flatMap((section) => survey.resources(section).filter((resource) => nameOf(resource) !== ''));

/** [BS-6] Whether anything that counts is taxed; otherwise no row is about it. */
export const hasSalesTax = oncePer((survey: Survey): boolean =>
  sold(survey).some((resource) => salesTaxOf(resource, survey) !== null),
);

/** [WC-20] A rate that nothing is sold or bought at is no input. */
export function usedSalesTaxes(survey: Survey): Rates {
  const { rates, diagnostics } = everySalesTax(survey);
  const hasFlow = ({ sectionId, entry }: Resource): boolean =>
    taxedSections.some(
      (section) => section === sectionId && entry.flows.some(({ id }) => id === taxedFlows[section]),
    );
  const used = new Set(sold(survey).filter(hasFlow).map(nameOf));
  return { rates: rates.filter(({ resource }) => used.has(resource.id)), diagnostics };
}

/** [WC-27] Warns where something is taxed by what is gone, or by no sales tax, which would otherwise silently be 0. */
export function missingSalesTaxes(survey: Survey): readonly Diagnostic[] {
  if (!survey.isOn('section_taxes')) return [];
  const known = new Set(
    survey
      .resources('section_taxes')
      .filter(({ rel }) => rel === 'taxsales')
      .map(({ id }) => id),
  );
  const texts = diagnosticTexts[survey.template.language];
  return sold(survey)
    .filter((resource) => !known.has(nameOf(resource)))
    .map(({ name, path }) => ({
      severity: 'warning',
      path: `${path}.otherAssumptions.salestax`,
      message: texts.missingSalesTax(name),
    }));
}
