// In what order the formulas of an open workbook are calculated, and what each of them reads.

import { calculationOrder } from '../calculate/order/calculation-order.ts';
import { ReadList } from '../calculate/read-list.ts';
import type { CellGrid } from '../calculate/runtime/cell-grid.ts';
import type { FormulaCell } from '../formulas/indexing/formula-index.ts';
import type { Work } from '../work/work.ts';

/** A list of more takes hundreds of megabytes; every change then calculates everything. */
const mostListedReads = 10_000_000;

export type Formulas = readonly (FormulaCell | undefined)[];

/** Under other numbers: what was at `id` is at `to[id]`. */
export function movedTo<Item>(items: readonly Item[], to: Int32Array, count: number): (Item | undefined)[] {
  const moved = Array.from<Item | undefined>({ length: count });
  for (const [id, item] of items.entries()) moved[to[id] ?? 0] = item;
  return moved;
}

export class CalculationPlan {
  readonly ids: Int32Array;
  readonly cycles: readonly (readonly number[])[];
  /** Null where what formulas read is not known beforehand, or is too much to be listed: everything is calculated anew then. */
  readonly reads: ReadList | null;
  /** Formulas that may read any cell. */
  readonly wanderers: readonly number[];
  /** By its number, the members of the cycle that a cell is in. */
  readonly cycleOf: ReadonlyMap<number, readonly number[]>;
  private readonly formulas: Formulas;

  private constructor(
    grid: CellGrid,
    formulas: Formulas,
    ids: Int32Array,
    cycles: CalculationPlan['cycles'],
    isWhole: boolean,
  ) {
    this.formulas = formulas;
    this.ids = ids;
    this.cycles = cycles;
    const readCount = formulas.reduce((sum, formula) => sum + (formula?.pattern.readCount ?? 0), 0);
    this.reads = isWhole && readCount <= mostListedReads ? new ReadList(grid, formulas) : null;
    this.wanderers = [...ids].filter((id) => formulas[id]?.pattern.hasUnknownReads);
    this.cycleOf = new Map(cycles.flatMap((members) => members.map((id) => [id, members])));
  }

  static of(grid: CellGrid, formulas: Formulas, work: Work): CalculationPlan {
    const { ids, cycles, isWhole } = calculationOrder(grid, formulas, work);
    return new CalculationPlan(grid, [...formulas], ids, cycles, isWhole);
  }

  /** Whether every formula comes after all it may ever read. */
  get isFixed(): boolean {
    return this.reads !== null && this.cycles.length === 0 && this.wanderers.length === 0;
  }

  /** Whether it was made with this formula in the cell, or with one that reads the same. */
  holds(id: number, formula: FormulaCell): boolean {
    return this.formulas[id]?.pattern === formula.pattern;
  }

  /** Cells without formulas were added. */
  moved(grid: CellGrid, to: Int32Array): CalculationPlan {
    const move = (id: number): number => to[id] ?? 0;
    const formulas = movedTo(this.formulas, to, grid.cells.length);
    const cycles = this.cycles.map((members) => members.map(move));
    return new CalculationPlan(grid, formulas, this.ids.map(move), cycles, this.reads !== null);
  }
}
