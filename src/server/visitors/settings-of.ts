// The settings of an account as the contract defines them: what the person chose, and what follows from the account.
import { z } from 'zod';
import { chosenSettings, type userSettings } from '#contract/shapes/user-shapes.ts';
import { defaultLanguage, isLanguage } from '#language/language.ts';
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import type { Account } from '../ports/database/tables.ts';

export type ChosenSettings = z.output<typeof chosenSettings>;
export type Settings = z.input<typeof userSettings>;

const untilChosen = {
  enabledInflation: false,
  showLoginReminder: true,
  showOnboarding: true,
  analytics: true,
  useAI: true,
} as const;

const planWords = { 0: 'admin', 1: 'essential', 2: 'growth' } as const;

const planOf = (plan: number | null): Settings['plan'] =>
  plan === 0 || plan === 1 || plan === 2 ? planWords[plan] : null;

const { enabledInflation, showLoginReminder, showOnboarding, analytics, useAI } = chosenSettings.shape;
const storedSettings = z.object({
  enabledInflation: enabledInflation.catch(untilChosen.enabledInflation),
  showLoginReminder: showLoginReminder.catch(untilChosen.showLoginReminder),
  showOnboarding: showOnboarding.catch(untilChosen.showOnboarding),
  analytics: analytics.catch(untilChosen.analytics),
  useAI: useAI.catch(untilChosen.useAI),
});

/** What an older version did not know, or what cannot be read, is as if it had never been chosen. */
export function chosenBy({ language, settings }: Pick<Account, 'language' | 'settings'>): ChosenSettings {
  const stored = parseStoredJson(settings);
  return {
    ...storedSettings.parse(isObject(stored) ? stored : {}),
    language: isLanguage(language) ? language : defaultLanguage,
  };
}

/** Whether an AI may be asked for the account. */
export const allowsAI = (account: Pick<Account, 'language' | 'settings'>, hasAI: boolean): boolean =>
  hasAI && chosenBy(account).useAI;

export function settingsOf(
  account: Account,
  templateCount: number,
  maxTemplates: number,
  hasAI: boolean,
): Settings {
  return {
    ...chosenBy(account),
    subscription: null,
    plan: planOf(account.plan),
    maxTemplatesIfNotSignedIn: maxTemplates,
    shouldSignIn: account.kind === 'anonymous' && templateCount >= maxTemplates,
    allowOpenAI: allowsAI(account, hasAI),
  };
}
