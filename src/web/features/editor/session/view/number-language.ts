// The language whose number format a person is assumed to use.
import type { Language } from '#language/language.ts';

/** From a locale with or without its region. */
export const numberLanguage = (locale: string): Language => (/^ru\b/.test(locale) ? 'ru' : 'en');
