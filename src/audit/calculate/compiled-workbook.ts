// A workbook compiled for repeated calculation: its cells by number, their order, and a function for each formula.
import type { Book } from '../book/book.ts';
import type { FormulaCell, FormulaIndex, FormulaPattern } from '../formulas/indexing/formula-index.ts';
import { parseFormula } from '../formulas/parse/parse-formula.ts';
import type { Work } from '../work/work.ts';
import { compileFormula, SheetIndexes } from './compile/compile-formula.ts';
import { compileReference } from './compile/compile-reference.ts';
import { type CalculationOrder, calculationOrder } from './order/calculation-order.ts';
import { ReadList } from './read-list.ts';
import { CellGrid } from './runtime/cell-grid.ts';
import type { ScalarCode } from './runtime/code.ts';
import { throwError, throwUncalculated } from './values/spreadsheet-error.ts';
import type { Value } from './values/value.ts';

/** A list of more takes hundreds of megabytes; every change then recalculates everything. */
const mostListedReads = 10_000_000;

/** Names that stand for names. */
const deepestNames = 20;

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
  private readonly titles: SheetIndexes;
  private readonly codes: (ScalarCode | undefined)[] = [];
  private readonly plainCodes = new Map<FormulaPattern, ScalarCode>();
  private readonly arrayCodes = new Map<FormulaPattern, ScalarCode>();
  private reads: ReadList | null = null;

  constructor(book: Book, formulas: FormulaIndex, work: Work) {
    this.book = book;
    this.formulas = formulas;
    this.titles = new SheetIndexes(book);
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
    const { sheet, cell, pattern } = formula;
    const known = cell.isArray ? this.arrayCodes : this.plainCodes;
    const { line, column } = cell;
    const home = { sheet, line, column, sheetNumber: this.titles.sheetNumber };
    const code = known.get(pattern) ?? compileFormula(formula.tree, home, this.titles, cell.isArray);
    known.set(pattern, code);
    this.codes[id] = code;
    return code;
  }

  readonly rangeNamed = (text: string, sheet: number): Value => this.rangeOf(text, sheet, 0);

  private rangeOf(text: string, sheet: number, depth: number): Value {
    const tree = parseFormula(text);
    if ('fault' in tree || depth > deepestNames) throw throwError('#REF!');
    if (tree.kind === 'name') {
      const formula = this.titles.formulaOf(tree.name, sheet);
      if (formula === undefined) throw throwError('#REF!');
      return this.rangeOf(formula, sheet, depth + 1);
    }
    if (tree.kind !== 'reference') throw throwError('#REF!');
    const fixed = {
      ...tree,
      anchors: { firstLine: true, firstColumn: true, lastLine: true, lastColumn: true },
    };
    const home = { sheet, line: 1, column: 1, sheetNumber: this.titles.sheetNumber };
    return compileReference(fixed, home)(this.nowhere);
  }

  /** Addresses in texts are fixed, so it does not matter where they are read. */
  private readonly nowhere = { line: 1, column: 1 };
}
