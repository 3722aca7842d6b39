// What people are counted in, as many and as one.
import { languages } from '#language/language.ts';
import type { FormulaTexts } from './formula-default.ts';

export const people: FormulaTexts = { en: 'people', ru: 'чел.' };

const person: FormulaTexts = { en: 'person', ru: 'чел.' };

/** The unit beside exactly one; any other than that of people is as it was typed. */
export function unitOfOne(units: string): string {
  const language = languages.find((one) => people[one] === units);
  return language === undefined ? units : person[language];
}
