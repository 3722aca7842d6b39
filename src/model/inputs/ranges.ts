// What a person may type into an input, by what it stands for; never less than the template itself holds.
import { largestTyped } from '#template/period-values.ts';
import type { RelId } from '#template/sections.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Ten years: a longer term of payment is a slip. */
const mostDays = 3650;
/** Prices may rise tenfold in a year; more is a slip of the decimal point. */
const mostPercent = 1000;

export const ranges = {
  any: { least: -largestTyped, most: largestTyped },
  /** Heads may be counted in parts: two of them work half the day. */
  notNegative: { least: 0, most: largestTyped },
  days: { least: 0, most: mostDays },
  /** A part of a whole, in percent. */
  part: { least: 0, most: 100 },
  rate: { least: 0, most: mostPercent },
  /** What may fall as well, but not below nothing. */
  change: { least: -100, most: mostPercent },
  /** In years; less than a period counts as one, and 0 would be no life. */
  life: { least: 0.01, most: mostPercent },
  tolerance: { least: 0, most: 1 },
} as const satisfies Readonly<Record<string, Range>>;

const isWithin = ({ least, most }: Range, values: readonly number[]): boolean =>
  values.every((value) => value >= least && value <= most);

/** A template may hold what is unusual, and its own numbers shall not be refused when they are typed again. */
export const rangeAround = (range: Range, lists: readonly (readonly number[] | null)[]): Range =>
  lists.every((values) => values === null || isWithin(range, values)) ? range : ranges.any;

const isPercent = (unit: string): boolean => unit.trimStart().startsWith('%');

const dayUnits = new Set(['days', 'дней']);
const peopleUnits = new Set(['people', 'чел.']);

/** By what the resource is, whatever its unit is called, and by the unit: a price may be negative for a credit note. */
export function rangeOf(rel: RelId | null, unit: string): Range {
  if (rel === 'taxincome' || rel === 'taxproperty') return ranges.part;
  if (rel === 'deprgroup') return isPercent(unit) ? ranges.part : ranges.life;
  if (isPercent(unit) || rel === 'inflation') return ranges.change;
  if (dayUnits.has(unit)) return ranges.days;
  return peopleUnits.has(unit) ? ranges.notNegative : ranges.any;
}

/** Numbers of one row are shown alike in all scenarios, and no more exactly than they are. */
export function typedFormat(
  unit: string,
  lists: readonly (readonly number[] | null)[],
): 'rate' | 'whole' | 'quantity' {
  if (isPercent(unit)) return 'rate';
  return lists.every((values) => values?.every(Number.isInteger) ?? true) ? 'whole' : 'quantity';
}
