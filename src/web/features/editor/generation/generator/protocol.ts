// The messages between the page and what makes models: a line to understand, and a line to make a model of.
import type { Answers, Terms } from '#generate/settle.ts';
import type { Template } from '#template/template.ts';

export interface LineQuestion {
  /** What was written about the business, whole. */
  readonly text: string;
  readonly terms: Terms;
  readonly answers: Answers;
}

export interface GeneratorRequest extends LineQuestion {
  readonly id: number;
  readonly ask: 'understand' | 'generate';
}

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** What was understood, part by part, each as it may be changed. */
export interface UnderstoodLine {
  /** Null where the kind of business was not recognised. */
  readonly kindId: string | null;
  readonly kinds: readonly Choice[];
  readonly countryId: string;
  readonly countries: readonly Choice[];
  /** The city, where one was named. */
  readonly city: string | null;
  readonly isPlaceAssumed: boolean;
  readonly size: number;
  /** What the size is counted in: Groomers. */
  readonly sizeName: string;
  readonly isSizeAssumed: boolean;
  readonly currency: string;
  /** Otherwise amounts are those of dollars. */
  readonly isCurrencyKnown: boolean;
  readonly dateStart: string;
  readonly isOwned: boolean;
  readonly isOnline: boolean;
  /** The whole as one line. */
  readonly sentence: string;
}

export interface GeneratedLine {
  readonly template: Template;
  readonly understood: UnderstoodLine;
}

export type GeneratorAnswer = UnderstoodLine | GeneratedLine;

export type GeneratorReply =
  | { readonly id: number; readonly answer: GeneratorAnswer; readonly failure: null }
  | { readonly id: number; readonly answer: null; readonly failure: string };
