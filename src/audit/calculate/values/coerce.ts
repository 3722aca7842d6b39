// Converts a value to the type that a formula needs, as spreadsheets do implicitly.

import { numberInText } from './number-in-text.ts';
import { isError, throwError } from './spreadsheet-error.ts';
import type { Value } from './value.ts';

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return numberInText(value);
  if (isError(value)) throw throwError(value.error);
  throw throwError('#VALUE!');
}

/** As the general number format prints it: 15 digits, an exponent beyond 10^20. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  const digits = Number(value.toPrecision(15));
  if (size !== 0 && (size >= 1e20 || size < 1e-9)) {
    const [mantissa = '', exponent = ''] = digits.toExponential().split('e');
    const sign = exponent.startsWith('-') ? '-' : '+';
    return `${mantissa}E${sign}${exponent.slice(1).padStart(2, '0')}`;
  }
  const text = String(digits);
  return text.includes('e') ? digits.toFixed(20).replace(/0+$/, '') : text;
}

export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (isError(value)) throw throwError(value.error);
  throw throwError('#VALUE!');
}

export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (typeof value === 'string') {
    const text = value.toUpperCase();
    if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
    throw throwError('#VALUE!');
  }
  if (isError(value)) throw throwError(value.error);
  throw throwError('#VALUE!');
}

/** The most characters that a cell can hold. */
export const longestText = 32_767;

/** A text that a cell can hold. */
export function fitting(text: string): string {
  if (text.length > longestText) throw throwError('#VALUE!');
  return text;
}

/** A number that a cell can hold. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw throwError('#NUM!');
  return value;
}
