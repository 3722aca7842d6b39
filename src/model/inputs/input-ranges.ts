// The range of values allowed in an input, by its meaning; never narrower than the values in the template.
import type { Language } from '#language/language.ts';
import { largestTyped } from '#template/period-values.ts';
import type { RelId } from '#template/sections.ts';

export interface InputRange {
  readonly least: number;
  readonly most: number;
}

/** Ten years: a longer payment term is a typing mistake. */
const mostDays = 3650;
/** A hundred years. */
const mostMonths = 1200;
/** Prices may rise tenfold in a year; more is a misplaced decimal point. */
const mostPercent = 1000;

export const inputRanges = {
  any: { least: -largestTyped, most: largestTyped },
  /** Headcount may be fractional, for people who work part time. */
  notNegative: { least: 0, most: largestTyped },
  days: { least: 0, most: mostDays },
  months: { least: 0, most: mostMonths },
  /** A part of a whole, in percent. */
  part: { least: 0, most: 100 },
  rate: { least: 0, most: mostPercent },
  /** A percentage that may also be negative, down to a loss of everything. */
  change: { least: -100, most: mostPercent },
  /** The same where the cell holds the fraction. */
  changeAsFraction: { least: -1, most: mostPercent / 100 },
  partAsFraction: { least: 0, most: 1 },
  /** In periods. */
  length: { least: 0.01, most: mostPercent },
  /** In years; less than a period counts as one, and 0 is not a life. */
  life: { least: 0.01, most: mostPercent },
  tolerance: { least: 0, most: 1 },
} as const satisfies Readonly<Record<string, InputRange>>;

/** The same where the cell holds the fraction. */
export const asFraction = ({ least, most }: InputRange): InputRange => ({
  least: least / 100,
  most: most / 100,
});

const isWithin = ({ least, most }: InputRange, values: readonly number[]): boolean =>
  values.every((value) => value >= least && value <= most);

/** A template may contain unusual numbers, and retyping them must not be rejected. */
export const widenedRange = (range: InputRange, lists: readonly (readonly number[] | null)[]): InputRange =>
  lists.every((values) => values === null || isWithin(range, values)) ? range : inputRanges.any;

const isPercent = (unit: string): boolean => unit.trimStart().startsWith('%');

const dayUnits: Readonly<Record<Language, string>> = { en: 'days', ru: 'дней' };
const peopleUnits: Readonly<Record<Language, string>> = { en: 'people', ru: 'чел.' };
const isAnyOf = (units: Readonly<Record<Language, string>>, unit: string): boolean =>
  Object.values(units).includes(unit);

/** By what the resource is, whatever its unit is called, and by the unit: a price may be negative for a credit note. */
export function rangeOf(rel: RelId | null, unit: string): InputRange {
  if (rel === 'taxincome' || rel === 'taxproperty' || rel === 'taxsales') return inputRanges.part;
  if (rel === 'deprgroup') return isPercent(unit) ? inputRanges.part : inputRanges.life;
  if (isPercent(unit) || rel === 'inflation') return inputRanges.change;
  if (isAnyOf(dayUnits, unit)) return inputRanges.days;
  return isAnyOf(peopleUnits, unit) ? inputRanges.notNegative : inputRanges.any;
}

/** The numbers of one row have the same format in all scenarios, and no more precision than needed. */
export function typedFormat(
  unit: string,
  lists: readonly (readonly number[] | null)[],
): 'rate' | 'whole' | 'quantity' {
  if (isPercent(unit)) return 'rate';
  return lists.every((values) => values?.every(Number.isInteger) ?? true) ? 'whole' : 'quantity';
}
