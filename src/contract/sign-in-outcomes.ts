// The values of ?signIn=… in the page's address after signing in with Google; docs/google-sign-in.md explains them.

export const signInOutcomes = [
  'not-set-up',
  'loggedin',
  'rate-limited',
  'cancelled',
  'expired',
  'unverified',
  'archived',
  'unavailable',
  // The only one that comes with being signed in; without any, everything went well.
  'password-removed',
] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** A route within the page, after the hash; nothing that leads away from it. */
export const returnToPattern = /^\/[\w/-]{0,199}$/;
