// The names of the things in each section, for counting them on the cover.

import type { Language } from '#language/language.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { PluralForms } from './count-in-words.ts';

const ru = (one: string, few: string, many: string): PluralForms => ({ one, few, many, other: few });
const en = (one: string, other: string): PluralForms => ({ one, other });

export const scopeWords: Readonly<Record<Language, Readonly<Record<ResourceSectionId, PluralForms>>>> = {
  en: {
    section_drivers: en('driver', 'drivers'),
    section_sales: en('service', 'services'),
    section_cos: en('cost item', 'cost items'),
    section_sga: en('expense item', 'expense items'),
    section_fixedassets: en('asset', 'assets'),
    section_depreciation: en('depreciation group', 'depreciation groups'),
    section_financing: en('loan or equity holder', 'loans and equity holders'),
    section_taxes: en('tax', 'taxes'),
    section_inflation: en('rate', 'rates'),
    section_seasonality: en('seasonal pattern', 'seasonal patterns'),
  },
  ru: {
    section_drivers: ru('показатель', 'показателя', 'показателей'),
    section_sales: ru('услуга', 'услуги', 'услуг'),
    section_cos: ru('статья', 'статьи', 'статей'),
    section_sga: ru('статья', 'статьи', 'статей'),
    section_fixedassets: ru('объект', 'объекта', 'объектов'),
    section_depreciation: ru('группа', 'группы', 'групп'),
    section_financing: ru('источник', 'источника', 'источников'),
    section_taxes: ru('налог', 'налога', 'налогов'),
    section_inflation: ru('ставка', 'ставки', 'ставок'),
    section_seasonality: ru('сезонный график', 'сезонных графика', 'сезонных графиков'),
  },
};
