// Words that more than one sheet uses, in every language of a template.
import type { Language } from '#template/template.ts';

interface ModelTexts {
  readonly divisor: (step: number) => string;
  readonly quotient: (step: number) => string;
  readonly intermediate: string;
  readonly periodNumber: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly period: string;
  readonly day: string;
  readonly number: string;
}

export const modelTexts: Readonly<Record<Language, ModelTexts>> = {
  en: {
    divisor: (step) => `Step ${step}, divisor`,
    quotient: (step) => `Step ${step}, quotient`,
    intermediate: 'step',
    periodNumber: 'Period number',
    periodStart: 'Period start',
    periodEnd: 'Period end',
    period: 'Period',
    day: 'date',
    number: 'number',
  },
  ru: {
    divisor: (step) => `Шаг ${step}, делитель`,
    quotient: (step) => `Шаг ${step}, частное`,
    intermediate: 'шаг',
    periodNumber: 'Номер периода',
    periodStart: 'Начало периода',
    periodEnd: 'Конец периода',
    period: 'Период',
    day: 'дата',
    number: 'номер',
  },
};
