// Writes a number for the clipboard: all its digits, with the decimal mark the person's spreadsheet expects.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';

export const copiedNumber = (number: number | string, language: Language): string =>
  String(number).replace('.', decimalMarks[language]);
