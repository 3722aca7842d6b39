// Writes a number for the clipboard: all its digits, with the decimal mark the person's spreadsheet expects.
import type { Language } from '#language/language.ts';

export const copiedNumber = (number: number | string, language: Language): string =>
  language === 'ru' ? String(number).replace('.', ',') : String(number);
