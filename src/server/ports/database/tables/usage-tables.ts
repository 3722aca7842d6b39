// The tables of what was used how much by day.

export interface UsageCountTable {
  /** Formatted as 2027-01-31. */
  day: string;
  event: string;
  screen: string;
  amount: number;
}

/** What is reserved counts as used until it is settled. */
export interface AiUsageTable {
  /** In UTC, formatted as 2027-01-31. */
  day: string;
  /** An account's id, 'strangers' for all whom nobody vouches for together, or 'all'. */
  used_by: string;
  account_id: string | null;
  tokens: number;
}

/** What happened on a day, of nobody in particular; kept for good. */
export interface DailyCountTable {
  /** In UTC, formatted as 2027-01-31. */
  day: string;
  what: string;
  amount: number;
}

/** That an account was counted, so that it is not counted twice; gone once that could not happen any more. */
export interface CountedOnceTable {
  account_id: string;
  what: string;
  until: number;
}
