// The language whose way of writing numbers a person is taken to have.
import type { Language } from '#language/language.ts';

/** From a locale with or without its region. */
export const numberLanguage = (locale: string): Language => (/^ru\b/.test(locale) ? 'ru' : 'en');
