// Builds small templates for tests: a timeline, formulas and resources in a few words.
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Driver } from '#template/driver.ts';
import type { RelId } from '#template/sections.ts';
import type {
  CoreResource,
  DepreciationStart,
  ForecastEntry,
  Formula,
  OpeningAmount,
  OtherAssumption,
  Periodicity,
  SectionResource,
  TaxAssessment,
  Template,
  Units,
  Variable,
} from '#template/template.ts';

/** Period strings by variable: one scenario, or several in order. */
export type TypedValues = Readonly<Record<string, string | readonly (string | null)[]>>;

export interface ResourceWords {
  readonly id: string;
  /** The formula of the first flow; amount unless said. */
  readonly formula?: string;
  readonly data?: TypedValues;
  /** How they move, by variable: in every scenario alike, or in each. */
  readonly drivers?: Readonly<Record<string, Driver | readonly (Driver | null)[]>>;
  /** The numbers of the second flow, an amount. */
  readonly second?: string;
  /** Rows that reference variables read, by variable. */
  readonly lookups?: Readonly<Record<string, string>>;
  readonly opening?: string;
  /** What variables and steps of the first flow were before the first period. */
  readonly openings?: Readonly<Record<string, string>>;
  /** Other assumptions with a value, by name. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Other assumptions that name a resource. */
  readonly names?: Readonly<Record<string, string>>;
  readonly rel?: RelId;
  /** Of a driver's total. */
  readonly units?: Units;
}

export interface TemplateWords {
  readonly language?: Language;
  readonly periods?: number;
  readonly periodicity?: Periodicity;
  readonly dateStart?: string;
  /** The last month of the fiscal year. */
  readonly yearEnd?: number;
  readonly assessed?: TaxAssessment;
  /** When purchases begin to lose value. */
  readonly depreciation?: DepreciationStart;
  readonly formulas?: readonly Formula[];
  readonly drivers?: readonly ResourceWords[];
  readonly services?: readonly ResourceWords[];
  readonly costs?: readonly ResourceWords[];
  readonly expenses?: readonly ResourceWords[];
  readonly assets?: readonly ResourceWords[];
  readonly loans?: readonly ResourceWords[];
  readonly equity?: readonly ResourceWords[];
  readonly taxes?: readonly ResourceWords[];
  readonly groups?: readonly ResourceWords[];
  /** A year's rate in percent; the section is on when it is given. */
  readonly inflation?: string;
  /** The weights of the months, January first, by the id of the pattern. */
  readonly seasons?: Readonly<Record<string, string>>;
  readonly wc?: Readonly<Record<string, string>>;
  readonly npv?: Readonly<Record<string, string>>;
  /** The books before the first period. */
  readonly opening?: Partial<Readonly<Record<OpeningAmount, string>>>;
  /** Sections and modules that are off. */
  readonly off?: readonly string[];
}

const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
/** A builder's template has no payment terms but those it is given. */
const noTerms = {
  minCashBalance: '0',
  accountsReceivablePeriod: '0',
  inventoryPeriod: '0',
  accountsPayablePeriod: '0',
};
const scenarioNames = ['Base', 'Good', 'Bad'];

export function formulaOf(id: string, expression: string, variables: readonly Variable[]): Formula {
  return { id, name: id, expression, allowedRels: ['service'], variables };
}

const driverField = (driver: Driver | null | undefined) => (driver ? { driver } : {});

const entry = (
  variable: string,
  data: string | readonly (string | null)[],
  drivers: Driver | readonly (Driver | null)[] = [],
): ForecastEntry => ({
  id: variable,
  variable,
  lookupId: null,
  scenarios: [data].flat().map((text, index) => ({
    id: `sc${index}`,
    name: scenarioNames[index] ?? `Case ${index + 1}`,
    data: text,
    units: 'units',
    ...driverField([drivers].flat()[index]),
  })),
});

const lookedUp = ([variable, lookupId]: readonly [string, string]): ForecastEntry => ({
  id: variable,
  variable,
  lookupId,
  scenarios: [],
});

type FlowIds =
  | readonly ['incBook' | 'expBook' | 'expCash']
  | readonly ['incCash', 'expCash']
  | readonly ['expCash', 'incCash'];

function otherAssumptions({ terms = {}, names = {} }: ResourceWords): Record<string, OtherAssumption> {
  return Object.fromEntries([
    ...Object.entries(terms).map(([name, value]) => [name, { name, value }]),
    ...Object.entries(names).map(([name, lookupId]) => [name, { name, lookupId }]),
  ]);
}

function resource(words: ResourceWords, [first, second]: FlowIds): SectionResource {
  const { id, formula = 'amount', data = {}, drivers = {}, lookups = {}, opening } = words;
  const fcst = [
    ...Object.entries(data).map(([variable, text]) => entry(variable, text, drivers[variable])),
    ...Object.entries(lookups).map(lookedUp),
  ];
  const openings = Object.entries(words.openings ?? {}).map(([row, text]) => entry(row, text));
  const hist = [...openings, ...(opening === undefined ? [] : [entry('amount', opening)])];
  const flows = [{ id: first, formula, hist, fcst }];
  /** Assets alone have a second flow only where something is sold. */
  const isUnsold = first === 'expCash' && words.second === undefined;
  const back = {
    id: second ?? first,
    formula: 'amount',
    hist: [],
    fcst: [entry('amount', words.second ?? '0')],
  };
  return {
    id,
    coreResource: `core_${id}`,
    isEdited: false,
    isSelected: false,
    ...(words.units !== undefined && { units: words.units }),
    flows: second === undefined || isUnsold ? flows : [...flows, back],
    otherAssumptions: otherAssumptions(words),
  };
}

/** Resources of a kind, with what kind they are. */
const kinds = (words: TemplateWords): readonly (readonly [RelId, readonly ResourceWords[] | undefined])[] => [
  ['driver', words.drivers],
  ['service', words.services],
  ['cos', words.costs],
  ['sga', words.expenses],
  ['fixedasset', words.assets],
  ['loan', words.loans],
  ['equity', words.equity],
  ['taxincome', words.taxes],
  ['deprgroup', words.groups],
];

const cores = (words: TemplateWords): readonly CoreResource[] => [
  { id: 'currency', name: 'USD', rel: 'currency', isDefault: true },
  ...kinds(words).flatMap(([rel, list]) =>
    (list ?? []).map(({ id, rel: own }) => ({ id: `core_${id}`, name: id, rel: own ?? rel })),
  ),
  { id: 'core_cpi', name: 'CPI', rel: 'inflation' },
  ...Object.keys(words.seasons ?? {}).map((id) => ({
    id: `core_${id}`,
    name: id,
    rel: 'seasonality' as const,
  })),
];

const list = (words: readonly ResourceWords[] | undefined, flows: FlowIds): readonly SectionResource[] =>
  (words ?? []).map((one) => resource(one, flows));

function sectionResources(words: TemplateWords): Template['data']['divisions'] {
  return [
    {
      id: 'division_1',
      sectionResources: {
        section_drivers: list(words.drivers, ['incBook']),
        section_sales: list(words.services, ['incBook']),
        section_cos: list(words.costs, ['expBook']),
        section_sga: list(words.expenses, ['expBook']),
        section_fixedassets: list(words.assets, ['expCash', 'incCash']),
        section_financing: [
          ...list(words.loans, ['incCash', 'expCash']),
          ...list(words.equity, ['incCash', 'expCash']),
        ],
      },
    },
  ];
}

function environment({ inflation, taxes, groups, seasons = {} }: TemplateWords): Template['data']['env'] {
  const patterns = Object.entries(seasons).map(([id, weights]) => ({
    id,
    formula: 'twelve_months',
    data: { weights },
  }));
  const rates = inflation === undefined ? [] : [{ id: 'cpi', formula: 'rate', data: { rate: inflation } }];
  return {
    sectionResources: {
      section_inflation: list(rates, ['expBook']),
      section_seasonality: list(patterns, ['expBook']),
      section_taxes: list(taxes, ['expBook']),
      section_depreciation: list(groups, ['expBook']),
    },
  };
}

const switched = <Item extends { readonly id: string; readonly isEnabled: boolean }>(
  items: readonly Item[],
  isEnabled: (id: string, before: boolean) => boolean,
): readonly Item[] => items.map((item) => ({ ...item, isEnabled: isEnabled(item.id, item.isEnabled) }));

export function buildTemplate(words: TemplateWords): Template {
  const dateStart = words.dateStart ?? '2027-01-01';
  const base = defaultTemplate({
    uuid,
    timestamp: 1_798_761_600_000,
    language: words.language ?? 'en',
    dateStart,
  });
  const { data } = base;
  const isOn = (id: string, before: boolean): boolean =>
    !(words.off ?? []).includes(id) && (id === 'section_inflation' ? words.inflation !== undefined : before);
  return {
    ...base,
    layout: { ...base.layout, cFcstColCount: words.periods ?? 3 },
    data: {
      ...data,
      sections: switched(data.sections, isOn),
      modules: switched(data.modules, isOn),
      coreResources: cores(words),
      formulas: [...data.formulas, ...(words.formulas ?? [])],
      divisions: sectionResources(words),
      env: environment(words),
      options: {
        timing: {
          ...{ dateStart, periodicity: words.periodicity ?? 'month' },
          ...(words.yearEnd !== undefined && { yearEnd: words.yearEnd }),
        },
        ...(words.assessed !== undefined && { tax: { assessed: words.assessed } }),
        ...(words.depreciation !== undefined && { depreciation: { start: words.depreciation } }),
        wc: { ...noTerms, ...words.wc },
        ...(words.opening !== undefined && { opening: words.opening }),
        modules: { npv: { ...data.options.modules.npv, ...words.npv } },
      },
    },
  };
}
