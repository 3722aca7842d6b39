// One calculation of a workbook: all its formulas, or those affected by a few changed cells.

import type { Work } from '../work/work.ts';
import { ChangedCells } from './changed-cells.ts';
import type { CompiledWorkbook } from './compiled-workbook.ts';
import type { CellStore } from './runtime/cell-store.ts';
import { FormulaContext, isUnknown, isWaiting } from './runtime/formula-context.ts';
import { fault, tooMuchText } from './runtime/out-of-reach.ts';
import { SpreadsheetError } from './values/spreadsheet-error.ts';
import type { Scalar } from './values/value.ts';

const cycle = 'a cycle of references';

export class Calculation {
  private readonly model: CompiledWorkbook;
  private readonly store: CellStore;
  private readonly site: FormulaContext;
  private charactersLeft: number;

  constructor(model: CompiledWorkbook, store: CellStore, work: Work) {
    this.model = model;
    this.store = store;
    const { limits } = work;
    this.charactersLeft = limits.textCharacters;
    const steps = Math.min(limits.calculationSteps, work.left);
    this.site = new FormulaContext(model.grid, store, model.book.isDate1904, model.rangeNamed, {
      steps,
      limits,
    });
  }

  /** Formulas calculated and cells looked at so far. */
  get effort(): number {
    return this.site.looks;
  }

  /** Every formula that has no value yet. */
  all(): void {
    for (const id of this.model.order.ids) this.settle(id);
  }

  /** In the order of the model, those formulas that read what differs from `before`. */
  after(changed: readonly number[], before: CellStore, isReplaced: (id: number) => boolean): void {
    const { grid, order, cellOf, readList } = this.model;
    const touched = new ChangedCells(grid, readList);
    for (const id of changed) touched.add(id);
    for (const id of order.ids) {
      if (!cellOf[id] || isReplaced(id)) continue;
      const looks = touched.looks;
      const isTouched = touched.meets(id);
      this.site.take(touched.looks - looks);
      if (!isTouched) continue;
      this.evaluate(id);
      if (!this.store.isSame(id, before)) touched.add(id);
    }
  }

  /** The formula alone, its own value and all others left as they are; null where it cannot be calculated. */
  once(id: number): Scalar {
    this.site.standAt(id);
    try {
      this.site.spend(1);
      return result(this.model.codeOf(id)(this.site));
    } catch (thrown) {
      return thrown instanceof SpreadsheetError ? thrown.value : null;
    }
  }

  /** A formula that reads a cell without a value waits until that cell is calculated. */
  private settle(root: number): void {
    const waiting = [root];
    const isWaitedFor = new Set(waiting);
    for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
      const needed = this.store.isPending(id) ? this.evaluate(id) : -1;
      if (needed >= 0 && !isWaitedFor.has(needed)) {
        waiting.push(needed);
        isWaitedFor.add(needed);
        continue;
      }
      if (needed >= 0) this.store.leaveUnknown(id, cycle);
      waiting.pop();
      isWaitedFor.delete(id);
    }
  }

  /** The cell that has to be calculated first, or -1. */
  private evaluate(id: number): number {
    this.site.standAt(id);
    try {
      this.site.spend(1);
      this.keep(id, result(this.model.codeOf(id)(this.site)));
    } catch (thrown) {
      if (isWaiting(thrown)) return thrown.id;
      if (thrown instanceof SpreadsheetError) this.store.write(id, thrown.value);
      else this.store.leaveUnknown(id, isUnknown(thrown) ? thrown.reason : fault);
    }
    return -1;
  }

  private keep(id: number, value: Scalar): void {
    if (typeof value === 'string') {
      this.charactersLeft -= value.length;
      if (this.charactersLeft < 0) {
        this.store.leaveUnknown(id, tooMuchText);
        return;
      }
    }
    this.store.write(id, value);
  }
}

/** A formula is never empty, and there is no negative zero. */
function result(value: Scalar): Scalar {
  if (typeof value !== 'number') return value ?? 0;
  return value === 0 ? 0 : value;
}
