// Every formula of a workbook, taken apart once: its tree, its text seen from its own cell, and what it reads.
import type { Area, BookCell } from '../book/book.ts';
import type { FormulaTree } from './formula-tree.ts';

/** Cells that a formula reads, names resolved. */
export interface Read {
  /** From 0. */
  readonly sheet: number;
  readonly area: Area;
}

export interface FormulaCell {
  /** From 0. */
  readonly sheet: number;
  readonly cell: BookCell;
  readonly tree: FormulaTree;
  /** The same text for the same calculation, wherever it stands. */
  readonly r1c1: string;
  readonly reads: readonly Read[];
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
  at(sheet: number, line: number, column: number): FormulaCell | undefined;
  /** Whether any formula, name aside, reads the cell. */
  isRead(sheet: number, line: number, column: number): boolean;
  /** The formulas that read the cell. */
  readersOf(sheet: number, line: number, column: number): readonly FormulaCell[];
}
