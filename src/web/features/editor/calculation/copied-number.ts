// Writes a number for a spreadsheet of the person's own language: all its digits, and the decimal mark that makes it a number there.
import type { Language } from '#language/language.ts';

export const copiedNumber = (number: number | string, language: Language): string =>
  language === 'ru' ? String(number).replace('.', ',') : String(number);
