// A new template: every section and module, the default formulas, and two services so that there is something to change.
import { defaultFormulas } from './default-formulas.ts';
import { defaultModules, defaultSections } from './default-sections.ts';
import type { CoreResource, Language, SectionResource, Template } from './template.ts';

export interface NewTemplate {
  readonly uuid: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly language: Language;
  /** yyyy-mm-dd */
  readonly dateStart: string;
}

const texts = {
  en: {
    name: 'New template',
    product: 'Product sales',
    subscription: 'Subscriptions',
    scenario: 'Base scenario',
    units: 'units',
  },
  ru: {
    name: 'Новый шаблон',
    product: 'Продажа товара',
    subscription: 'Подписки',
    scenario: 'Базовый сценарий',
    units: 'шт.',
  },
} as const;

export const defaultLayout = {
  cFcstColCount: 36,
  cLeftColCount: 3,
  cRightColCount: 2,
  cHistColCount: 0,
  sheetPerModule: true,
} as const;

export const defaultOptions = (dateStart: string): Template['data']['options'] => ({
  timing: { dateStart, periodicity: 'month' },
  wc: {
    minCashBalance: '0',
    accountsReceivablePeriod: '0',
    inventoryPeriod: '0',
    accountsPayablePeriod: '0',
  },
  modules: { npv: { wacc: '12', tgr: '2', ebitda_multiple: '5' } },
});

function service(id: string, language: Language, price: string, quantity: string): SectionResource {
  const { scenario, units } = texts[language];
  return {
    id,
    coreResource: `core_${id}`,
    isEdited: false,
    isSelected: false,
    flows: [
      {
        id: 'incBook',
        formula: 'price_quantity',
        hist: [],
        fcst: [
          {
            id: `${id}_price`,
            variable: 'price',
            lookupId: null,
            scenarios: [{ id: 'base', name: scenario, data: price, units: { currency: 'currency' } }],
          },
          {
            id: `${id}_quantity`,
            variable: 'quantity',
            lookupId: null,
            scenarios: [{ id: 'base', name: scenario, data: quantity, units }],
          },
        ],
      },
    ],
    otherAssumptions: {},
  };
}

function coreResources(language: Language): readonly CoreResource[] {
  const { product, subscription } = texts[language];
  return [
    { id: 'currency', name: 'USD', rel: 'currency', isDefault: true },
    { id: 'core_service_1', name: product, rel: 'service' },
    { id: 'core_service_2', name: subscription, rel: 'service' },
  ];
}

function templateData(language: Language, dateStart: string): Template['data'] {
  return {
    sections: defaultSections(language),
    modules: defaultModules(),
    coreResources: coreResources(language),
    formulas: defaultFormulas(language),
    divisions: [
      {
        id: 'division_1',
        sectionResources: {
          section_sales: [
            service('service_1', language, '25', '1200;1260;1320;1390;1460;1530;1600'),
            service('service_2', language, '9.9', '300;340;390;440;500;560;630;700;780;860;940;1020'),
          ],
        },
      },
    ],
    env: {
      sectionResources: {
        section_currency: [],
        section_taxes: [],
        section_depreciation: [],
        section_inflation: [],
      },
    },
    options: defaultOptions(dateStart),
  };
}

export function defaultTemplate({ uuid, timestamp, language, dateStart }: NewTemplate): Template {
  return {
    version: '1.0',
    uuid,
    id: null,
    timestamp,
    name: texts[language].name,
    description: '',
    language,
    moneyUnits: 'mln',
    price: null,
    templateContext: '',
    openAIPrompt: '',
    isGenerating: 'done',
    isPublished: false,
    layout: defaultLayout,
    data: templateData(language, dateStart),
  };
}
