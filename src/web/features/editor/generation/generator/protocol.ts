// The messages between the page and what makes models: a line to understand, to make a model of, and to have otherwise.
import type { LookedOver } from '#generate/look-over.ts';
import type { Added } from '#generate/proposal/added.ts';
import type { Answers, Terms } from '#generate/settle.ts';
import type { BusinessProposal } from '#template/fields.ts';
import type { Template } from '#template/template.ts';

export interface LineQuestion {
  /** What was written about the business, whole. */
  readonly text: string;
  readonly terms: Terms;
  readonly answers: Answers;
  /** Of an AI; held to the catalogue before anything of it is used. */
  readonly proposal?: BusinessProposal;
}

export type GeneratorQuestion =
  | (LineQuestion & { readonly ask: 'understand' | 'generate' | 'look-over' })
  | (LineQuestion & {
      readonly ask: 'refine';
      /** What is to be otherwise: no restaurant, 30 rooms. */
      readonly line: string;
    });

export type GeneratorRequest = GeneratorQuestion & { readonly id: number };

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** One of the kinds that a business consists of. */
export interface UnderstoodPart {
  readonly kindId: string;
  readonly name: string;
  /** As it was said. */
  readonly size: number;
  /** What the size is counted in: Groomers. */
  readonly sizeName: string;
  /** What the kind is counted in, for each of what the size is said in. */
  readonly each: number;
  /** What the size is said in, where that is something else; null where it is the kind's own. */
  readonly unitWords: string | null;
  /** Larger ones are not modelled. */
  readonly mostSize: number;
  readonly isSizeAssumed: boolean;
}

/** What somebody said that something costs, as it may be changed. */
export interface UnderstoodPrice {
  /** Of what, and in what: Memberships, USD a month. */
  readonly name: string;
  readonly amount: number;
  /** Its place among all phrases. */
  readonly at: number;
  /** What stands before and behind the amount in its phrase. */
  readonly phrase: readonly [before: string, after: string];
}

/** What is usual where the business is, by our estimate. */
export interface PlaceFacts {
  /** As a sentence has it: “in Portugal”. */
  readonly inside: string;
  readonly currency: string;
  /** In percent of those of the United States. */
  readonly prices: number;
  readonly pay: number;
  /** In percent; sales tax is 0 where the country has none. */
  readonly incomeTax: number;
  readonly salesTax: number;
  readonly payrollTaxes: number;
  readonly inflation: number;
  readonly interest: number;
  /** The year that these are of. */
  readonly year: number;
}

/** What was understood, part by part, each as it may be changed. */
export interface UnderstoodLine {
  /** The trade first, also where that was not recognised. */
  readonly parts: readonly UnderstoodPart[];
  /** Of the country. */
  readonly cities: readonly Choice[];
  /** As it is answered; null where the country as a whole is meant. */
  readonly cityId: string | null;
  readonly place: PlaceFacts;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** What was said to be so many, where nothing is counted in it: 6 rooms. */
  readonly unusedSizes: readonly string[];
  readonly prices: readonly UnderstoodPrice[];
  /** All that was said of prices, as it is understood again. */
  readonly pricePhrases: readonly string[];
  /** Where all prices were chosen to stand, in percent of those usual for the trade; null where rules move them. */
  readonly priceLevel: number | null;
  /** Why a price that was said is not used, in sentences. */
  readonly unusedPrices: readonly string[];
  /** What no business has so many of: -5 rooms. */
  readonly wrongSizes: readonly string[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
  /** Null where the kind of business was not recognised. */
  readonly kindId: string | null;
  readonly kinds: readonly Choice[];
  readonly countryId: string;
  readonly countries: readonly Choice[];
  readonly isPlaceAssumed: boolean;
  readonly currency: string;
  /** Otherwise amounts are those of dollars. */
  readonly isCurrencyKnown: boolean;
  readonly dateStart: string;
  readonly isOpeningSaid: boolean;
  /** Those of each year in which it is open, 1 to 12. */
  readonly openMonths: readonly number[];
  readonly isOwned: boolean;
  /** They are neither bought nor rented. */
  readonly isRentFree: boolean;
  readonly arePremisesSaid: boolean;
  readonly isOnline: boolean;
  /** What it is, how large and where, in short: Hotel, Lisbon, 30 rooms. Null where the kind was not recognised. */
  readonly title: string | null;
  /** The whole as one line. */
  readonly sentence: string;
  /** When it is open, what it is without and what was said of its numbers, each as it may be taken back. */
  readonly wishes: readonly Wish[];
}

export interface Wish {
  /** As it stands in the sentence. */
  readonly text: string;
  /** What is answered once it is taken back. */
  readonly answers: Pick<Answers, 'without' | 'figures' | 'openMonths'>;
}

export interface GeneratedLine {
  readonly template: Template;
  readonly understood: UnderstoodLine;
  /** What of the proposal is in it; null where nothing was proposed. */
  readonly added: Added | null;
}

export interface RefinedLine {
  /** All answers, those that were there already included. */
  readonly answers: Answers;
  /** As it is called in a model; null where it stays. */
  readonly currency: string | null;
  /** What is otherwise now, as it is said; empty where the line changes nothing. */
  readonly changes: readonly string[];
  /** Words that were not understood, or ask for what cannot be. */
  readonly rest: readonly string[];
  /** What cannot be, and what to do instead, in sentences. */
  readonly remarks: readonly string[];
  /** It says which way and not how far, as “cheaper” does: an AI may know. */
  readonly isVague: boolean;
  /** The line about the business, with these answers. */
  readonly understood: UnderstoodLine;
}

export type GeneratorAnswer = UnderstoodLine | GeneratedLine | RefinedLine | LookedOver;

export type GeneratorReply =
  | { readonly id: number; readonly answer: GeneratorAnswer; readonly failure: null }
  | { readonly id: number; readonly answer: null; readonly failure: string };
