// The formulas of an open workbook: read once, kept by the number of their cell, and compiled when they are first calculated.
import type { BookCell, NamedSheets } from '../book/book.ts';
import { FormulaCodes } from '../calculate/compile/formula-codes.ts';
import { changingFunctions } from '../calculate/functions/changing.ts';
import type { ScalarCode } from '../calculate/runtime/code.ts';
import type { FormulaCell, FormulaPattern, ReadTest } from '../formulas/indexing/formula-index.ts';
import { PatternBook } from '../formulas/indexing/pattern-book.ts';
import { ReadResolver } from '../formulas/indexing/resolve-reads.ts';
import { calledOf, findPart } from '../formulas/parse/formula-parts.ts';
import { parseFormula } from '../formulas/parse/parse-formula.ts';
import { Work } from '../work/work.ts';
import { movedTo } from './calculation-plan.ts';
import type { LiveCell, LiveSource } from './live-book.ts';
import type { LiveGrid } from './live-grid.ts';

export class LiveFormulas {
  readonly codes: FormulaCodes;
  byId: (FormulaCell | undefined)[];
  private byCell: (ScalarCode | undefined)[] = [];
  private readonly patterns: readonly PatternBook[];
  /** Null after formulas changed. */
  private changingNow: readonly number[] | null = null;
  private readonly changing = new Map<FormulaPattern, boolean>();
  private readonly areNamesChanging: boolean;

  constructor(source: LiveSource, cells: LiveGrid) {
    const names = source.names.map((name) => ({ ...name, sheet: null }));
    const named: NamedSheets = { sheets: source.sheets, names };
    this.codes = new FormulaCodes(named);
    const resolver = new ReadResolver(named, new Work());
    this.patterns = source.sheets.map(({ title }, sheet) => new PatternBook(sheet, title, resolver));
    this.areNamesChanging = names.some(({ formula }) => {
      const tree = parseFormula(formula);
      return !('fault' in tree) && calledOf(tree, changingFunctions) !== null;
    });
    this.byId = cells.grid.cells.map((cell, id) => {
      if (cell.formula === null) return undefined;
      const found = this.read(cells.grid.sheetOf[id] ?? 0, cell, cell.formula);
      return typeof found === 'string' ? undefined : found;
    });
  }

  /** Or why it cannot be read. */
  read(sheet: number, cell: BookCell, formula: string): FormulaCell | string {
    return this.patterns[sheet]?.read(cell, formula) ?? 'no such sheet';
  }

  put(id: number, formula: FormulaCell | undefined): void {
    this.changingNow = null;
    this.byId[id] = formula;
    this.byCell[id] = undefined;
  }

  move(to: Int32Array, count: number): void {
    this.changingNow = null;
    this.byId = movedTo(this.byId, to, count);
    this.byCell = movedTo(this.byCell, to, count);
  }

  /** The numbers of the formulas that read a cell; asking each costs less than keeping lists of all readers. */
  readersOf({ sheet, line, column }: LiveCell): readonly number[] {
    const isHere: ReadTest = (other, firstLine, firstColumn, lastLine, lastColumn) =>
      other === sheet &&
      line >= firstLine &&
      line <= lastLine &&
      column >= firstColumn &&
      column <= lastColumn;
    return this.byId.flatMap((formula, id) => (formula?.someRead(isHere) ? [id] : []));
  }

  codeOf(id: number, formula: FormulaCell): ScalarCode {
    const code = this.byCell[id] ?? this.codes.of(formula);
    this.byCell[id] = code;
    return code;
  }

  /** Those with another value at each look, by their numbers. */
  get changingIds(): readonly number[] {
    this.changingNow ??= this.byId.flatMap((formula, id) =>
      formula && this.isChanging(formula) ? [id] : [],
    );
    return this.changingNow;
  }

  private isChanging({ pattern }: FormulaCell): boolean {
    const known = this.changing.get(pattern);
    if (known !== undefined) return known;
    const { tree } = pattern;
    const isSo =
      calledOf(tree, changingFunctions) !== null ||
      (this.areNamesChanging && findPart(tree, ({ kind }) => kind === 'name') !== null);
    this.changing.set(pattern, isSo);
    return isSo;
  }
}
