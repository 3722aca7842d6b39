// The cell that is being calculated, and everything that its formula can read.
import type { WorkLimits } from '../../work/work-limits.ts';
import { throwError, throwUncalculated, Uncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, RangeUnion, type Scalar, type Value, ValueTable } from '../values/value.ts';
import type { CellGrid } from './cell-grid.ts';
import { type CellStore, kinds } from './cell-store.ts';
import { tooDeepNames, tooMuchTable, tooMuchText, tooMuchWork } from './out-of-reach.ts';
import { PlaceIndexes } from './place-indexes.ts';
import { RunningStates } from './running-states.ts';

/** Thrown at a cell that has no value yet: it is calculated first, then the formula starts again. */
export class AwaitedCell extends Error {
  id = -1;
}

const awaiting = new AwaitedCell('a cell without a value yet');

/** Larger tables are not worked out: no model needs them, and a browser has no room for many. */
const mostTableCells = 1_000_000;

/** Names that stand for names that stand for names. */
const deepestNames = 20;

/** A text of so many characters is as much work as one cell. */
export const charactersPerStep = 16;

/** A value that is put into a table takes memory, which takes longer than looking at it. */
const stepsPerTableCell = 8;

/** A table at hand is gone through so many times faster than cells are looked up. */
export const tableCellsPerStep = 8;

/** What TODAY, NOW and RAND give. */
export interface ChangingValues {
  /** The local date and time, in days as spreadsheets count them. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export class FormulaContext {
  sheet = 0;
  line = 1;
  column = 1;
  /** Steps left to the formula, and to the calculation. */
  private formulaLeft = 0;
  private looksLeft: number;
  private readonly most: number;
  private tableCellsLeft = 0;
  private charactersLeft = 0;
  private nameDepth = 0;
  /** What folds came to over ranges that others may continue. */
  readonly running = new RunningStates();
  /** Where the values of ranges stand that criteria are asked of. */
  readonly places = new PlaceIndexes();
  private readonly limits: WorkLimits;
  /** Undefined where nothing may differ from one look to the next. */
  readonly changing: ChangingValues | undefined;
  /** Values of names that LET gives, by their place. */
  readonly locals: Value[] = [];
  readonly grid: CellGrid;
  readonly store: CellStore;
  readonly isDate1904: boolean;
  /** What a text names as INDIRECT reads it, on a sheet where it names none. */
  readonly rangeNamed: (text: string, sheet: number) => Value;
  /** Ranges that several formulas read, with their values; each cell gets its value once in the life of a site. */
  private readonly tables = new Map<string, ValueTable>();
  private tableCells = 0;

  constructor(
    grid: CellGrid,
    store: CellStore,
    isDate1904: boolean,
    rangeNamed: (text: string, sheet: number) => Value,
    allowance: { readonly steps: number; readonly limits: WorkLimits },
    changing?: ChangingValues,
  ) {
    this.most = allowance.steps;
    this.looksLeft = allowance.steps;
    this.limits = allowance.limits;
    this.changing = changing;
    this.grid = grid;
    this.store = store;
    this.isDate1904 = isDate1904;
    this.rangeNamed = rangeNamed;
  }

  get looks(): number {
    return this.most - this.looksLeft;
  }

  standAt(id: number): void {
    const { sheetOf, lineOf, columnOf } = this.grid;
    this.sheet = sheetOf[id] ?? 0;
    this.line = lineOf[id] ?? 1;
    this.column = columnOf[id] ?? 1;
    this.formulaLeft = this.limits.formulaSteps;
    this.tableCellsLeft = this.limits.tableCells;
    this.charactersLeft = this.limits.formulaTextCharacters;
    this.nameDepth = 0;
  }

  read(sheet: number, line: number, column: number): Scalar {
    const id = this.grid.idAt(sheet, line, column);
    return id < 0 ? null : this.readCell(id);
  }

  readCell(id: number): Scalar {
    const { store } = this;
    const kind = store.kinds[id];
    if (kind === kinds.number) return store.numbers[id] ?? 0;
    if (kind === kinds.empty) return null;
    if (kind === kinds.other) return store.others[id] ?? null;
    if (kind === kinds.unknown) throw throwUncalculated(store.reasons.get(id) ?? '');
    awaiting.id = id;
    throw awaiting;
  }

  /**
   * Whoever goes through many cells says how many, so that no workbook keeps an audit busy without end; once nothing is left,
   * even a question ends the work.
   */
  spend(looks: number): void {
    this.looksLeft -= looks;
    this.formulaLeft -= looks;
    if (this.looksLeft < 0 || this.formulaLeft < 0) throw throwUncalculated(tooMuchWork);
  }

  /** Work done beside the formulas: it is noticed by the next formula. */
  take(looks: number): void {
    this.looksLeft -= looks;
  }

  /** A text that is gone through. */
  spendText({ length }: string): void {
    this.spend(1 + Math.floor(length / charactersPerStep));
  }

  /** A value of a table that a formula puts together on its way; its texts take memory. */
  spendMade(scalar: Scalar): void {
    if (typeof scalar !== 'string') return;
    this.charactersLeft -= scalar.length;
    if (this.charactersLeft < 0) throw throwUncalculated(tooMuchText);
  }

  /** A table that a formula puts together on its way. */
  spendTable(cellCount: number): void {
    this.tableCellsLeft -= cellCount;
    if (this.tableCellsLeft < 0) throw throwUncalculated(tooMuchTable);
    this.spend(cellCount * stepsPerTableCell);
  }

  /** What a name stands for. */
  named(code: (context: FormulaContext) => Value): Value {
    if (this.nameDepth >= deepestNames) throw throwUncalculated(tooDeepNames);
    this.spend(1);
    this.nameDepth += 1;
    try {
      return code(this);
    } finally {
      this.nameDepth -= 1;
    }
  }

  /** One value of whatever a formula has at hand: of a range the cell on the formula's own line or column. */
  one(value: Value): Scalar {
    if (isScalar(value)) return value;
    if (value instanceof ValueTable) return value.at(0, 0);
    if (value instanceof RangeUnion) {
      const [only] = value.ranges;
      if (only === undefined || value.ranges.length > 1) throw throwError('#VALUE!');
      return this.one(only);
    }
    const { firstLine, firstColumn, lastLine, lastColumn } = value.area;
    const isLine = firstLine === lastLine;
    const isColumn = firstColumn === lastColumn;
    if (isLine && isColumn) return this.read(value.sheet, firstLine, firstColumn);
    if (isColumn && this.line >= firstLine && this.line <= lastLine) {
      return this.read(value.sheet, this.line, firstColumn);
    }
    if (isLine && this.column >= firstColumn && this.column <= lastColumn) {
      return this.read(value.sheet, firstLine, this.column);
    }
    throw throwError('#VALUE!');
  }

  /** Every value of a range or table that is not empty; `visit` may end the walk with true. */
  each(value: Value, visit: (scalar: Scalar) => boolean | undefined): void {
    if (isScalar(value)) visit(value);
    else if (value instanceof ValueTable) {
      this.spend(value.cells.length / tableCellsPerStep);
      value.cells.some(visit);
    } else if (value instanceof RangeUnion) {
      for (const range of value.ranges) this.each(range, visit);
    } else {
      this.visitCells(value, (id) => {
        const scalar = this.readCell(id);
        return scalar === null ? false : visit(scalar);
      });
    }
  }

  /** Each look counts, also of a walk that is broken off: a formula may begin many times before all it reads has a value. */
  visitCells({ sheet, area }: CellRange, visit: (id: number) => boolean | undefined): void {
    const { grid } = this;
    this.spend(1);
    const before = grid.looks;
    try {
      grid.visit(sheet, area, visit);
    } finally {
      this.looksLeft -= grid.looks - before;
      this.formulaLeft -= grid.looks - before;
    }
    this.spend(0);
  }

  /** A range cut to where any sheet has cells, so that whole columns have an end that all of them share. */
  trimmed(range: CellRange): CellRange {
    const { area } = range;
    const lastLine = Math.max(area.firstLine, Math.min(area.lastLine, this.grid.lastLine));
    const lastColumn = Math.max(area.firstColumn, Math.min(area.lastColumn, this.grid.lastColumn));
    if (lastLine === area.lastLine && lastColumn === area.lastColumn) return range;
    const isWhole = area.lastLine - area.firstLine > 1e6 || area.lastColumn - area.firstColumn > 16_000;
    return isWhole ? new CellRange(range.sheet, { ...area, lastLine, lastColumn }) : range;
  }

  table(value: Value): ValueTable {
    if (value instanceof ValueTable) return value;
    if (isScalar(value)) return new ValueTable(1, 1, [value]);
    if (value instanceof RangeUnion) throw throwError('#VALUE!');
    const range = this.trimmed(value);
    const { firstLine, firstColumn, lastLine, lastColumn } = range.area;
    const key = `${range.sheet}:${firstLine}:${firstColumn}:${lastLine}:${lastColumn}`;
    const known = this.tables.get(key);
    if (known) {
      this.spend(known.cells.length / tableCellsPerStep);
      return known;
    }
    const table = this.freshTable(range);
    this.tableCells += table.cells.length;
    if (this.tableCells <= mostTableCells) this.tables.set(key, table);
    return table;
  }

  /** The values of a range, not kept for others that read it too. */
  freshTable({ sheet, area, lineCount, columnCount }: CellRange): ValueTable {
    const size = lineCount * columnCount;
    if (size > mostTableCells) throw throwUncalculated(tooMuchTable);
    this.spendTable(size);
    const cells = Array.from<Scalar>({ length: size }).fill(null);
    this.visitCells(new CellRange(sheet, area), (id) => {
      const line = (this.grid.cells[id]?.line ?? 0) - area.firstLine;
      cells[line * columnCount + (this.grid.columnOf[id] ?? 0) - area.firstColumn] = this.readCell(id);
      return false;
    });
    return new ValueTable(lineCount, columnCount, cells);
  }
}

export const isWaiting = (thrown: unknown): thrown is AwaitedCell => thrown instanceof AwaitedCell;

export const isUnknown = (thrown: unknown): thrown is Uncalculated => thrown instanceof Uncalculated;
