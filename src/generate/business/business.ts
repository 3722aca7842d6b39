// A business as it is settled before its model is made: what it is, how large, where, from when.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import type { NaturalLevels } from '#catalog/places/natural-levels.ts';
import type { Language } from '#language/language.ts';
import type { BusinessFigure } from '#template/fields.ts';
import type { Periodicity } from '#template/template.ts';
import type { MissingLines } from './without-lines.ts';

/** What money is worth where the business is; 1 is as in the United States. */
export interface Levels {
  /** Two letters. */
  readonly country?: string;
  readonly prices: number;
  readonly pay: number;
  /** What people cost with what employers pay on top of it. */
  readonly work: number;
  /** What nobody may be paid less than, a year in the money of the model. */
  readonly leastPay?: number;
  /** Units of the currency for a dollar. */
  readonly perDollar: number;
  /** What sun and soil give over what they do in the United States; without them it is the same. */
  readonly natural?: NaturalLevels;
}

/** In percent; those of a year. */
export interface Rates {
  readonly incomeTax: number;
  /** Null where there is none, or nobody knows. */
  readonly salesTax: number | null;
  readonly payrollTaxes: number;
  readonly inflation: number;
  readonly interest: number;
}

/** In place of a source: a number that AI proposed, inside the usual range. */
export const proposedSource = 'proposed';
/** In place of a source: a number that its author said. */
export const saidSource = 'said';

/** How busy a part of a business is said to be. */
export interface PartBusy {
  /** Days of a week on which it works. */
  readonly daysAWeek?: number;
  /** In percent of what there is room for. */
  readonly use?: number;
  /** So many times what is usual of the size is done, by the id of the volume. */
  readonly times?: Readonly<Record<string, number>>;
  /** So often a day all there is room for comes anew. */
  readonly turns?: number;
}

/** A kind that the business has, and how large it is in that. */
export interface Part {
  readonly kind: Kind;
  readonly size: number;
  /** Its author said how large it is; otherwise it is as large as is typical. */
  readonly isSizeSaid?: boolean;
  /** AI read it in what its author wrote. */
  readonly isSizeProposed?: boolean;
  /** The size as it was said, where that is otherwise than the kind is counted. */
  readonly said?: SaidSize;
  readonly busy?: PartBusy;
  /** Lines of the kind that it is said to be without. */
  readonly missing?: MissingLines;
  /** What its author asked for, where that is more or less than is modelled. */
  readonly asked?: number;
  /** By the English name of a line of sales, what its author said that it costs. */
  readonly prices?: Readonly<Record<string, number>>;
  /** What was said of plans that customers pay brings in so many times as many of them. */
  readonly plansTimes?: number;
}

export interface SaidSize {
  readonly unit: ScaleUnit;
  /** How one, few and many are called, where the unit has no such name: bottles a year. */
  readonly counted?: Pair;
  readonly count: number;
  /** Of the kind's own unit, for each that was said. */
  readonly each: number;
}

/** A number that somebody said, for the line that it is of. */
export interface SettledFigure {
  readonly is: BusinessFigure['is'];
  /** Its line, by the part of the business and the name; null where it is of the business as a whole. */
  readonly line: { readonly part: number; readonly name: Pair } | null;
  /** In the money of the model: an amount a month, the pay of a year. */
  readonly value: number;
  /** yyyy-mm-01 */
  readonly from?: string;
}

/** How the work is done. */
export interface WayOfWork {
  readonly isAlone: boolean;
  /** At home or at the customers'. */
  readonly isWithoutPremises: boolean;
  /** Somebody said that it goes to the customers. */
  readonly isVisiting: boolean;
  readonly countryId: string;
}

/** Premises, equipment and overheads in proportion to its size; or so, and without a wage for its owner. */
export type SmallMeans = 'proportion' | 'unpaid';

/** So many kinds make one business at most. */
export const mostParts = 4;

export interface Business {
  readonly language: Language;
  /** The trade, then what it is combined with. */
  readonly head: Part;
  readonly others: readonly Part[];
  readonly levels: Levels;
  readonly rates: Rates;
  readonly currency: string;
  readonly isOwned: boolean;
  readonly isOnline: boolean;
  /** Where it is done otherwise than its trade usually is. */
  readonly way?: WayOfWork;
  /** Where it is too small for what its trade usually has. */
  readonly means?: SmallMeans;
  /** Premises that somebody lets it have: they are neither rented nor bought. */
  readonly isRentFree?: boolean;
  /** What its author has all prices multiplied with; none: prices are moved by rules. */
  readonly priceFactor?: number;
  /** Numbers that stand in place of those usual for the trade. */
  readonly figures?: readonly SettledFigure[];
  /** Half a year away from the north. */
  readonly isSouthern: boolean;
  /** Those of each year in which it is open, 1 to 12; without them it is open all year. */
  readonly openMonths?: readonly number[];
  /** yyyy-mm-dd */
  readonly dateStart: string;
  readonly periodicity: Periodicity;
  readonly periodCount: number;
}

const monthsOf: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, year: 12 };

export const monthsInPeriod = ({ periodicity }: Pick<Business, 'periodicity'>): number =>
  monthsOf[periodicity];

/** Whether somebody said what anything costs. */
export const hasPrices = ({ head, others }: Business): boolean =>
  [head, ...others].some(({ prices }) => prices !== undefined);
