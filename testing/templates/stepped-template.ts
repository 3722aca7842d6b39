// Random templates with everything: inputs that move, steps, memory, ways to borrow, opening balances, sales of assets, sales tax.
import fc from 'fast-check';
import { defaultFormulas } from '#template/default-formulas.ts';
import type { FlowJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { changeSection } from './change-resources.ts';
import { drivenTemplateOf, seasons } from './driven-template.ts';
import { shortForecast } from './long-forecasts.ts';
import { placeStepped } from './place-stepped.ts';
import { entryDrivers } from './random-drivers.ts';
import { fundingDrafts, withFunding } from './random-funding.ts';
import { deferredIn, openingDraft, withOpening } from './random-opening.ts';
import { saleDrafts, withSales } from './random-sales.ts';
import { salesTaxDrafts, withSalesTax } from './random-sales-tax.ts';
import { customSteppedFormulas } from './random-stepped-formulas.ts';
import { steppedDrafts } from './random-stepped-resources.ts';
import { randomTemplate } from './random-template.ts';
import { type SteppedFormula, steppedFormulas } from './stepped-formulas.ts';

const frame = fc.record({
  /** Before which of the other sections shared drivers stand. */
  driversAt: fc.nat(5),
  /** Undefined where the document does not list the section, or the module. */
  isSectionOn: fc.constantFrom(undefined, true, true, false),
  module: fc.constantFrom(
    ...[undefined, { isEnabled: true, isIncluded: true }, { isEnabled: true, isIncluded: true }],
    { isEnabled: true, isIncluded: false },
  ),
});

type SteppedFrame = typeof frame extends fc.Arbitrary<infer Value> ? Value : never;

function framed(template: TemplateJson, { isSectionOn, module }: SteppedFrame): TemplateJson {
  const { data } = template;
  const section = { id: 'section_drivers', title: 'Drivers', canDisable: true };
  const listed = module && { id: 'module_drivers', canSkip: true, ...module };
  return {
    ...template,
    data: {
      ...data,
      sections: [
        ...data.sections.filter(({ id }) => id !== section.id),
        ...(isSectionOn === undefined ? [] : [{ ...section, isEnabled: isSectionOn }]),
      ],
      modules: [...data.modules.filter(({ id }) => id !== 'module_drivers'), ...(listed ? [listed] : [])],
    },
  };
}

const defaults = defaultFormulas('en');

/** Those of new templates where they have them. */
const table: readonly SteppedFormula[] = steppedFormulas.map(
  (formula) => defaults.find(({ id }) => id === formula.id) ?? formula,
);

const partDrafts = fc.record({
  funding: fundingDrafts,
  opening: openingDraft,
  sales: saleDrafts,
  salesTax: salesTaxDrafts,
});

type PartDrafts = typeof partDrafts extends fc.Arbitrary<infer Drafts> ? Drafts : never;

/** What a template may have beside inputs that move, steps and memory. */
export type SteppedPart = keyof PartDrafts;

/** Deferred income goes with billing, whatever else a template opens with. */
function mixed(template: TemplateJson, drafts: PartDrafts, parts: readonly SteppedPart[]): TemplateJson {
  const has = (part: SteppedPart): boolean => parts.includes(part);
  const opened = withOpening(template, has('opening') ? drafts.opening : deferredIn(drafts.opening));
  const funded = has('funding') ? withFunding(opened, drafts.funding) : opened;
  const sold = has('sales') ? withSales(funded, drafts.sales) : funded;
  return has('salesTax') ? withSalesTax(sold, drafts.salesTax) : sold;
}

/** Over many periods, inflation that itself grows leaves what a number can hold once prices are multiplied with each other. */
function withCalmPrices(template: TemplateJson): TemplateJson {
  if (template.layout.cFcstColCount <= shortForecast) return template;
  const calm = (flow: FlowJson): FlowJson => ({
    ...flow,
    fcst: (flow.fcst ?? []).map((entry) => ({
      ...entry,
      scenarios: (entry.scenarios ?? []).map(({ driver: _, ...scenario }) => scenario),
    })),
  });
  return changeSection(template, 'section_inflation', (resources) =>
    resources.map((resource) => ({ ...resource, flows: resource.flows.map(calm) })),
  );
}

export const steppedTemplateWith = (
  parts: readonly SteppedPart[],
  ownFormulas: fc.Arbitrary<readonly SteppedFormula[]> = customSteppedFormulas,
): fc.Arbitrary<TemplateJson> =>
  ownFormulas
    .map((custom) => [...table, ...custom])
    .chain((formulas) =>
      fc
        .record({
          template: randomTemplate,
          drafts: steppedDrafts(formulas),
          drivers: fc.array(entryDrivers, { minLength: 1, maxLength: 12 }),
          seasonDrafts: seasons,
          words: frame,
          more: partDrafts,
        })
        .map(({ template, drafts, drivers, seasonDrafts, words, more }) => {
          const known = template.data.formulas.filter(({ id }) => !formulas.some((one) => one.id === id));
          const base = { ...template, data: { ...template.data, formulas: [...known, ...formulas] } };
          const placed = placeStepped(framed(base, words), drafts, words.driversAt);
          return withCalmPrices(drivenTemplateOf(mixed(placed, more, parts), drivers, seasonDrafts));
        }),
    );

/** With everything mixed. */
export const steppedTemplate = steppedTemplateWith(['funding', 'opening', 'sales', 'salesTax']);
