// Places of cells: as keys of maps, and as spreadsheets write them.
import type { LiveCell } from '#audit/live/live-book.ts';

/** Line and column, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const letters = 26;
const codeOfA = 65;

export const cellKey = (cell: LiveCell): string => `${cell.sheet}:${cell.line}:${cell.column}`;

export function columnName(column: number): string {
  const last = String.fromCharCode(codeOfA + ((column - 1) % letters));
  const before = Math.floor((column - 1) / letters);
  return before === 0 ? last : columnName(before) + last;
}

export const placeName = ({ line, column }: Place): string => `${columnName(column)}${line}`;
