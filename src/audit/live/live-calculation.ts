// Calculates what a change of an open workbook reaches, in place.
import { ChangedCells } from '../calculate/changed-cells.ts';
import { isError } from '../calculate/values/spreadsheet-error.ts';
import type { Scalar } from '../calculate/values/value.ts';
import type { CalculationPlan } from './calculation-plan.ts';
import type { FormulaRunner } from './formula-runner.ts';
import type { LiveFormulas } from './live-formulas.ts';
import type { LiveGrid } from './live-grid.ts';

export function isSameValue(one: Scalar, other: Scalar): boolean {
  return isError(one) && isError(other) ? one.error === other.error : one === other;
}

export class LiveCalculation {
  /** By the number of the cell, what it was before. */
  readonly before = new Map<number, Scalar>();
  private readonly cells: LiveGrid;
  private readonly formulas: LiveFormulas;
  private readonly runner: FormulaRunner;

  constructor(cells: LiveGrid, formulas: LiveFormulas, runner: FormulaRunner) {
    this.cells = cells;
    this.formulas = formulas;
    this.runner = runner;
  }

  keep(id: number, value: Scalar): void {
    if (!this.before.has(id)) this.before.set(id, value);
  }

  /** `forced` are calculated whatever they read; `changed` have another value already. */
  run(plan: CalculationPlan, changed: readonly number[], forced: ReadonlySet<number>): void {
    const touched = plan.reads && new ChangedCells(this.cells.grid, plan.reads);
    for (const id of changed) touched?.add(id);
    if (plan.isFixed && touched) this.inOrder(plan, touched, forced);
    else this.anew(plan, touched, forced);
  }

  /** Only formulas of which something that they read has another value than before. */
  private inOrder({ ids }: CalculationPlan, touched: ChangedCells, forced: ReadonlySet<number>): void {
    const { store } = this.cells;
    const isAnyForced = forced.size > 0;
    for (const id of ids) {
      if (!this.formulas.byId[id]) continue;
      if (!(isAnyForced && forced.has(id)) && !this.meets(touched, id)) continue;
      const old = store.read(id);
      this.runner.settle(id);
      if (isSameValue(old, store.read(id))) continue;
      this.keep(id, old);
      touched.add(id);
    }
  }

  /** Everything that may depend on a change, each as soon as it is asked for. */
  private anew(plan: CalculationPlan, touched: ChangedCells | null, forced: ReadonlySet<number>): void {
    const { store } = this.cells;
    const always = new Set([...forced, ...plan.wanderers]);
    const mark = (id: number): void => {
      if (!this.formulas.byId[id]) return;
      this.keep(id, store.read(id));
      store.forget(id);
      touched?.add(id);
    };
    for (const id of plan.ids) {
      if (touched && !always.has(id) && !this.meets(touched, id)) continue;
      for (const member of plan.cycleOf.get(id) ?? [id]) mark(member);
    }
    for (const id of plan.ids) if (store.isPending(id)) this.runner.settle(id);
  }

  private meets(touched: ChangedCells, id: number): boolean {
    const looks = touched.looks;
    const isMet = touched.meets(id);
    this.runner.take(touched.looks - looks);
    return isMet;
  }
}
