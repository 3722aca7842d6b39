// A new template: every section and module, the default formulas, and a small company to change.
import type { Language } from '#language/language.ts';
import { defaultFormulas } from './default-formulas.ts';
import { defaultNames } from './default-names.ts';
import { defaultLayout, defaultModules, defaultOptions, defaultSections } from './default-sections.ts';
import {
  starterCoreResources,
  starterCurrency,
  starterEnvironment,
  starterResources,
} from './starter-company.ts';
import type { Template } from './template.ts';

export interface NewTemplate {
  readonly uuid: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly language: Language;
  /** yyyy-mm-dd */
  readonly dateStart: string;
  /** Prices rise in it; no unless said. */
  readonly hasInflation?: boolean;
}

function templateData({ language, dateStart, hasInflation = false }: NewTemplate): Template['data'] {
  return {
    sections: defaultSections(language).map((section) =>
      section.id === 'section_inflation' ? { ...section, isEnabled: hasInflation } : section,
    ),
    modules: defaultModules(),
    coreResources: [
      { id: 'currency', name: starterCurrency[language], rel: 'currency', isDefault: true },
      ...starterCoreResources(language, hasInflation),
    ],
    formulas: defaultFormulas(language),
    divisions: [{ id: 'division_1', sectionResources: starterResources(language) }],
    env: { sectionResources: starterEnvironment(language, hasInflation) },
    options: {
      ...defaultOptions(dateStart),
      // Only here: an older document that says nothing keeps the tax it had.
      tax: { assessed: 'year' },
      wc: {
        minCashBalance: '5',
        accountsReceivablePeriod: '15',
        inventoryPeriod: '20',
        accountsPayablePeriod: '30',
      },
    },
  };
}

export function defaultTemplate(made: NewTemplate): Template {
  const { uuid, timestamp, language } = made;
  return {
    version: '1.0',
    uuid,
    id: null,
    timestamp,
    name: defaultNames[language],
    description: '',
    language,
    moneyUnits: 'mln',
    price: null,
    templateContext: '',
    openAIPrompt: '',
    isGenerating: 'done',
    isPublished: false,
    layout: defaultLayout,
    data: templateData(made),
  };
}
