// What a data grid shows: rows of text under named columns.

export type GridRole = 'heading' | 'plain' | 'input' | 'strong' | 'total';

export interface GridRow {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly level: number;
  readonly role: GridRole;
  /** Called as the row comes into view, so that a large sheet is not formatted all at once. */
  readonly cellText: (column: number) => string;
  /** The longest text among the cells, near enough to choose a width by. */
  readonly widest: number;
  /** Rows of one group are picked together. */
  readonly group: string | null;
}

export interface GridData {
  readonly title: string;
  readonly unitTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
  readonly pickedGroup: string | null;
}

const charWidthPx = 7.7;
const cellPaddingPx = 26;
const minCellWidthPx = 88;
const maxCellWidthPx = 190;

/** Wide enough for the longest number, so that columns line up and nothing is cut. */
export function cellWidthPx({ columns, rows }: GridData): number {
  let longest = 0;
  for (const column of columns) longest = Math.max(longest, column.length);
  for (const { widest } of rows) longest = Math.max(longest, widest);
  return Math.round(
    Math.min(maxCellWidthPx, Math.max(minCellWidthPx, longest * charWidthPx + cellPaddingPx)),
  );
}
