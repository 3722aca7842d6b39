// Fills the cells of a row: the same number to the end, growing, or pasted numbers.
import { numberText } from './number-text.ts';

type Cells = readonly string[];

export const fillRight = (cells: Cells, from: number): Cells =>
  cells.map((cell, period) => (period > from ? (cells[from] ?? cell) : cell));

/** Each period after the first grows by a percentage of the one before; only the displayed number is rounded. */
export function growFrom(cells: Cells, from: number, percent: number): Cells {
  const start = Number(cells[from] ?? 0);
  return cells.map((cell, period) =>
    period > from ? numberText(start * (1 + percent / 100) ** (period - from)) : cell,
  );
}

/** Sample numbers: 100 in the first period, a hundred more in each that follows. */
export const inHundreds = (cells: Cells): Cells => cells.map((_, period) => String((period + 1) * 100));

export const putFrom = (cells: Cells, from: number, pasted: Cells): Cells =>
  cells.map((cell, period) => pasted[period - from] ?? cell);

/** How many of the pasted numbers do not fit; empty cells at their end, which count as zero, are no loss. */
export const notFitting = (cells: Cells, from: number, pasted: Cells): number =>
  pasted.slice(cells.length - from).findLastIndex((cell) => cell !== '0') + 1;
