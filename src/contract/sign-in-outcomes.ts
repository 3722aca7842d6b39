// What the address of the page says, as ?signIn=…, after the way to Google and back; docs/google-sign-in.md has the words.

export const signInOutcomes = [
  'not-set-up',
  'loggedin',
  'rate-limited',
  'cancelled',
  'expired',
  'unverified',
  'archived',
  'unavailable',
  // The one that comes with being signed in; without any of them it went as it should.
  'password-removed',
] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** A screen of the page, as it stands after the hash; nothing that leads away from it. */
export const returnToPattern = /^\/[\w/-]{0,199}$/;
