// Currencies, taxes, depreciation groups and inflation: the environment of any business.

import type { Language } from '#language/language.ts';
import type { RelId } from '#template/sections.ts';
import type { PredefinedResource } from './predefined-resource.ts';

type Row = readonly [id: string, rel: RelId, en: string, ru: string, formula: string, value: string];

const rows: readonly Row[] = [
  ['usd', 'currency', 'USD', 'USD', '', ''],
  ['eur', 'currency', 'EUR', 'EUR', '', ''],
  ['gbp', 'currency', 'GBP', 'GBP', '', ''],
  ['rub', 'currency', 'RUB', 'руб.', '', ''],
  ['kzt', 'currency', 'KZT', 'тенге', '', ''],
  ['income_tax', 'taxincome', 'Income tax', 'Налог на прибыль', 'rate', '20'],
  ['small_business_tax', 'taxincome', 'Small business tax', 'Налог малого бизнеса', 'rate', '15'],
  ['regional_income_tax', 'taxincome', 'Regional income tax', 'Региональный налог на прибыль', 'rate', '5'],
  ['property_tax', 'taxproperty', 'Property tax', 'Налог на имущество', 'rate', '2.2'],
  ['local_property_tax', 'taxproperty', 'Local property tax', 'Местный налог на имущество', 'rate', '1'],
  ['life_3', 'deprgroup', 'Computers, 3 years', 'Компьютеры, 3 года', 'straight_line', '3'],
  ['life_5', 'deprgroup', 'Equipment, 5 years', 'Оборудование, 5 лет', 'straight_line', '5'],
  ['life_7', 'deprgroup', 'Furniture, 7 years', 'Мебель, 7 лет', 'straight_line', '7'],
  ['life_10', 'deprgroup', 'Machines, 10 years', 'Машины, 10 лет', 'straight_line', '10'],
  ['life_30', 'deprgroup', 'Buildings, 30 years', 'Здания, 30 лет', 'straight_line', '30'],
  ['declining_25', 'deprgroup', 'Vehicles, 25% a year', 'Автомобили, 25% в год', 'declining_balance', '25'],
  ['consumer_prices', 'inflation', 'Consumer prices', 'Потребительские цены', 'rate', '4'],
];

const variables: Readonly<Record<string, string>> = { straight_line: 'years' };

export const environmentResources = (language: Language): readonly PredefinedResource[] =>
  rows.map(([id, rel, en, ru, formula, value]) => ({
    id: `any_${id}`,
    name: language === 'ru' ? ru : en,
    rel,
    formula,
    values: formula === '' ? [] : [{ [variables[formula] ?? 'rate']: value }],
    otherAssumptions: {},
    bundle: [],
    description: '',
  }));
