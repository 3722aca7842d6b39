// What every template has: its sections and modules, and the layout, timing and terms of one that says nothing of them.
import type { Language } from '#language/language.ts';
import { moduleIds, modules, type SectionId, sectionIds, sections } from './sections.ts';
import type { Module, Section, Template } from './template.ts';

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

const titles: Readonly<Record<Language, Readonly<Record<SectionId, string>>>> = {
  en: {
    section_general: 'General',
    section_timeline: 'Timeline',
    section_environment: 'Environment',
    section_currency: 'Currency',
    section_taxes: 'Taxes',
    section_depreciation: 'Depreciation',
    section_inflation: 'Inflation',
    section_seasonality: 'Seasonality',
    section_drivers: 'Drivers',
    section_sales: 'Sales',
    section_cos: 'Cost of sales',
    section_sga: 'Selling, general and admin',
    section_wc: 'Working capital',
    section_fixedassets: 'Fixed assets',
    section_financing: 'Financing',
    section_npv: 'Investment performance',
  },
  ru: {
    section_general: 'Общее',
    section_timeline: 'Период',
    section_environment: 'Окружение',
    section_currency: 'Валюта',
    section_taxes: 'Налоги',
    section_depreciation: 'Амортизация',
    section_inflation: 'Инфляция',
    section_seasonality: 'Сезонность',
    section_drivers: 'Операционные данные',
    section_sales: 'Продажи',
    section_cos: 'Себестоимость продаж',
    section_sga: 'Коммерческие и административные расходы',
    section_wc: 'Оборотный капитал',
    section_fixedassets: 'Основные средства',
    section_financing: 'Финансирование',
    section_npv: 'Эффективность инвестиций',
  },
};

export const defaultSections = (language: Language): readonly Section[] =>
  sectionIds.map((id) => ({
    id,
    title: titles[language][id],
    isEnabled: sections[id].isEnabled,
    canDisable: sections[id].canDisable,
  }));

export const defaultModules = (): readonly Module[] =>
  moduleIds.map((id) => ({ id, isEnabled: true, isIncluded: true, canSkip: modules[id].canSkip }));
