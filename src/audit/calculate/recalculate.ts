// Recalculates a workbook, and again with other values in some of its cells.
import type { Book, BookSheet } from '../book/book.ts';
import type { FormulaIndex } from '../formulas/indexing/formula-index.ts';
import { Work } from '../work/work.ts';
import { Calculation } from './calculation.ts';
import { CompiledWorkbook } from './compiled-workbook.ts';
import type { CellAddress, CellChange, Recalculation } from './recalculation.ts';
import { CellStore } from './runtime/cell-store.ts';
import { isError } from './values/spreadsheet-error.ts';

/** Copying the values of cells is so many times faster than calculating them. */
const cellsPerStep = 8;

interface WorkDone {
  readonly work: Work;
  readonly effort: number;
}

class Recalculated implements Recalculation {
  private readonly model: CompiledWorkbook;
  private readonly store: CellStore;
  /** Cells whose formulas gave way to values. */
  private readonly replaced: ReadonlySet<number>;
  private uncalculated: Recalculation['notCalculated'] | null = null;
  private kept: Calculation | null = null;

  private readonly work: Work;

  readonly effort: number;

  constructor(model: CompiledWorkbook, store: CellStore, replaced: ReadonlySet<number>, done: WorkDone) {
    this.model = model;
    this.store = store;
    this.replaced = replaced;
    this.work = done.work;
    this.effort = done.effort;
  }

  private idAt({ sheet, line, column }: CellAddress): number {
    return this.model.grid.idAt(sheet, line, column);
  }

  private addressOf = (id: number): CellAddress => {
    const { grid } = this.model;
    const { line = 1, column = 1 } = grid.cells[id] ?? {};
    return { sheet: grid.sheetOf[id] ?? 0, line, column };
  };

  valueAt(address: CellAddress) {
    const id = this.idAt(address);
    return id < 0 ? null : this.store.read(id);
  }

  isCalculated(address: CellAddress): boolean {
    const id = this.idAt(address);
    return id < 0 || this.store.isKnown(id);
  }

  fromKept(address: CellAddress) {
    const id = this.idAt(address);
    if (id < 0 || !this.model.cellOf[id]) return this.valueAt(address);
    this.kept ??= new Calculation(this.model, this.store.keptOf(this.model.grid.cells), this.work);
    const before = this.kept.effort;
    const value = this.kept.once(id);
    this.work.spend(this.kept.effort - before);
    return value;
  }

  get notCalculated() {
    this.uncalculated ??= [...this.store.reasons]
      .filter(([id]) => !this.store.isKnown(id))
      .map(([id, reason]) => ({ ...this.addressOf(id), reason }));
    return this.uncalculated;
  }

  get errors() {
    const ids = this.model.order.ids.filter((id) => isError(this.store.read(id)));
    return Array.from(ids, this.addressOf);
  }

  get cycles() {
    return this.model.order.cycles.map((ids) => ids.map(this.addressOf));
  }

  withChanges(changes: readonly CellChange[]): Recalculation {
    this.work.spend(this.model.grid.cells.length / cellsPerStep);
    if (changes.some((change) => this.idAt(change) < 0)) return this.withCells(changes);
    const ids = changes.map((change) => this.idAt(change));
    const replaced = new Set([...this.replaced, ...ids.filter((id) => this.model.cellOf[id])]);
    const store = this.store.copy();
    for (const [place, { value }] of changes.entries()) store.write(ids[place] ?? -1, value);
    const calculation = new Calculation(this.model, store, this.work);
    if (this.model.isOrderFixed) calculation.after(ids, this.store, (id) => replaced.has(id));
    else {
      for (const id of this.model.order.ids) if (!replaced.has(id)) store.forget(id);
      calculation.all();
    }
    this.work.add(calculation.effort);
    return new Recalculated(this.model, store, replaced, { work: this.work, effort: calculation.effort });
  }

  /** Cells that the file does not have are rare among changes, so the workbook is made ready anew with them. */
  private withCells(changes: readonly CellChange[]): Recalculation {
    const { book, formulas, cellOf } = this.model;
    const sheets = book.sheets.map((sheet, index) => withBlanks(sheet, index, changes));
    const model = new CompiledWorkbook({ ...book, sheets }, formulas, this.work);
    const earlier = [...this.replaced].map((id) => {
      const address = this.addressOf(id);
      return { ...address, value: this.store.read(id) };
    });
    const constants = this.model.grid.cells.flatMap((_, id) => {
      const address = this.addressOf(id);
      return cellOf[id] ? [] : [{ ...address, value: this.store.read(id) }];
    });
    return calculated(model, this.work).withChanges([...constants, ...earlier, ...changes]);
  }
}

function withBlanks(sheet: BookSheet, index: number, changes: readonly CellChange[]): BookSheet {
  const present = new Set(sheet.cells.map(({ line, column }) => `${line}:${column}`));
  const blanks = changes
    .filter((change) => change.sheet === index && !present.has(`${change.line}:${change.column}`))
    .map(({ line, column }) => ({ line, column, value: null, formula: null, isArray: false, style: 0 }));
  return { ...sheet, cells: [...sheet.cells, ...blanks] };
}

function calculated(model: CompiledWorkbook, work: Work): Recalculation {
  const store = CellStore.of(model.grid.cells);
  for (const [id, reason] of model.broken) if (id >= 0) store.leaveUnknown(id, reason);
  const calculation = new Calculation(model, store, work);
  calculation.all();
  work.add(calculation.effort);
  return new Recalculated(model, store, new Set(), { work, effort: calculation.effort });
}

export const recalculate = (book: Book, formulas: FormulaIndex, work: Work = new Work()): Recalculation =>
  calculated(new CompiledWorkbook(book, formulas, work), work);
