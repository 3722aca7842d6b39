// What stands out in a generated model against what is usual for its trade, as half of a sentence.
import type { Language } from '#language/language.ts';
import type { HealthFinding, HealthRule } from './health.ts';

type Say = (value: string, low: string, high: string) => string;

const texts: Readonly<Record<Language, Readonly<Record<HealthRule, Say>>>> = {
  en: {
    gross: (value, low, high) =>
      `the gross margin in the third year is ${value}%, while ${low} to ${high}% is usual for the trade`,
    payroll: (value, low, high) =>
      `pay takes ${value}% of sales in the third year, while ${low} to ${high}% is usual for the trade`,
    ebitda: (value, low, high) =>
      `the EBITDA margin in the third year is ${value}%, while ${low} to ${high}% is usual for the trade`,
    payback: (value, low, high) =>
      `the money put in comes back after ${value} months, while ${low} to ${high} months is usual for the trade`,
    losses: () =>
      'it makes a loss in each of the first three years, once interest and the wear of assets are paid for',
  },
  ru: {
    gross: (value, low, high) =>
      `валовая рентабельность на третий год — ${value} %, обычно в этом деле от ${low} до ${high} %`,
    payroll: (value, low, high) =>
      `зарплаты на третий год — ${value} % выручки, обычно в этом деле от ${low} до ${high} %`,
    ebitda: (value, low, high) =>
      `рентабельность по EBITDA на третий год — ${value} %, обычно в этом деле от ${low} до ${high} %`,
    payback: (value, low, high) =>
      `вложения возвращаются через ${value} мес., обычно в этом деле через ${low}–${high} мес`,
    losses: () => 'с учётом процентов и амортизации каждый из первых трёх лет убыточен',
  },
};

/** As it follows a colon, without a full stop. */
export function findingText({ rule, value, usual: [low, high] }: HealthFinding, language: Language): string {
  const shown = (percent: number): string => String(Math.round(percent)).replace('-', '−');
  return texts[language][rule](shown(value), shown(low), shown(high));
}
