// The language whose number format a person is assumed to use.
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';

/** From a locale with or without its region. */
export const numberLanguage = (locale: string): Language => languageOfLocale(locale) ?? defaultLanguage;
