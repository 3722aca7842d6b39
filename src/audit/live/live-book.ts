// A workbook that is open for changes: any cell takes a value or a formula, and what depends on it is calculated.
import type { Area, CellValue } from '../book/book.ts';

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
      /** Of a formula what it came to; one without is calculated. */
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

/** What makes a formula give an error that is none of its numbers. */
export type FormulaFault =
  /** It reads itself, by whatever way. */
  | { readonly kind: 'circle' }
  /** It is not written as formulas are; where and why. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** It calls a function that is not known here. */
  | { readonly kind: 'function'; readonly name: string }
  /** It is more work than is taken on, or asks for something that is not calculated here. */
  | { readonly kind: 'beyond'; readonly reason: string };

/** What a cell is calculated from, and what is calculated from it; one step each way. */
export interface CellTrace {
  /** In the order of the formula; none where there is no formula that can be read. */
  readonly reads: readonly LiveArea[];
  /** Sheet by sheet, line by line; without formulas that find their cells by calculation. */
  readonly readers: readonly LiveCell[];
}

export interface LiveArea extends Area {
  /** Counted from 0. */
  readonly sheet: number;
}

export interface LiveBook {
  readonly valueAt: (cell: LiveCell) => CellValue;
  readonly contentAt: (cell: LiveCell) => CellContent;
  /** Null where the cell's formula is calculated, or there is none. */
  readonly faultAt: (cell: LiveCell) => FormulaFault | null;
  readonly traceOf: (cell: LiveCell) => CellTrace;
  /** Reads the formulas, which otherwise the first change does. */
  readonly prepare: () => void;
  /** All at once; returns every cell whose value changed. A formula that cannot be read, or is in a circle, gives an error value. */
  readonly change: (edits: readonly CellEdit[]) => readonly LiveCell[];
}

/** What formulas ask the world around them. */
export interface LiveSurroundings {
  /** The local date and time, in days as spreadsheets count them. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}
