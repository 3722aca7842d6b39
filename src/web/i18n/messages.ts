// Loads the catalogue of one language, the first screen's texts before the rest, and types the message ids.
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

/** Enough for the page before anything is loaded lazily. */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  return (await firstTexts[language]()).texts;
}
