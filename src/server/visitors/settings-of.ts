// The settings of an account as the contract defines them: what the person chose, and what follows from the account.
import { z } from 'zod';
import { chosenSettings, type userSettings } from '#contract/shapes/user-shapes.ts';
import { defaultLanguage, isLanguage } from '#language/language.ts';
import type { Account } from '../ports/database/tables.ts';

export type ChosenSettings = z.output<typeof chosenSettings>;
export type Settings = z.input<typeof userSettings>;

const untilChosen = {
  enabledInflation: false,
  showLoginReminder: true,
  showOnboarding: true,
  analytics: true,
} as const;

const planWords = { 0: 'admin', 1: 'essential', 2: 'growth' } as const;

const planOf = (plan: number | null): Settings['plan'] =>
  plan === 0 || plan === 1 || plan === 2 ? planWords[plan] : null;

/** Stored by this program; a field that an older version did not know gets its default. */
export function chosenBy({ language, settings }: Pick<Account, 'language' | 'settings'>): ChosenSettings {
  const stored: unknown = JSON.parse(settings);
  const known = z.object({}).loose().safeParse(stored);
  return chosenSettings.parse({
    ...untilChosen,
    ...known.data,
    language: isLanguage(language) ? language : defaultLanguage,
  });
}

export function settingsOf(account: Account, templateCount: number, maxTemplates: number): Settings {
  return {
    ...chosenBy(account),
    subscription: null,
    plan: planOf(account.plan),
    maxTemplatesIfNotSignedIn: maxTemplates,
    shouldSignIn: account.kind === 'anonymous' && templateCount >= maxTemplates,
    allowOpenAI: true,
  };
}
