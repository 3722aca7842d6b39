// Loads the catalogue of one language, what is said first before the rest, and tells the compiler which message ids there are.
import type { Language } from '#language/language.ts';
import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof en;
    }
  }
}

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./en.json'),
  ru: () => import('./ru.json'),
};

const firstTexts: Readonly<Record<Language, () => Promise<{ readonly texts: Messages }>>> = {
  en: () => import('./en.json?first'),
  ru: () => import('./ru.json?first'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await catalogues[language]()).default;
}

/** Enough for what is on the page before anything is fetched later. */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  return (await firstTexts[language]()).texts;
}
