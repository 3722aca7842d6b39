// The language of whoever asks for a page of which nothing else is known.
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';

/** The first of the languages that a browser asks for and there is. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return asked.map(languageOfLocale).find((language) => language !== null) ?? defaultLanguage;
}
