// The texts of the spreadsheet's page in one language.
import type { Language } from '#language/language.ts';
import type { Messages } from './messages.ts';

const texts: Readonly<Record<Language, () => Promise<{ readonly texts: Messages }>>> = {
  en: () => import('./en.json?sheet'),
  ru: () => import('./ru.json?sheet'),
};

export async function loadSheetMessages(language: Language): Promise<Messages> {
  return (await texts[language]()).texts;
}
