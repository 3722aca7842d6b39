// Makes random valid templates with every feature of the model, for property tests that print their seed.
import fc from 'fast-check';
import { languages } from '#language/language.ts';
import { defaultFormulas } from '#template/default-formulas.ts';
import { defaultModules } from '#template/default-sections.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { exitMethods, type Formula, type Template } from '#template/template.ts';
import { type Drafts, flowSections, placeResources } from './place-resources.ts';
import { customFormulas, proportionalFormulas } from './random-formulas.ts';
import { resources } from './random-resources.ts';
import { dateStart, days, often, percent, perhaps, quantity, rate } from './random-texts.ts';

const usually = fc.integer({ min: 0, max: 11 }).map((number) => number > 0);

const drafts = (formulas: readonly Formula[]): fc.Arbitrary<Drafts> =>
  fc.record({
    section_taxes: resources(formulas, ['taxincome', 'taxproperty'], 3),
    section_depreciation: resources(formulas, ['deprgroup'], 3),
    section_inflation: resources(formulas, ['inflation'], 2),
    section_sales: resources(formulas, ['service'], 4),
    section_cos: resources(formulas, ['cos'], 3),
    section_sga: resources(formulas, ['sga'], 3),
    section_fixedassets: resources(formulas, ['fixedasset'], 3),
    section_financing: resources(formulas, ['loan', 'equity'], 4),
  });

const optional = [
  ...['section_taxes', 'section_depreciation', 'section_inflation', 'section_sales', 'section_cos'],
  ...['section_sga', 'section_wc', 'section_fixedassets', 'section_financing', 'section_npv'],
];

const sectionSwitches = fc.record(Object.fromEntries(optional.map((id) => [id, usually])));

const moduleSwitches = often<Readonly<Record<string, { isEnabled: boolean; isIncluded: boolean }>>>(
  [2, fc.constant({})],
  [
    1,
    fc.record(
      Object.fromEntries(
        defaultModules().map(({ id }) => [id, fc.record({ isEnabled: usually, isIncluded: usually })]),
      ),
    ),
  ],
);

const options = fc.record({
  wc: fc.record({
    minCashBalance: perhaps(percent),
    accountsReceivablePeriod: perhaps(days),
    inventoryPeriod: perhaps(days),
    accountsPayablePeriod: perhaps(days),
  }),
  npv: fc.record({
    wacc: perhaps(rate),
    tgr: perhaps(fc.constantFrom('0', '2', '3.5', '20')),
    ebitda_multiple: perhaps(quantity),
  }),
  returns: fc.record(
    { openingInvested: fc.constantFrom('1', '1', '0'), exit: fc.constantFrom(...exitMethods) },
    { requiredKeys: [] },
  ),
});

/** Null stands for a value nobody gave. */
const given = (values: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );

const frame = fc.record({
  periods: often([3, fc.integer({ min: 1, max: 14 })], [1, fc.integer({ min: 1, max: 60 })]),
  periodicity: fc.constantFrom('month', 'quarter', 'year'),
  language: fc.constantFrom(...languages),
  moneyUnits: fc.constantFrom('mln', 'thousand', 'units'),
  dateStart,
  options,
  sectionSwitches,
  moduleSwitches,
  order: fc.shuffledSubarray([...flowSections], { minLength: flowSections.length }),
});

/** Drawn last. */
const years = fc.record({
  yearEnd: often([1, fc.constant(null)], [1, fc.integer({ min: 1, max: 12 })]),
  assessed: fc.constantFrom(null, 'period' as const, 'year' as const),
});

type YearOptions = typeof years extends fc.Arbitrary<infer Value> ? Value : never;

/** Of the options. */
const yearOptions = ({ yearEnd, assessed }: YearOptions, timing: Template['data']['options']['timing']) => ({
  timing: { ...timing, ...(yearEnd !== null && { yearEnd }) },
  ...(assessed !== null && { tax: { assessed } }),
});

type TemplateFrame = typeof frame extends fc.Arbitrary<infer Value> ? Value : never;

function build(
  words: TemplateFrame & { readonly years: YearOptions },
  formulas: readonly Formula[],
  resourceDrafts: Drafts,
  isProportional: boolean,
): Template {
  const { language, periods, moneyUnits, periodicity } = words;
  const base = defaultTemplate({
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    timestamp: 1_798_761_600_000,
    language,
    dateStart: words.dateStart,
  });
  const { data } = base;
  const switched: Readonly<Record<string, boolean>> = words.sectionSwitches;
  return {
    ...base,
    moneyUnits,
    layout: { ...base.layout, cFcstColCount: periods },
    data: {
      ...data,
      sections: data.sections.map((section) => ({ ...section, isEnabled: switched[section.id] ?? true })),
      modules: data.modules.map((module) => ({ ...module, ...words.moduleSwitches[module.id] })),
      formulas,
      ...placeResources(resourceDrafts, words.order, isProportional),
      options: {
        ...yearOptions(words.years, { dateStart: words.dateStart, periodicity }),
        wc: given(words.options.wc),
        modules: { npv: { ...given(words.options.npv), ...words.options.returns } },
      },
    },
  };
}

/** A price times another row, which may be money too, grows with both. */
const priceTimesRow = ['per_unit_of', 'capacity_use'];

const isDrawn = ({ id, steps }: Formula, isProportional: boolean): boolean =>
  steps === undefined && !(isProportional && priceTimesRow.includes(id));

const templates = (
  extra: fc.Arbitrary<readonly Formula[]>,
  isProportional: boolean,
): fc.Arbitrary<Template> =>
  extra
    // Those with steps and memory are drawn apart, where the numbers are kept within reach.
    .map((more) => [...defaultFormulas('en').filter((formula) => isDrawn(formula, isProportional)), ...more])
    .chain((formulas) =>
      fc
        .tuple(frame, drafts(formulas), years)
        .map(([words, resourceDrafts, drawn]) =>
          build({ ...words, years: drawn }, formulas, resourceDrafts, isProportional),
        ),
    );

export const randomTemplate: fc.Arbitrary<Template> = templates(customFormulas, false);

/** Templates in which k times the money typed gives k times every amount. */
export const proportionalTemplate: fc.Arbitrary<Template> = templates(proportionalFormulas, true);
