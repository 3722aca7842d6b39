// What a cell holds as its user would type it: a formula with its equals sign, a number in full with the language's decimal mark.
import { format } from 'numfmt';
import type { CellContent } from '#audit/live/live-book.ts';
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';
import type { StyleView } from '#render/sheet-view/sheet-view.ts';

/** As years, months and days are written whatever the language. */
const dateCode = 'yyyy-mm-dd';
const hundred = 100;
const digitsKept = 15;

/** Without what stands in quotes or behind a backslash. */
const signsOf = (code: string): string => code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');

export const isPercentCode = (code: string): boolean => signsOf(code).includes('%');
export const isDateCode = (code: string): boolean => /[dy]/i.test(signsOf(code));

function numberText(value: number, language: Language): string {
  return String(Number(value.toPrecision(digitsKept))).replace('.', decimalMarks[language]);
}

export function editText(content: CellContent, style: StyleView | null, language: Language): string {
  if (content.kind === 'formula') return `=${content.formula}`;
  const { value } = content;
  if (typeof value !== 'number')
    return typeof value === 'boolean' ? String(value).toUpperCase() : (value ?? '');
  const code = style?.format ?? '';
  if (isPercentCode(code)) return `${numberText(value * hundred, language)}%`;
  if (isDateCode(code) && value > 0) return format(dateCode, value);
  return numberText(value, language);
}

/** The same for other programs: a number in full, without signs of percent, money or thousands. */
export function plainText(content: CellContent, style: StyleView | null, language: Language): string {
  const { kind } = content;
  if (kind === 'value' && typeof content.value === 'number' && isPercentCode(style?.format ?? '')) {
    return `${numberText(content.value * hundred, language)}%`;
  }
  return editText(content, style, language);
}
