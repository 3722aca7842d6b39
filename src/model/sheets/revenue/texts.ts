// The words of the revenue sheet.
import type { Language } from '#template/template.ts';

interface RevenueTexts {
  readonly title: string;
  readonly byService: string;
  readonly total: string;
}

export const revenueTexts: Readonly<Record<Language, RevenueTexts>> = {
  en: { title: 'Revenue', byService: 'Revenue by service', total: 'Total revenue' },
  ru: { title: 'Выручка', byService: 'Выручка по услугам', total: 'Выручка всего' },
};
