// The settings of an account as the contract defines them: what the person chose, and what follows from the account.
import { z } from 'zod';
import { chosenSettings, type userReply, type userSettings } from '#contract/shapes/user-shapes.ts';
import { defaultLanguage, isLanguage } from '#language/language.ts';
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import { hasOperatorRole, isSignedIn } from '../policy/may-call.ts';
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

interface Standing {
  readonly templateCount: number;
  readonly maxTemplates: number;
  readonly hasAI: boolean;
  /** For a plan or a template, and the money was not given back. */
  readonly hasPaid: boolean;
  /** The plan that is active. */
  readonly subscription: z.input<typeof userReply>['currentSubscription'];
}

/**
 * An operator's role is reported as a plan, whatever they pay for beside it. Free are those who registered and have paid
 * for nothing; who has paid for single templates pays as they go, and so may a visitor.
 */
function planOf(account: Account, { subscription, hasPaid }: Standing): Settings['plan'] {
  if (hasOperatorRole(account)) return 'admin';
  if (subscription !== null) return subscription.planId;
  return isSignedIn(account) && !hasPaid ? 'free' : null;
}

function subscriptionOf({ subscription }: Standing): Settings['subscription'] {
  if (subscription === null) return null;
  return subscription.cancelsAtEnd ? 'canceling' : subscription.state;
}

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

export function settingsOf(account: Account, standing: Standing): Settings {
  const { templateCount, maxTemplates, hasAI } = standing;
  return {
    ...chosenBy(account),
    subscription: subscriptionOf(standing),
    plan: planOf(account, standing),
    maxTemplatesIfNotSignedIn: maxTemplates,
    shouldSignIn: account.kind === 'anonymous' && templateCount >= maxTemplates,
    allowOpenAI: allowsAI(account, hasAI),
  };
}
