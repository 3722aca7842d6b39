// How long a password may not be tried again for one account, after so many tries without the right one.

export interface TryLimits {
  readonly freeTries: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const minuteMs = 60_000;

/** For one network: far more than anybody mistypes. */
export const triesFromNetwork: TryLimits = {
  freeTries: 5,
  firstWaitMs: minuteMs,
  longestWaitMs: 60 * minuteMs,
};

/** From everywhere: it stops guessing that is spread over many networks, and its wait is one that an owner can sit out. */
export const triesFromAnywhere: TryLimits = {
  freeTries: 100,
  firstWaitMs: minuteMs,
  longestWaitMs: 15 * minuteMs,
};

/** Then all is forgotten. */
export const triesKeptMs = 24 * 60 * minuteMs;

export function waitAfterTries({ freeTries, firstWaitMs, longestWaitMs }: TryLimits, tries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - freeTries));
}
