// A compiled formula: its range of instructions and the parts of rows it reads.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Instructions } from './instructions.ts';

/** Whatever is the same in every period is calculated once, up front; the rest for each period. */
export interface InstructionLists {
  readonly once: Instructions;
  readonly perPeriod: Instructions;
}

/** From the first instruction up to, but not including, the end. */
export interface InstructionRange {
  readonly first: number;
  readonly end: number;
}

/** A part of a row (its constant, total, zero period or forecast), identified by the address of its first cell. */
export type PartAddress = number;

export interface CompiledFormula {
  readonly row: RowId;
  /** What it calculates. */
  readonly part: PartAddress;
  /** How many cells it calculates. */
  readonly count: number;
  /** The periods it is calculated for; anything but a forecast counts as period 0. */
  readonly from: number;
  readonly to: number;
  readonly once: InstructionRange;
  readonly perPeriod: InstructionRange;
  /** Parts of which it reads the cell of the same period, or earlier ones. */
  readonly readsNow: readonly PartAddress[];
  /** Forecasts of which it reads the cell of the previous period. */
  readonly readsPrevious: readonly PartAddress[];
  /** Forecasts of which it reads cells of any period. */
  readonly readsWhole: readonly PartAddress[];
}
