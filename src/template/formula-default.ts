// How the formulas that every template starts with are written down, and the words that they share.
import { type Language, languages } from '#language/language.ts';
import type { RelId } from './sections.ts';

export type FormulaTexts = Readonly<Record<Language, string>>;

export interface VariableDefault {
  readonly id: string;
  readonly name: FormulaTexts;
  readonly value?: string;
  readonly units?: FormulaTexts;
  readonly isCurrency?: boolean;
  readonly isPercent?: boolean;
  readonly isFixed?: boolean;
  /** The row that it reads; null where none is chosen yet. */
  readonly reference?: string | null;
  /** What is typed is for one period, so it grows with the length of a period; prices, people and shares stay. */
  readonly isPerPeriod?: boolean;
  /** What is typed is for a year, however long a period is. */
  readonly isPerYear?: boolean;
}

export interface StepDefault {
  readonly id: string;
  readonly name: FormulaTexts;
  readonly expression: string;
  readonly units?: FormulaTexts;
  readonly isCurrency?: boolean;
}

export interface FormulaDefault {
  readonly id: string;
  readonly name: FormulaTexts;
  readonly expression: string;
  readonly allowedRels: readonly RelId[];
  /** Comes first in lists, as most people want it. */
  readonly isUsual?: boolean;
  readonly variables: readonly VariableDefault[];
  /** Worked out before the expression. */
  readonly steps?: readonly StepDefault[];
  /** The step that is invoiced. */
  readonly billing?: string;
}

export const percent: FormulaTexts = { en: '%', ru: '%' };
export const units: FormulaTexts = { en: 'units', ru: 'шт.' };
export const people: FormulaTexts = { en: 'people', ru: 'чел.' };
export const yearly: FormulaTexts = { en: '% / year', ru: '% в год' };
export const trade: readonly RelId[] = ['service', 'cos', 'sga'];
export const costs: readonly RelId[] = ['cos', 'sga'];

const person: FormulaTexts = { en: 'person', ru: 'чел.' };

/** The unit beside exactly one; any other than that of people is as it was typed. */
export function unitOfOne(text: string): string {
  const language = languages.find((one) => people[one] === text);
  return language === undefined ? text : person[language];
}
