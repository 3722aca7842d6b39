// Compares values as spreadsheets do: numbers before texts before truth values, texts ignoring case.
import { isError, throwError } from './spreadsheet-error.ts';
import type { Scalar } from './value.ts';

/** As many digits as a spreadsheet shows: what differs beyond them counts as equal. */
const equalWithin = 2 ** -48;

export const isNearlyEqual = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) < Math.abs(one) * equalWithin;

const rank = (value: Scalar): number =>
  typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : typeof value === 'boolean' ? 3 : 0;

/** An empty cell counts as 0, an empty text or false, depending on what it is compared with. */
function standIn(value: Scalar): Scalar {
  if (typeof value === 'string') return '';
  return typeof value === 'boolean' ? false : 0;
}

export function compareTexts(one: string, other: string): number {
  const first = one.toLowerCase();
  const second = other.toLowerCase();
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Below 0, 0 or above 0. */
export function compareScalars(left: Scalar, right: Scalar): number {
  if (isError(left)) throw throwError(left.error);
  if (isError(right)) throw throwError(right.error);
  const one = left ?? standIn(right);
  const other = right ?? standIn(left);
  if (typeof one === 'number' && typeof other === 'number') {
    return isNearlyEqual(one, other) ? 0 : one - other;
  }
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  return rank(one) - rank(other);
}
