// The messages for the outcome of a sign-in with Google.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type SignInOutcome, signInOutcomes } from '#contract/sign-in-outcomes.ts';

export const outcomeTexts: Readonly<Record<SignInOutcome, MessageDescriptor>> = defineMessages({
  'not-set-up': { id: 'google.not-set-up' },
  loggedin: { id: 'google.loggedin' },
  'rate-limited': { id: 'google.rate-limited' },
  cancelled: { id: 'google.cancelled' },
  expired: { id: 'google.expired' },
  unverified: { id: 'google.unverified' },
  archived: { id: 'google.archived' },
  unavailable: { id: 'google.unavailable' },
  'password-removed': { id: 'google.password-removed' },
});

/** Null for an unknown value in the address. */
export function readOutcome(text: string | null): SignInOutcome | null {
  return signInOutcomes.find((outcome) => outcome === text) ?? null;
}
