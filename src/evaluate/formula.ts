// A compiled formula: its stretch of the instructions, and the parts of rows that it reads.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Tape } from './tape.ts';

/** What is the same in every period is calculated once, beforehand; the rest for each period. */
export interface Tapes {
  readonly once: Tape;
  readonly each: Tape;
}

/** From the first instruction up to the end, which is not included. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** A part of a row is its constant, its total, its zero period or its forecast, known by the address of its first cell. */
export type Part = number;

export interface Formula {
  readonly row: RowId;
  /** What it calculates. */
  readonly part: Part;
  /** How many cells it calculates. */
  readonly count: number;
  /** The periods it is calculated for; what is no forecast stands as period 0. */
  readonly from: number;
  readonly to: number;
  readonly once: Stretch;
  readonly each: Stretch;
  /** Parts of which no cell later than the period's own is read. */
  readonly now: readonly Part[];
  /** Forecasts of which the cell one period before is read. */
  readonly past: readonly Part[];
  /** Forecasts of which cells of any period are read. */
  readonly whole: readonly Part[];
}
