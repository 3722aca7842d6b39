// Every section and module a template has, in order, with their titles in both languages.
import type { Language, Module, Section } from './template.ts';

interface SectionDefault {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly isEnabled: boolean;
  readonly canDisable: boolean;
}

const section = (
  id: string,
  en: string,
  ru: string,
  isEnabled = true,
  canDisable = true,
): SectionDefault => ({
  id,
  titles: { en, ru },
  isEnabled,
  canDisable,
});

const sectionDefaults: readonly SectionDefault[] = [
  section('section_general', 'General', 'Общее', true, false),
  section('section_timeline', 'Timeline', 'Период', true, false),
  section('section_environment', 'Environment', 'Окружение', true, false),
  section('section_currency', 'Currency', 'Валюта', true, false),
  section('section_taxes', 'Taxes', 'Налоги'),
  section('section_depreciation', 'Depreciation', 'Амортизация'),
  section('section_inflation', 'Inflation', 'Инфляция', false),
  section('section_sales', 'Sales', 'Продажи', true, false),
  section('section_cos', 'Cost of sales', 'Себестоимость продаж'),
  section('section_sga', 'Selling, general and admin', 'Коммерческие и административные расходы'),
  section('section_wc', 'Working capital', 'Оборотный капитал'),
  section('section_fixedassets', 'Fixed assets', 'Основные средства'),
  section('section_financing', 'Financing', 'Финансирование'),
  section('section_npv', 'Investment performance', 'Эффективность инвестиций'),
];

export const sectionIds: readonly string[] = sectionDefaults.map(({ id }) => id);

const moduleDefaults: readonly Module[] = [
  ['module_cover', false],
  ['module_content', false],
  ['module_dashboard', true],
  ['module_assumptions', false],
  ['module_revenue', false],
  ['module_cos', true],
  ['module_sga', true],
  ['module_wc', true],
  ['module_fixedassets', true],
  ['module_financing', true],
  ['module_is', false],
  ['module_bs', false],
  ['module_cf', false],
  ['module_ip', true],
  ['module_ratios', true],
  ['module_charts', true],
  ['module_chartsdata', true],
].map(([id, canSkip]) => ({ id: String(id), isEnabled: true, isIncluded: true, canSkip: canSkip === true }));

export const defaultSections = (language: Language): readonly Section[] =>
  sectionDefaults.map(({ id, titles, isEnabled, canDisable }) => ({
    id,
    title: titles[language],
    isEnabled,
    canDisable,
  }));

export const defaultModules = (): readonly Module[] => moduleDefaults;
