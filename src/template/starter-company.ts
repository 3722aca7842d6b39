// The small company of a new template: something to sell, what it costs, and how it is paid for; every number is meant to be changed.
import type { Language } from '#language/language.ts';
import { people } from './formula-default.ts';
import {
  type FlowId,
  type NumberTermId,
  type RelId,
  type ResourceSectionId,
  type SectionId,
  sections,
  type TermId,
} from './sections.ts';
import type { CoreResource, OtherAssumption, SectionResource, Units } from './template.ts';

/** The currency of a new model, until somebody or something chooses another one. */
export const starterCurrency: Readonly<Record<Language, string>> = { en: 'USD', ru: 'руб.' };

/** How many of it the numbers below take for each of theirs, to look like prices and pay where it is used. */
const worth: Readonly<Record<Language, number>> = { en: 1, ru: 40 };

type StarterTexts = Readonly<Record<Language, string>>;

type StarterTerms = Readonly<Partial<Record<TermId, OtherAssumption>>>;

interface Starter {
  readonly id: string;
  readonly rel: RelId;
  readonly section: ResourceSectionId;
  readonly name: StarterTexts;
  readonly flows: readonly StarterFlow[];
  readonly terms?: StarterTerms;
}

interface StarterFlow {
  readonly id: FlowId;
  readonly formula: string;
  /** Numbers and units by variable; null is a reference, a word in each language is a unit, nothing is money. */
  readonly inputs: Readonly<Record<string, readonly [data: string, unit?: StarterTexts] | null>>;
}

const units: StarterTexts = { en: 'units', ru: 'шт.' };
const percent: StarterTexts = { en: '%', ru: '%' };
const yearly: StarterTexts = { en: '% / year', ru: '% в год' };
const years: StarterTexts = { en: 'years', ru: 'лет' };
const scenario: StarterTexts = { en: 'Base scenario', ru: 'Базовый сценарий' };

const one = (id: FlowId, formula: string, inputs: StarterFlow['inputs']): readonly StarterFlow[] => [
  { id, formula, inputs },
];

const amounts = (paidIn: string, paidBack: string): readonly StarterFlow[] => [
  { id: 'incCash', formula: 'amount', inputs: { amount: [paidIn] } },
  { id: 'expCash', formula: 'amount', inputs: { amount: [paidBack] } },
];

const term = (name: NumberTermId, unit: string, value: string): StarterTerms => ({
  [name]: { name, units: unit, value },
});

const starters: readonly Starter[] = [
  {
    id: 'service_1',
    rel: 'service',
    section: 'section_sales',
    name: { en: 'Product sales', ru: 'Продажа товара' },
    flows: one('incBook', 'price_quantity', {
      price: ['25'],
      quantity: ['1200;1260;1320;1390;1460;1530;1600', units],
    }),
  },
  {
    id: 'service_2',
    rel: 'service',
    section: 'section_sales',
    name: { en: 'Subscriptions', ru: 'Подписки' },
    flows: one('incBook', 'price_quantity', {
      price: ['9.9'],
      quantity: ['300;340;390;440;500;560;630;700;780;860;940;1020', units],
    }),
  },
  {
    id: 'cos_1',
    rel: 'cos',
    section: 'section_cos',
    name: { en: 'Materials', ru: 'Материалы' },
    flows: one('expBook', 'share_of', { share: ['50', percent], base: null }),
  },
  {
    id: 'sga_1',
    rel: 'sga',
    section: 'section_sga',
    name: { en: 'Salaries', ru: 'Зарплата' },
    flows: one('expBook', 'headcount_salary', { people: ['4;4;4;5;5;5;6', people], salary: ['2700'] }),
    terms: term('accountsPayablePeriod', 'days', '0'),
  },
  {
    id: 'sga_2',
    rel: 'sga',
    section: 'section_sga',
    name: { en: 'Rent', ru: 'Аренда' },
    flows: one('expBook', 'amount', { amount: ['2400'] }),
    terms: {
      ...term('accountsReceivablePeriod', 'days', '30'),
      ...term('accountsPayablePeriod', 'days', '0'),
    },
  },
  {
    id: 'sga_3',
    rel: 'sga',
    section: 'section_sga',
    name: { en: 'Marketing', ru: 'Маркетинг' },
    flows: one('expBook', 'share_of', { share: ['4', percent], base: null }),
    terms: term('accountsPayablePeriod', 'days', '0'),
  },
  {
    id: 'fixedasset_1',
    rel: 'fixedasset',
    section: 'section_fixedassets',
    name: { en: 'Equipment', ru: 'Оборудование' },
    flows: one('expCash', 'amount', { amount: ['60000;0'] }),
    terms: { deprgroup: { name: 'deprgroup', lookupId: '05' } },
  },
  {
    id: 'equity_1',
    rel: 'equity',
    section: 'section_financing',
    name: { en: 'Founders', ru: 'Учредители' },
    flows: amounts('50000;0', '0'),
    terms: term('dividend', '%', '0'),
  },
  {
    id: 'loan_1',
    rel: 'loan',
    section: 'section_financing',
    name: { en: 'Bank loan', ru: 'Банковский кредит' },
    flows: amounts('40000;0', '0;0;0;0;1250'),
    terms: { ...term('interestmargin', '%', '9'), ...term('commitment', '%', '100') },
  },
  {
    id: 'taxincome_1',
    rel: 'taxincome',
    section: 'section_taxes',
    name: { en: 'Income tax', ru: 'Налог на прибыль' },
    flows: one('expBook', 'rate', { rate: ['20', yearly] }),
  },
  {
    id: '05',
    rel: 'deprgroup',
    section: 'section_depreciation',
    name: { en: 'Equipment, 5 years', ru: 'Оборудование, 5 лет' },
    flows: one('expBook', 'straight_line', { years: ['5', years] }),
  },
];

const inCurrency = (values: string, language: Language): string =>
  values
    .split(';')
    .map((value) => String(Number(value) * worth[language]))
    .join(';');

/** Only for those who want new models to have it. */
const inflation: Starter = {
  id: 'inflation_1',
  rel: 'inflation',
  section: 'section_inflation',
  name: { en: 'Consumer prices', ru: 'Потребительские цены' },
  flows: one('expBook', 'rate', { rate: ['3', yearly] }),
};

const coreId = (id: string): string => `core_${id}`;

export const starterCoreResources = (language: Language, hasInflation: boolean): readonly CoreResource[] =>
  [...starters, ...(hasInflation ? [inflation] : [])].map(({ id, rel, name }) => ({
    id: coreId(id),
    name: name[language],
    rel,
  }));

function sectionResource({ id, flows, terms = {} }: Starter, language: Language): SectionResource {
  return {
    id,
    coreResource: coreId(id),
    isEdited: false,
    isSelected: false,
    flows: flows.map((flow) => ({
      id: flow.id,
      formula: flow.formula,
      hist: [],
      fcst: Object.entries(flow.inputs).map(([variable, typed]) => {
        const unit: Units = typed?.[1] ? typed[1][language] : { currency: 'currency' };
        const data = typed === null ? null : typed[1] ? typed[0] : inCurrency(typed[0], language);
        const base = { id: 'base', name: scenario[language], data, units: unit };
        return {
          id: `${id}_${flow.id}_${variable}`,
          variable,
          lookupId: null,
          scenarios: typed === null ? [] : [base],
        };
      }),
    })),
    otherAssumptions: terms,
  };
}

type BySection = Partial<Record<SectionId, SectionResource[]>>;

function bySection(language: Language, place: 'division' | 'env'): BySection {
  const found: BySection = {};
  for (const starter of starters) {
    if (sections[starter.section].place !== place) continue;
    found[starter.section] ??= [];
    found[starter.section]?.push(sectionResource(starter, language));
  }
  return found;
}

export const starterResources = (language: Language): BySection => bySection(language, 'division');

export const starterEnvironment = (language: Language, hasInflation: boolean): BySection => ({
  section_currency: [],
  section_inflation: hasInflation ? [sectionResource(inflation, language)] : [],
  ...bySection(language, 'env'),
});
