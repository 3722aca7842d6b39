// Fields of many parts of a template, and how many of each part there may be.
import { isDate } from './date.ts';
import { maxBusinessText, maxPeriodStringLength } from './limits.ts';
import { isPeriodString } from './period-values.ts';
import {
  also,
  boolean,
  either,
  filledText,
  harmless,
  type Infer,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  type Schema,
  text,
  textThat,
  wholeNumber,
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
export const leastPriceFactor = 0.1;
export const mostPriceFactor = 10;

const mostParts = 10;
const partSizes = also(
  recordOf(number(0, largestSize)),
  (sizes, place, findings) =>
    Object.keys(sizes).length <= mostParts ||
    listOf(number(0, largestSize), mostParts)(Object.values(sizes), place, findings),
);

const partUnits = also(
  recordOf(text(100)),
  (units, place, findings) =>
    Object.keys(units).length <= mostParts ||
    listOf<string>(text(100), mostParts)(Object.values(units), place, findings),
);

const firstOfMonth = textThat('the first day of a month as yyyy-mm-01', (day) =>
  /^[12]\d{3}-(?:0[1-9]|1[0-2])-01$/.test(day),
);

const mostOfFigure = 1e12;
const mostFigures = 40;
/** What of a model somebody may say. */
const figureIs = oneOf([
  /** So many more people, or fewer. */
  'people',
  /** So many times what it is usually. */
  'times',
  /** What is paid, time and again. */
  'amount',
  /** The pay of one, and so many times what it is usually. */
  'pay',
  'pay-times',
  /** A percent of sales. */
  'share',
  'income-tax',
  'sales-tax',
  /** Percent a year. */
  'growth',
  /** What is borrowed, and what the founders put in. */
  'loan',
  'equity',
  /** Percent a year that are paid for the loan, and for how many years it is. */
  'loan-rate',
  'loan-years',
  /** Percent of customers who leave each month. */
  'churn',
]);
const figurePer = oneOf(['month', 'year']);

/** What is said of single numbers of the model, of lines by words that they may be called by. */
const businessFigure = object({
  is: figureIs,
  of: text(100),
  value: number(-mostOfFigure, mostOfFigure),
  /** The one that an amount is in, by its code or name; without it that of the model. */
  currency: optional(text(maxCurrencyLength)),
  /** That an amount is of, where somebody says so. */
  per: optional(figurePer),
  /** The month from which it holds; without it from the opening on. */
  from: optional(firstOfMonth),
});
export interface BusinessFigure extends Infer<typeof businessFigure> {}

/** What was said otherwise than the line was understood. */
const businessAnswers = object({
  /** The trade first; what it is combined with follows. */
  kindIds: optional(listOf<string>(text(100), mostParts)),
  countryId: optional(text(10)),
  /** Its English name; it holds with the country that is answered. Null is the country as a whole. */
  city: orNull(optional(text(100))),
  /** That of the trade, by programs before `partSizes`. */
  size: optional(number(0, largestSize)),
  /** By the id of a kind, in what that kind is counted in. */
  partSizes: optional(partSizes),
  /** By the id of a kind, what its size was said in, where that is something else: bottles a year. */
  partUnits: optional(partUnits),
  isOwned: optional(boolean),
  /** Premises that cost no rent and are not bought. */
  isRentFree: optional(boolean),
  isOnline: optional(boolean),
  /** What all prices are multiplied with, against those usual for the trade and the place. */
  priceFactor: optional(number(leastPriceFactor, mostPriceFactor)),
  /** What things cost, as phrases such as “99 USD a month”; in place of what the line says. */
  prices: optional(listOf<string>(text(200), 20)),
  /** What the business does not have, as phrases that its lines may be called by; in place of what the line says. */
  without: optional(listOf<string>(text(100), 20)),
  /** In place of what the line says. */
  figures: optional(listOf<BusinessFigure>(businessFigure, mostFigures)),
  /** The work of one person. */
  isAlone: optional(boolean),
  /** Where its owner lives. */
  isAtHome: optional(boolean),
  /** The month of the opening. */
  dateStart: optional(firstOfMonth),
  /** The months of each year in which it is open, 1 to 12; all of them where it is open all year, whatever the line says. */
  openMonths: optional(listOf<number>(wholeNumber(1, 12), 12)),
});
export interface BusinessAnswers extends Infer<typeof businessAnswers> {}

const anyNumber = number(-Number.MAX_VALUE, Number.MAX_VALUE);
const proposedNumbers = listOf(object({ figure: text(100), value: anyNumber }), mostParts);

/** What AI proposed for the model; it is held to the catalogue each time a model is made with it. */
const businessProposal = object({
  kindIds: listOf<string>(text(100), mostParts),
  countryId: orNull(text(10)),
  size: orNull(number(0, largestSize)),
  numbers: listOf(object({ line: text(200), figure: text(100), value: anyNumber }), 100),
  lines: listOf(object({ like: text(200), name: text(200), numbers: proposedNumbers }), mostParts),
});
export interface BusinessProposal extends Infer<typeof businessProposal> {}

export const periodicity = oneOf(['month', 'quarter', 'year']);
export type Periodicity = Infer<typeof periodicity>;

/** What a model was made with, beside what was said of the business. */
const businessTerms = object({
  /** The first day of the forecast, unless another was said. */
  dateStart: textThat('a date as yyyy-mm-dd between 1901 and 2199', isDate),
  /** As its author typed it; the place decided otherwise. */
  currency: optional(text(maxCurrencyLength)),
  /** What the template was in before. */
  currencySoFar: optional(text(maxCurrencyLength)),
  periodicity,
  periodCount: wholeNumber(1, 60),
});
export interface BusinessTerms extends Infer<typeof businessTerms> {}

export const businessFields = {
  /** Where it is longer than the two short fields hold. */
  businessText: harmless(optional(text(maxBusinessText))),
  /** What is understood now, in short, where that is no longer what the line says. */
  businessTitle: harmless(optional(text(200))),
  businessAnswers: harmless(optional<BusinessAnswers>(businessAnswers)),
  /** Where it is, as it was answered or understood; nothing where nobody said. */
  businessCountryId: harmless(optional(text(10))),
  businessProposal: harmless(optional<BusinessProposal>(businessProposal)),
  businessTerms: harmless(optional<BusinessTerms>(businessTerms)),
};
