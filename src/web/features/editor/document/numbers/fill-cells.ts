// Fills the cells of a row: the same to the end, growing, by the seasons of the year, or with what was pasted.
import { numberText } from './number-text.ts';

type Cells = readonly string[];

export const fillRight = (cells: Cells, from: number): Cells =>
  cells.map((cell, period) => (period > from ? (cells[from] ?? cell) : cell));

/** Each period after the first by so many percent more than the one before; only what is shown is rounded. */
export function growFrom(cells: Cells, from: number, percent: number): Cells {
  const start = Number(cells[from] ?? 0);
  return cells.map((cell, period) =>
    period > from ? numberText(start * (1 + percent / 100) ** (period - from)) : cell,
  );
}

/** Weights stand to their mean as a season to the year, so that a year of equal numbers keeps its sum. */
export function withSeasons(cells: Cells, weights: readonly number[], firstSeason: number): Cells {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  if (!(mean > 0)) return cells;
  return cells.map((cell, period) => {
    const weight = weights[(firstSeason + period) % weights.length] ?? mean;
    return numberText((Number(cell) * weight) / mean);
  });
}

export const putFrom = (cells: Cells, from: number, pasted: Cells): Cells =>
  cells.map((cell, period) => pasted[period - from] ?? cell);
