// A price that was said, with the line of sales that it is of.
import type { Pair } from '#catalog/kind/pair.ts';
import type { SaidPrice } from '../understand/price/said-price.ts';

export interface SettledPrice {
  readonly said: SaidPrice;
  /** What it is the price of: a line, or all that one customer buys. */
  readonly name: Pair;
  /** Ids of lines with the price of each, as the line is sold. */
  readonly lines: Readonly<Record<string, number>>;
  /** Of the same service, which move with it unless they have prices of their own. */
  readonly siblings: Readonly<Record<string, number>>;
  readonly part: number;
  /** As it was said, in the money of the model. */
  readonly amount: number;
  /** A word says that it is of this line. */
  readonly isNamed: boolean;
  /** Of what the trade or another part sells first. */
  readonly isMain: boolean;
  /** What one customer pays, where the price is that of one piece of several. */
  readonly whole: { readonly price: number; readonly buyer: Pair } | null;
  /** All customers pay it, or what else was said of plans: so many times as many as pay what is usual, where nobody says how many. */
  readonly plansTimes?: number;
}
