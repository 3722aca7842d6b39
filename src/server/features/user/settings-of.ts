// The settings of an account as the contract words them.
import type { Account } from '#server/database/tables.ts';
import { type Language, languages } from '#template/template.ts';

export interface Settings {
  language: Language;
  maxTemplatesIfNotSignedIn: number;
}

export function settingsOf(account: Pick<Account, 'language'>, maxTemplates: number): Settings {
  const language = languages.find((known) => known === account.language) ?? languages[0];
  return { language, maxTemplatesIfNotSignedIn: maxTemplates };
}
