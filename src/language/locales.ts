// How each language writes its numbers and dates, and counts its weeks.
import type { Language } from './language.ts';

export const locales: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru-RU' };

/** The day that weeks begin on: Sunday is 0. */
export const firstWeekdays: Readonly<Record<Language, number>> = { en: 0, ru: 1 };

export const decimalMarks: Readonly<Record<Language, '.' | ','>> = { en: '.', ru: ',' };
