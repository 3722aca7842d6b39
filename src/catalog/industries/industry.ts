// The definition of an industry: the words it is found by, and what such a business usually has, with typical numbers.
import type { Language } from '#language/language.ts';

/** A default formula, and numbers for its variables: for a month, in whole units of currency. */
export interface Typical {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What it is called, how much it usually is, and in how many days customers pay where not at once. */
export type PredefinedRow = readonly [
  names: Readonly<Record<Language, string>>,
  typical: Typical,
  receivableDays?: number,
];

export interface TradeRows {
  readonly sales: readonly PredefinedRow[];
  readonly cos: readonly PredefinedRow[];
  readonly sga: readonly PredefinedRow[];
  readonly assets: readonly PredefinedRow[];
}

export interface Industry extends TradeRows {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Beginnings of words that identify this business; one after = must be the whole word. */
  readonly stems: string;
  /** Words that it shares with other industries, which count half. */
  readonly weakStems: string;
  /** Ids of resources that it only has if one of these words is present too. */
  readonly special?: { readonly stems: string; readonly ids: readonly string[] };
}
