// An interval of the values a cell may have when programs round differently.

export interface Interval {
  readonly low: number;
  readonly high: number;
  /** Whether there is a number at all: what is never one is n/a. */
  readonly isNumber: 'always' | 'perhaps' | 'never';
}

/**
 * What one step of a calculation may be off by, of the largest number in it. Doubles round at 2^-53, but LibreOffice takes
 * numbers for equal, and their difference for 0, when they agree to 2^-48.
 */
export const stepShare = 2 ** -46;

export const point = (value: number): Interval => ({ low: value, high: value, isNumber: 'always' });

export const never: Interval = { low: Number.NaN, high: Number.NaN, isNumber: 'never' };

/** Nothing is known of it. */
export const anything: Interval = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  isNumber: 'perhaps',
};

export const isPoint = ({ low, high }: Interval): boolean => low === high;

/** Whole numbers are exact in every program, until they have more digits than a double. */
export const isWhole = ({ low, high }: Interval): boolean => low === high && Number.isSafeInteger(low);

export const sizeOf = ({ low, high, isNumber }: Interval): number =>
  isNumber === 'never' ? 0 : Math.max(Math.abs(low), Math.abs(high));

/** A number is there where all that it is made of are numbers. */
export function isNumberOf(parts: readonly Interval[]): Interval['isNumber'] {
  if (parts.some(({ isNumber }) => isNumber === 'never')) return 'never';
  return parts.every(({ isNumber }) => isNumber === 'always') ? 'always' : 'perhaps';
}

/** As many numbers as come out of either. */
export function either(one: Interval, other: Interval): Interval {
  if (one.isNumber === 'never' && other.isNumber === 'never') return never;
  if (one.isNumber === 'never') return { ...other, isNumber: 'perhaps' };
  if (other.isNumber === 'never') return { ...one, isNumber: 'perhaps' };
  return {
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
    isNumber: isNumberOf([one, other]),
  };
}

/** Both ends moved outwards; what is not to be told, as infinity less infinity, is anything. */
export function widened(low: number, high: number, by: number, parts: readonly Interval[]): Interval {
  const isNumber = isNumberOf(parts);
  if (isNumber === 'never') return never;
  if (Number.isNaN(low) || Number.isNaN(high) || Number.isNaN(by)) return anything;
  return { low: low - by, high: high + by, isNumber };
}

export function contains({ low, high, isNumber }: Interval, value: number): boolean {
  return Number.isFinite(value)
    ? isNumber !== 'never' && low <= value && value <= high
    : isNumber !== 'always';
}
