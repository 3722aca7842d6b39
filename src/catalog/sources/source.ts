// What the catalogue says of a published statistic: where it was read and the figures that were read there.
import type { Language } from '#language/language.ts';

export interface SourceFigure {
  readonly what: Readonly<Record<Language, string>>;
  /** As published; a range runs from its lower to its upper end. */
  readonly value: string;
}

export interface Source {
  readonly id: string;
  readonly publisher: string;
  /** In the language of the publisher. */
  readonly title: string;
  readonly address: string;
  /** The public copy that was read, where it was not the publisher's own page. */
  readonly copy?: string;
  /** The last year that the figures are for; absent if the page names none. */
  readonly year?: number;
  /** As the publisher states it, or `as a fact` where no statement was read: figures alone are quoted. */
  readonly licence: string;
  readonly figures: readonly SourceFigure[];
}
