// A workbook that is open for changes: any cell takes a value or a formula, and what depends on it is calculated.
import type { CellValue } from '../book/book.ts';

export interface LiveCell {
  /** Counted from 0. */
  readonly sheet: number;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
}

export interface LiveSource {
  readonly sheets: readonly {
    readonly title: string;
    readonly cells: readonly {
      readonly line: number;
      readonly column: number;
      readonly value: CellValue;
      /** Without the equals sign. */
      readonly formula: string | null;
    }[];
  }[];
  readonly names: readonly { readonly name: string; readonly formula: string }[];
}

export type CellContent =
  | { readonly kind: 'value'; readonly value: number | string | boolean | null }
  /** Without the equals sign. */
  | { readonly kind: 'formula'; readonly formula: string };

export interface CellEdit extends LiveCell {
  readonly content: CellContent;
}

export interface LiveBook {
  readonly valueAt: (cell: LiveCell) => CellValue;
  readonly contentAt: (cell: LiveCell) => CellContent;
  /** All at once; returns every cell whose value changed. A formula that cannot be read, or is in a circle, gives an error value. */
  readonly change: (edits: readonly CellEdit[]) => readonly LiveCell[];
}
