// How a formula ends without a value: with a spreadsheet error, or because something in it is not supported.
import type { ErrorValue } from '../../book/book.ts';
import type { Value } from './value.ts';

/** What Excel would show; formulas around it may catch it. */
export class SpreadsheetError extends Error {
  readonly value: ErrorValue;

  constructor(value: ErrorValue) {
    super(value.error);
    this.value = value;
  }
}

/** Nothing is known about the value, so nothing may be said about it; no formula catches this. */
export class Uncalculated extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

const failures = new Map<string, SpreadsheetError>();
const unknowns = new Map<string, Uncalculated>();

/** Made once each: a workbook may have a million of them, and each would note down where it arose. */
export function throwError(error: string): SpreadsheetError {
  const known = failures.get(error) ?? new SpreadsheetError({ error });
  failures.set(error, known);
  return known;
}

export function throwUncalculated(reason: string): Uncalculated {
  const known = unknowns.get(reason) ?? new Uncalculated(reason);
  if (unknowns.size < 1000) unknowns.set(reason, known);
  return known;
}

export const isError = (value: Value): value is ErrorValue =>
  typeof value === 'object' && value !== null && 'error' in value;

/** The error that a piece of work ends with, as a value. */
export function catchErrors<T>(work: () => T): T | ErrorValue {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof SpreadsheetError) return thrown.value;
    throw thrown;
  }
}
