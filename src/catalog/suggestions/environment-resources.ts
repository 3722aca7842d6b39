// Currencies, taxes, depreciation groups and inflation: the environment of any business.
import type { Language } from '#language/language.ts';
import type { RelId } from '#template/sections.ts';
import type { PredefinedResource } from './predefined-resource.ts';

type EnvironmentRow = readonly [
  id: string,
  rel: RelId,
  names: Readonly<Record<Language, string>>,
  formula: string,
  value: string,
];

const rows: readonly EnvironmentRow[] = [
  ['usd', 'currency', { en: 'USD', ru: 'USD' }, '', ''],
  ['eur', 'currency', { en: 'EUR', ru: 'EUR' }, '', ''],
  ['gbp', 'currency', { en: 'GBP', ru: 'GBP' }, '', ''],
  ['rub', 'currency', { en: 'RUB', ru: 'руб.' }, '', ''],
  ['kzt', 'currency', { en: 'KZT', ru: 'тенге' }, '', ''],
  ['income_tax', 'taxincome', { en: 'Income tax', ru: 'Налог на прибыль' }, 'rate', '20'],
  ['small_business_tax', 'taxincome', { en: 'Small business tax', ru: 'Налог малого бизнеса' }, 'rate', '15'],
  [
    'regional_income_tax',
    'taxincome',
    { en: 'Regional income tax', ru: 'Региональный налог на прибыль' },
    'rate',
    '5',
  ],
  ['property_tax', 'taxproperty', { en: 'Property tax', ru: 'Налог на имущество' }, 'rate', '2.2'],
  [
    'local_property_tax',
    'taxproperty',
    { en: 'Local property tax', ru: 'Местный налог на имущество' },
    'rate',
    '1',
  ],
  ['life_3', 'deprgroup', { en: 'Computers, 3 years', ru: 'Компьютеры, 3 года' }, 'straight_line', '3'],
  ['life_5', 'deprgroup', { en: 'Equipment, 5 years', ru: 'Оборудование, 5 лет' }, 'straight_line', '5'],
  ['life_7', 'deprgroup', { en: 'Furniture, 7 years', ru: 'Мебель, 7 лет' }, 'straight_line', '7'],
  ['life_10', 'deprgroup', { en: 'Machines, 10 years', ru: 'Машины, 10 лет' }, 'straight_line', '10'],
  ['life_30', 'deprgroup', { en: 'Buildings, 30 years', ru: 'Здания, 30 лет' }, 'straight_line', '30'],
  [
    'declining_25',
    'deprgroup',
    { en: 'Vehicles, 25% a year', ru: 'Автомобили, 25% в год' },
    'declining_balance',
    '25',
  ],
  ['consumer_prices', 'inflation', { en: 'Consumer prices', ru: 'Потребительские цены' }, 'rate', '4'],
];

const variables: Readonly<Record<string, string>> = { straight_line: 'years' };

export const environmentResources = (language: Language): readonly PredefinedResource[] =>
  rows.map(([id, rel, names, formula, value]) => ({
    id: `any_${id}`,
    name: names[language],
    rel,
    formula,
    values: formula === '' ? [] : [{ [variables[formula] ?? 'rate']: value }],
    otherAssumptions: {},
    bundle: [],
    description: '',
  }));
