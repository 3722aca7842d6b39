// What is counted of each day, and of whom a thing is counted only once.

/** Stored with every count, so they stay as they were first written. */
export const countedThings = [
  ...(['visit', 'sign-up', 'template-made', 'active-user', 'error'] as const),
  ...(['build-done', 'build-failed', 'download', 'checkout-opened'] as const),
  ...(['step-begun', 'step-built', 'step-downloaded', 'step-account'] as const),
] as const;

export type CountedThing = (typeof countedThings)[number];

/** The steps that visitors reach after their first visit. */
export type Step = 'begun' | 'built' | 'downloaded' | 'account';

/** Of one account; counted again it changes nothing, by whichever instance. */
export interface CountedOnce {
  readonly accountId: string;
  readonly what: CountedThing;
  /** Of the count, formatted as 2027-01-31. */
  readonly day: string;
  /** What tells it from the same thing at another time. */
  readonly mark: string;
  /** When it cannot happen again. */
  readonly until: number;
}

export interface DailyCounts {
  /** Never fails and never waits. */
  add(what: CountedThing): void;
  /** Never fails and never waits. */
  addOnce(counted: CountedOnce): void;
  /** Resolves once everything counted so far is stored. */
  flush(): Promise<void>;
}

/** In UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);
