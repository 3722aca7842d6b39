// A kind of business: the words it is found by, and what such a business usually has, with numbers to begin with.
import type { Language } from '#language/language.ts';

/** A formula of the default ones, and numbers for its variables: for a month, in whole units of money. */
export interface Typical {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What it is called, how much it usually is, and in how many days customers pay where not at once. */
export type Row = readonly [
  names: Readonly<Record<Language, string>>,
  typical: Typical,
  receivableDays?: number,
];

export interface TradeRows {
  readonly sales: readonly Row[];
  readonly cos: readonly Row[];
  readonly sga: readonly Row[];
  readonly assets: readonly Row[];
}

export interface Industry extends TradeRows {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Beginnings of words that tell this business apart; one after = must be the whole word. */
  readonly stems: string;
  /** Words that it shares with others, and so count half. */
  readonly weakStems: string;
  /** Resources, by their ids, that it has only where one of these words stands too. */
  readonly special?: { readonly stems: string; readonly ids: readonly string[] };
}
