// Calculates formulas of an open workbook one by one; each gets a value, an error where it cannot be calculated.
import {
  type ChangingValues,
  FormulaContext,
  isUnknown,
  isWaiting,
} from '../calculate/runtime/formula-context.ts';
import { fault, tooMuchText } from '../calculate/runtime/out-of-reach.ts';
import { SpreadsheetError } from '../calculate/values/spreadsheet-error.ts';
import type { Scalar } from '../calculate/values/value.ts';
import type { Work } from '../work/work.ts';
import { circle, faultOf, shownFor } from './faults.ts';
import type { FormulaFault } from './live-book.ts';
import type { LiveFormulas } from './live-formulas.ts';
import type { LiveGrid } from './live-grid.ts';

/** A formula is never empty, and there is no negative zero. */
function result(value: Scalar): Scalar {
  if (typeof value !== 'number') return value ?? 0;
  return value === 0 ? 0 : value;
}

export class FormulaRunner {
  private readonly cells: LiveGrid;
  private readonly formulas: LiveFormulas;
  private readonly faults: Map<number, FormulaFault>;
  private readonly context: FormulaContext;
  private charactersLeft: number;

  constructor(
    cells: LiveGrid,
    formulas: LiveFormulas,
    faults: Map<number, FormulaFault>,
    work: Work,
    changing: ChangingValues,
  ) {
    this.cells = cells;
    this.formulas = formulas;
    this.faults = faults;
    const { limits } = work;
    this.charactersLeft = limits.textCharacters;
    const allowance = { steps: limits.calculationSteps, limits };
    const { rangeNamed } = formulas.codes;
    this.context = new FormulaContext(cells.grid, cells.store, false, rangeNamed, allowance, changing);
  }

  /** Work done beside the formulas. */
  take(looks: number): void {
    this.context.take(looks);
  }

  /** A formula that reads a cell without a value waits until that cell is calculated; those that wait for one another are a circle. */
  settle(root: number): void {
    const first = this.evaluate(root);
    if (first >= 0) this.settleAll([root, first]);
  }

  private settleAll(waiting: number[]): void {
    const isWaitedFor = new Set(waiting);
    if (isWaitedFor.size < waiting.length) waiting.pop();
    for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
      const needed = this.evaluate(id);
      if (needed < 0) {
        waiting.pop();
        isWaitedFor.delete(id);
      } else if (isWaitedFor.has(needed)) {
        for (const member of waiting.splice(waiting.indexOf(needed))) {
          this.fail(member, circle);
          isWaitedFor.delete(member);
        }
      } else {
        waiting.push(needed);
        isWaitedFor.add(needed);
      }
    }
  }

  /** The cell that has to be calculated first, or -1. */
  private evaluate(id: number): number {
    const formula = this.formulas.byId[id];
    if (!formula) {
      this.fail(id, this.faults.get(id) ?? faultOf(fault));
      return -1;
    }
    this.context.standAt(id);
    try {
      this.context.spend(1);
      this.write(id, result(this.formulas.codeOf(id, formula)(this.context)));
    } catch (thrown) {
      if (isWaiting(thrown)) return thrown.id;
      if (thrown instanceof SpreadsheetError) this.write(id, thrown.value);
      else this.fail(id, faultOf(isUnknown(thrown) ? thrown.reason : fault));
    }
    return -1;
  }

  private write(id: number, value: Scalar): void {
    if (typeof value === 'string') {
      this.charactersLeft -= value.length;
      if (this.charactersLeft < 0) {
        this.fail(id, faultOf(tooMuchText));
        return;
      }
    }
    this.cells.store.write(id, value);
    if (this.faults.size > 0) this.faults.delete(id);
  }

  private fail(id: number, found: FormulaFault): void {
    this.faults.set(id, found);
    this.cells.store.write(id, shownFor(found));
  }
}
