// Loads the catalogue of one language, what is said first before the rest, and tells the compiler which message ids there are.

import type en from './en.json';
import type { InterfaceLanguage } from './language.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof en;
    }
  }
}

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;

export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const catalogue = language === 'ru' ? await import('./ru.json') : await import('./en.json');
  return catalogue.default;
}

/** Enough for what is on the page before anything is fetched later. */
export async function loadFirstMessages(language: InterfaceLanguage): Promise<Messages> {
  const { texts } = language === 'ru' ? await import('./ru.json?first') : await import('./en.json?first');
  return texts;
}
