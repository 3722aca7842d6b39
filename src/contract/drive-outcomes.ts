// The values of ?drive=… in the page's address after somebody was at Google to let spreadsheets into their own drive; docs/google-sheets.md explains them.

export const driveOutcomes = [
  /** The only one that comes with a connected drive. */
  'connected',
  'not-set-up',
  'sign-in-required',
  'rate-limited',
  'cancelled',
  /** Whoever was asked took away the one permission that is needed. */
  'not-permitted',
  /** The answer came too late, or was not asked for by this browser. */
  'expired',
  /** Somebody else signed in meanwhile. */
  'other-account',
  'unavailable',
] as const;

export type DriveOutcome = (typeof driveOutcomes)[number];
