// The cell that is being calculated, and everything that its formula can read.
import { throwError, throwUncalculated, Uncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, RangeUnion, type Scalar, type Value, ValueTable } from '../values/value.ts';
import type { CellGrid } from './cell-grid.ts';
import { type CellStore, kinds } from './cell-store.ts';

/** Thrown at a cell that has no value yet: it is calculated first, then the formula starts again. */
export class AwaitedCell extends Error {
  id = -1;
}

const awaiting = new AwaitedCell('a cell without a value yet');

/** Larger tables are not worked out: no model needs them, and a browser has no room for many. */
const mostTableCells = 1_000_000;

/** Cells looked at in one calculation of a workbook; some seconds of work. */
const mostLooks = 400_000_000;

export class FormulaContext {
  sheet = 0;
  line = 1;
  column = 1;
  private looksLeft = mostLooks;
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
  ) {
    this.grid = grid;
    this.store = store;
    this.isDate1904 = isDate1904;
    this.rangeNamed = rangeNamed;
  }

  get looks(): number {
    return mostLooks - this.looksLeft;
  }

  standAt(id: number): void {
    const cell = this.grid.cells[id];
    this.sheet = this.grid.sheetOf[id] ?? 0;
    this.line = cell?.line ?? 1;
    this.column = cell?.column ?? 1;
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
    if (this.looksLeft < 0) throw throwUncalculated('more work than an audit takes on');
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
    else if (value instanceof ValueTable) value.cells.some(visit);
    else if (value instanceof RangeUnion) {
      for (const range of value.ranges) this.each(range, visit);
    } else {
      this.spend(0);
      const looks = this.grid.visit(value.sheet, value.area, (id) => {
        const scalar = this.readCell(id);
        return scalar === null ? false : visit(scalar);
      });
      this.spend(looks + 1);
    }
  }

  /** A range cut to where any sheet has cells, so that whole columns have an end that all of them share. */
  private trimmed(range: CellRange): CellRange {
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
    if (known) return known;
    const table = this.tableOf(range);
    this.tableCells += table.cells.length;
    if (this.tableCells <= mostTableCells) this.tables.set(key, table);
    return table;
  }

  private tableOf({ sheet, area, lineCount, columnCount }: CellRange): ValueTable {
    const size = lineCount * columnCount;
    if (size > mostTableCells) throw throwUncalculated('a table of more than a million cells');
    this.spend(size);
    const cells = Array.from<Scalar>({ length: size }).fill(null);
    const looks = this.grid.visit(sheet, area, (id) => {
      const line = (this.grid.cells[id]?.line ?? 0) - area.firstLine;
      cells[line * columnCount + (this.grid.columnOf[id] ?? 0) - area.firstColumn] = this.readCell(id);
      return false;
    });
    this.spend(looks);
    return new ValueTable(lineCount, columnCount, cells);
  }
}

export const isWaiting = (thrown: unknown): thrown is AwaitedCell => thrown instanceof AwaitedCell;

export const isUnknown = (thrown: unknown): thrown is Uncalculated => thrown instanceof Uncalculated;
