// Loads the catalogue of one language, and tells the compiler which message ids there are.

import type { InterfaceLanguage } from '#web/state/language.ts';
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

export async function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const catalogue = language === 'ru' ? await import('./ru.json') : await import('./en.json');
  return catalogue.default;
}
