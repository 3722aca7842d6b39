// One calculation of a workbook: all its formulas, or those affected by a few changed cells.

import { ChangedCells } from './changed-cells.ts';
import type { CompiledWorkbook } from './compiled-workbook.ts';
import type { CellStore } from './runtime/cell-store.ts';
import { FormulaContext, isUnknown, isWaiting } from './runtime/formula-context.ts';
import { SpreadsheetError } from './values/spreadsheet-error.ts';
import type { Scalar } from './values/value.ts';

const cycle = 'a cycle of references';

export class Calculation {
  private readonly model: CompiledWorkbook;
  private readonly store: CellStore;
  private readonly site: FormulaContext;
  private formulaCount = 0;

  constructor(model: CompiledWorkbook, store: CellStore) {
    this.model = model;
    this.store = store;
    this.site = new FormulaContext(model.grid, store, model.book.isDate1904, model.rangeNamed);
  }

  /** Formulas calculated and cells looked at so far. */
  get effort(): number {
    return this.formulaCount + this.site.looks;
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
      if (!cellOf[id] || isReplaced(id) || !touched.meets(id)) continue;
      this.evaluate(id);
      if (!this.store.isSame(id, before)) touched.add(id);
    }
  }

  /** The formula alone, its own value and all others left as they are; null where it cannot be calculated. */
  once(id: number): Scalar {
    this.site.standAt(id);
    try {
      return result(this.model.codeOf(id)(this.site));
    } catch (thrown) {
      if (thrown instanceof SpreadsheetError) return thrown.value;
      if (isWaiting(thrown) || isUnknown(thrown)) return null;
      throw thrown;
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
    this.formulaCount += 1;
    this.site.standAt(id);
    try {
      this.store.write(id, result(this.model.codeOf(id)(this.site)));
    } catch (thrown) {
      if (isWaiting(thrown)) return thrown.id;
      if (isUnknown(thrown)) this.store.leaveUnknown(id, thrown.reason);
      else if (thrown instanceof SpreadsheetError) this.store.write(id, thrown.value);
      else throw thrown;
    }
    return -1;
  }
}

/** A formula is never empty, and there is no negative zero. */
function result(value: Scalar): Scalar {
  if (typeof value !== 'number') return value ?? 0;
  return value === 0 ? 0 : value;
}
