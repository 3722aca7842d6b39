// The settings of an account as the contract words them.
import { languages } from '#contract/calls.ts';
import type { Account } from '#server/database/tables.ts';

export interface Settings {
  language: (typeof languages)[number];
  maxTemplatesIfNotSignedIn: number;
}

export function settingsOf(account: Pick<Account, 'language'>, maxTemplates: number): Settings {
  const language = languages.find((known) => known === account.language) ?? languages[0];
  return { language, maxTemplatesIfNotSignedIn: maxTemplates };
}
