// How the numbers of an input move in a scenario: from when until when, how fast they grow, their season, how they start.
import { isDate } from './date.ts';
import { maxPeriodStringLength } from './limits.ts';
import { isPeriodString } from './period-values.ts';
import { filledText, type Infer, object, oneOf, optional, textThat, wholeNumber } from './schema.ts';

const date = textThat('a date as yyyy-mm-dd between 1901 and 2199', isDate);

/** Nothing can lose more than all of itself. */
export const isGrowth = (text: string): boolean =>
  text.length <= maxPeriodStringLength &&
  isPeriodString(text) &&
  text.split(';').every((segment) => Number(segment) >= -100);

const growth = textThat(
  'growth in percent, not below -100, with a dot as the decimal separator, separated by semicolons',
  isGrowth,
);

export const isOneNumber = (text: string): boolean =>
  text.length <= 40 && isPeriodString(text) && !text.includes(';');

const oneNumber = textThat('one number with a dot as the decimal separator', isOneNumber);

/** Steps are taken at the beginning of each fiscal year. */
const growthSpans = ['period', 'year', 'step'] as const;
export type GrowthSpan = (typeof growthSpans)[number];

/** What one typed number stands for: a period, each period of a fiscal year, or the whole of a fiscal year. */
const numberSpans = ['period', 'year', 'year-split'] as const;
export type NumberSpan = (typeof numberSpans)[number];

/** As many periods as a forecast may have. */
export const mostEvery = 60;

export const driver = object({
  by: optional(oneOf(numberSpans)),
  start: optional(date),
  end: optional(date),
  /** Only each so many periods. */
  every: optional(wholeNumber(1, mostEvery)),
  growth: optional(object({ rate: optional(growth), per: optional(oneOf(growthSpans)) })),
  season: optional(object({ lookupId: optional(filledText(200)) })),
  ramp: optional(object({ from: optional(oneNumber), periods: optional(oneNumber) })),
});
export interface Driver extends Infer<typeof driver> {}
