// Fields of many parts of a template, and how many of each part there may be.
import { maxBusinessText, maxPeriodStringLength } from './limits.ts';
import { isPeriodString } from './period-values.ts';
import {
  boolean,
  either,
  filledText,
  harmless,
  type Infer,
  listOf,
  number,
  object,
  optional,
  type Schema,
  text,
  textThat,
} from './schema.ts';

/** Each input needs a row of the workbook, so these keep a model within what a spreadsheet opens. */
export const maxResources = 1000;
export const maxVariables = 50;
const maxNameLength = 10_000;
/** Part of the unit of every row of money. */
export const maxCurrencyLength = 20;
export const maxUnitsLength = 200;

export const isText = (value: unknown): boolean => typeof value === 'string';

export const id = text(200);
export const name = text(maxNameLength);
/** Of something else in the document. */
export const reference = filledText(200);

/** Stored by earlier programs; nothing here reads them, so an error in one does no harm. */
export const unreadFlag = optional(harmless(boolean));
export const unreadText = optional(harmless(name));

const shortPeriodString = textThat(
  'numbers with a dot as the decimal separator, separated by semicolons',
  isPeriodString,
);

/**
 * Per-period numbers typed as text: "10;20;30", the last value repeating. A text that is too long is reported with its
 * length only: it may be valid otherwise.
 */
export const periodString: Schema<string> = either(
  (value) => typeof value === 'string' && value.length > maxPeriodStringLength,
  text(maxPeriodStringLength),
  shortPeriodString,
);

/** What an author said of the business, from which a model is made and made again: the largest size that is one. */
const largestSize = 1_000_000_000;

/** What was said otherwise than the line was understood. */
const businessAnswers = object({
  /** The trade first; what it is combined with follows. */
  kindIds: optional(listOf<string>(text(100), 10)),
  countryId: optional(text(10)),
  /** In the size of the trade. */
  size: optional(number(0, largestSize)),
  isOwned: optional(boolean),
  isOnline: optional(boolean),
});
export interface BusinessAnswers extends Infer<typeof businessAnswers> {}

export const businessFields = {
  /** Where it is longer than the two short fields hold. */
  businessText: harmless(optional(text(maxBusinessText))),
  businessAnswers: harmless(optional<BusinessAnswers>(businessAnswers)),
};
