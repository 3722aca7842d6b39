// Builds small templates for tests: a timeline, formulas and services in a few words.
import { defaultTemplate } from '#template/default-template.ts';
import type { Formula, Periodicity, SectionResource, Template, Variable } from '#template/template.ts';

export interface ServiceWords {
  readonly id: string;
  readonly formula: string;
  /** Period strings by variable: one scenario, or several in order. */
  readonly data?: Readonly<Record<string, string | readonly (string | null)[]>>;
  /** Rows that reference variables read, by variable. */
  readonly lookups?: Readonly<Record<string, string>>;
}

export interface TemplateWords {
  readonly periods?: number;
  readonly periodicity?: Periodicity;
  readonly dateStart?: string;
  readonly formulas?: readonly Formula[];
  readonly services?: readonly ServiceWords[];
  /** A year's rate in percent; the section is on when it is given. */
  readonly inflation?: string;
}

const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';

export function formulaOf(id: string, expression: string, variables: readonly Variable[]): Formula {
  return { id, name: id, expression, allowedRels: ['service'], variables };
}

const entry = (variable: string, data: string | readonly (string | null)[]) => ({
  id: variable,
  variable,
  lookupId: null,
  scenarios: [data].flat().map((text, index) => ({
    id: `sc${index}`,
    name: ['Base', 'Good', 'Bad'][index] ?? `Case ${index + 1}`,
    data: text,
    units: 'units',
  })),
});

function resource(
  { id, formula, data = {}, lookups = {} }: ServiceWords,
  flow: 'incBook' | 'expBook',
): SectionResource {
  const typed = Object.entries(data).map(([variable, text]) => entry(variable, text));
  const looked = Object.entries(lookups).map(([variable, lookupId]) => ({
    id: variable,
    variable,
    lookupId,
    scenarios: [],
  }));
  return {
    id,
    coreResource: `core_${id}`,
    isEdited: false,
    isSelected: false,
    flows: [{ id: flow, formula, hist: [], fcst: [...typed, ...looked] }],
    otherAssumptions: {},
  };
}

export function buildTemplate(words: TemplateWords): Template {
  const base = defaultTemplate({
    uuid,
    timestamp: 1_798_761_600_000,
    language: 'en',
    dateStart: words.dateStart ?? '2027-01-01',
  });
  const { data } = base;
  const services = words.services ?? [];
  const rate =
    words.inflation === undefined ? [] : [{ id: 'cpi', formula: 'rate', data: { rate: words.inflation } }];
  return {
    ...base,
    layout: { ...base.layout, cFcstColCount: words.periods ?? 3 },
    data: {
      ...data,
      sections: data.sections.map((section) =>
        section.id === 'section_inflation' ? { ...section, isEnabled: rate.length > 0 } : section,
      ),
      coreResources: [
        { id: 'currency', name: 'USD', rel: 'currency', isDefault: true },
        ...services.map(({ id }) => ({ id: `core_${id}`, name: id, rel: 'service' as const })),
        { id: 'core_cpi', name: 'CPI', rel: 'inflation' },
      ],
      formulas: [...data.formulas, ...(words.formulas ?? [])],
      divisions: [
        {
          id: 'division_1',
          sectionResources: { section_sales: services.map((service) => resource(service, 'incBook')) },
        },
      ],
      env: { sectionResources: { section_inflation: rate.map((one) => resource(one, 'expBook')) } },
      options: {
        ...data.options,
        timing: { ...data.options.timing, periodicity: words.periodicity ?? 'month' },
      },
    },
  };
}
