// A compiled formula: the steps that calculate its cells, and the parts of rows that it reads.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Step } from './step.ts';

/**
 * A part of a row is its constant, its total, its zero period or its forecast, and is known by the address of its first cell.
 * Past: the cell one period before is read. Now: none later than the period's own. All: the whole forecast at once.
 */
export interface Read {
  readonly part: number;
  readonly when: 'past' | 'now' | 'all';
}

export interface Formula {
  readonly row: RowId;
  /** The address of the first cell that it calculates. */
  readonly part: number;
  /** How many cells it calculates. */
  readonly count: number;
  /** The periods it is calculated for; what is no forecast stands as period 0. */
  readonly from: number;
  readonly to: number;
  /** What is the same in every period is calculated once, beforehand. */
  readonly once: readonly Step[];
  readonly each: readonly Step[];
  readonly reads: readonly Read[];
}
