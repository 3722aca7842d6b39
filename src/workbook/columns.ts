// The columns that every sheet shares, so that a period is in the same column everywhere.

/** Counted from 1: A row header, B to D headings, E content, F constant, G row total, H units, I zero period, J on the forecast. */
export const columns = {
  rowHeader: 1,
  firstHeading: 2,
  content: 5,
  constant: 6,
  total: 7,
  units: 8,
  zero: 9,
  firstPeriod: 10,
} as const;

export const lastColumn = (columnCount: number): number => columns.zero + columnCount;

function spelled(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Cached, since every cell of a file names one of the same few columns. */
const usual: readonly string[] = Array.from({ length: 257 }, (_, column) => spelled(column));

/** 1 is A, 27 is AA. */
export const columnLetters = (column: number): string => usual[column] ?? spelled(column);
