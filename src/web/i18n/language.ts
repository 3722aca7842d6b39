// The language of the interface, remembered for the next visit.
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';

const storageKey = 'modelwright.language';

/** Lets the next visit start in the right language before the server has replied. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the next visit starts in English for a moment.
  }
}

export function rememberedLanguage(): Language {
  return languageOfLocale(document.documentElement.lang) ?? defaultLanguage;
}
