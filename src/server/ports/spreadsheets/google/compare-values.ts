// Holds the numbers that Google calculated to ours.

import { quotedSheet } from '#render/cell-formula.ts';
import type { ExpectedRun, ExpectedSheet } from '#render/google-sheets/google-content.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { DifferentCell } from '../spreadsheets-unavailable.ts';

/** Shares of the larger number. Google tells 15 digits, and sums in an order of its own. */
const roundingShare = 1e-9;
/** Spreadsheets end the search for a rate of return at a hundred thousandth of a percent. */
const searchShare = 1e-6;
/** Where large amounts cancel out, each program is left with another last digit: a share of the largest number of the sheet. */
const remainderShare = 1e-12;

interface Tolerance {
  readonly share: number;
  readonly remainder: number;
}

const isClose = (ours: number, theirs: number, { share, remainder }: Tolerance): boolean => {
  const largest = Math.max(Math.abs(ours), Math.abs(theirs));
  return Math.abs(ours - theirs) <= share * largest || largest <= remainder;
};

const isError = (text: string): boolean => text.startsWith('#');

function isSame(ours: number | null, theirs: unknown, tolerance: Tolerance): boolean {
  if (ours === null) return typeof theirs === 'string' && !isError(theirs);
  // A blank formula and an empty cell come back as nothing at all.
  return typeof theirs === 'number' && isClose(ours, theirs, tolerance);
}

const shown = (value: unknown): string =>
  value === undefined || value === null || value === '' ? 'empty' : String(value).slice(0, 40);

function largestOf(runs: readonly ExpectedRun[]): number {
  let largest = 0;
  for (const { values } of runs) {
    for (const value of values) if (value !== null && Math.abs(value) > largest) largest = Math.abs(value);
  }
  return largest;
}

/** `values` are Google's, line by line, each without what is empty at its end. */
export function differentCells(
  { title, runs }: ExpectedSheet,
  values: readonly (readonly unknown[])[],
): readonly DifferentCell[] {
  const remainder = remainderShare * largestOf(runs);
  return runs.flatMap(({ line, column, values: expected, isSearched }) => {
    const share = isSearched ? searchShare : roundingShare;
    return expected.flatMap((ours, index) => {
      const theirs = values[line - 1]?.[column - 1 + index];
      if (isSame(ours, theirs, { share, remainder })) return [];
      const cell = `${quotedSheet(title)}!${columnLetters(column + index)}${line}`;
      return [{ cell, ours: ours === null ? 'a text' : String(ours), theirs: shown(theirs) }];
    });
  });
}
