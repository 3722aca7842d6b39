// A workbook compiled for repeated calculation: its cells by number, their order, and a function for each formula.
import type { Book } from '../book/book.ts';
import type { FormulaCell, FormulaIndex } from '../formulas/indexing/formula-index.ts';
import type { Work } from '../work/work.ts';
import { FormulaCodes } from './compile/formula-codes.ts';
import { type CalculationOrder, calculationOrder } from './order/calculation-order.ts';
import { ReadList } from './read-list.ts';
import { CellGrid } from './runtime/cell-grid.ts';
import type { ScalarCode } from './runtime/code.ts';
import { throwUncalculated } from './values/spreadsheet-error.ts';
import type { Value } from './values/value.ts';

/** A list of more takes hundreds of megabytes; every change then recalculates everything. */
const mostListedReads = 10_000_000;

export class CompiledWorkbook {
  readonly book: Book;
  readonly formulas: FormulaIndex;
  readonly grid: CellGrid;
  readonly order: CalculationOrder;
  /** Whether every formula comes after all it may ever read. */
  readonly isOrderFixed: boolean;
  readonly cellOf: readonly (FormulaCell | undefined)[];
  /** Why formulas cannot be read, by cell number. */
  readonly broken: ReadonlyMap<number, string>;
  readonly rangeNamed: (text: string, sheet: number) => Value;
  private readonly formulaCodes: FormulaCodes;
  private readonly codes: (ScalarCode | undefined)[] = [];
  private reads: ReadList | null = null;

  constructor(book: Book, formulas: FormulaIndex, work: Work) {
    this.book = book;
    this.formulas = formulas;
    this.formulaCodes = new FormulaCodes(book);
    this.rangeNamed = this.formulaCodes.rangeNamed;
    this.grid = new CellGrid(book);
    const cellOf = Array.from<FormulaCell | undefined>({ length: this.grid.cells.length });
    for (const formula of formulas.all) {
      const id = this.grid.idAt(formula.sheet, formula.cell.line, formula.cell.column);
      if (id >= 0) cellOf[id] = formula;
    }
    this.cellOf = cellOf;
    this.broken = new Map(
      formulas.broken.map(({ sheet, cell, reason }) => [
        this.grid.idAt(sheet, cell.line, cell.column),
        reason,
      ]),
    );
    this.order = calculationOrder(this.grid, cellOf, work);
    const readCount = formulas.all.reduce((sum, { pattern }) => sum + pattern.readCount, 0);
    this.isOrderFixed =
      readCount <= mostListedReads &&
      this.order.isWhole &&
      this.order.cycles.length === 0 &&
      !formulas.all.some(({ pattern }) => pattern.hasUnknownReads);
  }

  get readList(): ReadList {
    this.reads ??= new ReadList(this.grid, this.cellOf);
    return this.reads;
  }

  /** Cells with the same pattern share it. */
  codeOf(id: number): ScalarCode {
    const ready = this.codes[id];
    if (ready) return ready;
    const formula = this.cellOf[id];
    if (!formula) throw throwUncalculated(this.broken.get(id) ?? 'a formula that cannot be read');
    const code = this.formulaCodes.of(formula);
    this.codes[id] = code;
    return code;
  }
}
