// The languages of the interface and the locale each writes its dates and numbers in.
import type { Language } from '#language/language.ts';

export type InterfaceLanguage = Language;

export const locales: Readonly<Record<InterfaceLanguage, string>> = { en: 'en-US', ru: 'ru-RU' };

const storageKey = 'modelwright.language';

/** Lets the next visit start in the right language before the server has answered. */
export function rememberLanguage(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the next visit starts in English for a moment.
  }
}

export function rememberedLanguage(): InterfaceLanguage {
  return document.documentElement.lang === 'ru' ? 'ru' : 'en';
}
