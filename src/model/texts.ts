// Words that more than one sheet uses, in every language of a template.
import type { Language } from '#template/template.ts';

interface ModelTexts {
  readonly divisor: (resource: string, step: number) => string;
  readonly quotient: (resource: string, step: number) => string;
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
    divisor: (resource, step) => `${resource}: step ${step}, divisor`,
    quotient: (resource, step) => `${resource}: step ${step}, quotient`,
    intermediate: 'step',
    periodNumber: 'Period number',
    periodStart: 'Period start',
    periodEnd: 'Period end',
    period: 'Period',
    day: 'date',
    number: 'number',
  },
  ru: {
    divisor: (resource, step) => `${resource}: шаг ${step}, делитель`,
    quotient: (resource, step) => `${resource}: шаг ${step}, частное`,
    intermediate: 'шаг',
    periodNumber: 'Номер периода',
    periodStart: 'Начало периода',
    periodEnd: 'Конец периода',
    period: 'Период',
    day: 'дата',
    number: 'номер',
  },
};
