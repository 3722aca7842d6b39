// Every formula of a workbook, parsed once: its tree, its text relative to its own cell, and what it reads.
import type { Area, BookCell } from '../../book/book.ts';
import type { FormulaTree } from '../parse/formula-tree.ts';

/** Cells that a formula reads, names resolved. */
export interface FormulaRead {
  /** From 0. */
  readonly sheet: number;
  readonly area: Area;
}

/** What cells of a sheet with the same relative formula have in common. */
export interface FormulaPattern {
  readonly r1c1: string;
  /** The first of the cells. */
  readonly origin: BookCell;
  /** As in the first of the cells. */
  readonly tree: FormulaTree;
  /** Whether it reads cells known only after calculation, or stored in another way: INDIRECT, tables. */
  readonly hasUnknownReads: boolean;
  /** How many areas it reads. */
  readonly readCount: number;
  /** Of the areas that it reads, each once. */
  readonly sheetsRead: readonly number[];
}

/** The sheet, and the first and last line and column. */
export type ReadTest = (
  sheet: number,
  firstLine: number,
  firstColumn: number,
  lastLine: number,
  lastColumn: number,
) => boolean;

/** Cells side by side and one below another with the same pattern. */
export interface FormulaBlock {
  /** From 0. */
  readonly sheet: number;
  readonly pattern: FormulaPattern;
  readonly area: Area;
}

export interface FormulaCell {
  /** From 0. */
  readonly sheet: number;
  readonly cell: BookCell;
  /** One object for all cells of the sheet with this formula, so that anything derived from it is computed once. */
  readonly pattern: FormulaPattern;
  readonly tree: FormulaTree;
  /** The same text for the same calculation in any cell. */
  readonly r1c1: string;
  readonly reads: readonly FormulaRead[];
  /** Whether any read passes a test; builds no list of them, for loops over millions of formulas. */
  someRead(test: ReadTest): boolean;
}

export interface BrokenFormula {
  readonly sheet: number;
  readonly cell: BookCell;
  /** Why it cannot be read. */
  readonly reason: string;
}

export interface FormulaIndex {
  /** Sheet by sheet, line by line, left to right. */
  readonly all: readonly FormulaCell[];
  readonly broken: readonly BrokenFormula[];
  /** All formulas but the broken, in the order of their first cells. */
  readonly blocks: readonly FormulaBlock[];
  at(sheet: number, line: number, column: number): FormulaCell | undefined;
  /** Whether any formula, name aside, reads the cell. */
  isRead(sheet: number, line: number, column: number): boolean;
  /** The formulas that read the cell. */
  readersOf(sheet: number, line: number, column: number): readonly FormulaCell[];
}
