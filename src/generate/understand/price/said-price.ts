// What somebody says that something costs, as it was said.

/** What is sold by so much of it: a month, a kilogram. */
export type Measure =
  | 'hour'
  | 'day'
  | 'night'
  | 'week'
  | 'month'
  | 'year'
  | 'mass'
  | 'volume'
  | 'area'
  | 'cubic'
  | 'length'
  | 'distance'
  | 'energy';

export interface MeasureSaid {
  readonly measure: Measure;
  /** In kilograms, litres, square metres, cubic metres, metres, kilometres and kilowatt-hours; 1 of time. */
  readonly size: number;
  /** As it is told: its name among the names of measures. */
  readonly name: string;
}

export interface SaidPrice {
  readonly amount: number;
  /** Codes of those that it may be in; none where none was said. */
  readonly currencies: readonly string[];
  /** Of all that one customer buys at a time. */
  readonly isCheck: boolean;
  /** Of a person, a guest, a customer. */
  readonly isEach: boolean;
  readonly measured: MeasureSaid | null;
  /** What is sold, as it was said behind the amount: cup, стрижку. */
  readonly noun: string | null;
  /** Words before it, the nearest first, as they were said. */
  readonly nouns: readonly string[];
  /** It may be something else than a price, unless it is of something that is sold and about as much as is usual. */
  readonly isDoubtful: boolean;
  /** The phrase as it is understood again: what stands before the number, the number, and what stands behind it. */
  readonly phrase: readonly [before: string, number: string, after: string];
  /** As it was said, without what it is of. */
  readonly told: string;
}

export const phraseOf = ({ phrase }: SaidPrice): string => phrase.join('').trim();

/** The same of another amount. */
export const phraseWith = ([before, , after]: SaidPrice['phrase'], amount: number): string =>
  `${before}${amount}${after}`.trim();
