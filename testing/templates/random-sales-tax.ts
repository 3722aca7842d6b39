// Random sales taxes: their rates, what names them, and how long they are owed.
import fc from 'fast-check';
import type { ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { addResources, changeSection, withTerms } from './change-resources.ts';
import { days, often, perhaps, rate, scenarioTexts } from './random-texts.ts';

const usualRate = often([3, fc.constantFrom('20', '10', '7.5', '0', '19;20')], [1, rate]);

const taxed = often<string | null | undefined>(
  [5, fc.constantFrom('vat_1', 'vat_1', 'vat_2', 'vat_3')],
  [1, fc.constantFrom('no_such_tax', '', null, undefined)],
);

const drafts = fc.record({
  rates: fc.array(scenarioTexts(usualRate), { minLength: 1, maxLength: 3 }),
  /** Given to what is sold and bought in turn: the tax that it names, if any. */
  names: fc.array(taxed, { minLength: 1, maxLength: 6 }),
  period: fc.option(perhaps(days), { nil: undefined, freq: 6 }),
});

/** Null where there is no sales tax. */
export const salesTaxDrafts = fc.option(drafts, { nil: null, freq: 4 });

type SalesTaxDrafts = typeof salesTaxDrafts extends fc.Arbitrary<infer Drafts> ? Drafts : never;

const taxedSections = ['section_sales', 'section_cos', 'section_sga', 'section_fixedassets'];

function taxResource(texts: readonly (string | null)[] | null, index: number): ResourceJson {
  const id = `vat_${index + 1}`;
  const scenarios = (texts ?? []).map((data, place) => ({
    ...{ id: `sc${place}`, name: `Case ${place}`, data, units: 'units' },
  }));
  const entry = { id: 'f_rate', variable: 'rate', lookupId: null, scenarios };
  return {
    ...{ id, coreResource: `core_${id}`, isEdited: false, isSelected: false },
    flows: [{ ...{ id: 'expBook', hist: [] }, formula: 'rate', fcst: texts ? [entry] : [] }],
    otherAssumptions: {},
  };
}

export function withSalesTax(template: TemplateJson, given: SalesTaxDrafts): TemplateJson {
  if (!given) return template;
  const { rates, names, period } = given;
  let turn = 0;
  const name = (resource: ResourceJson): ResourceJson => {
    const lookupId = names[turn++ % names.length];
    if (lookupId === undefined) return resource;
    const salestax = { name: 'salestax', lookupId };
    return withTerms(resource, { salestax });
  };
  const named = taxedSections.reduce(
    (before, section) => changeSection(before, section, (resources) => resources.map(name)),
    addResources(template, 'section_taxes', 'taxsales', rates.map(taxResource)),
  );
  if (period === undefined || period === null) return named;
  const { data } = named;
  const wc = { ...data.options.wc, salesTaxPeriod: period };
  return { ...named, data: { ...data, options: { ...data.options, wc } } };
}
