// Numbers every cell of a workbook, and finds the cells of a position or range by number.
import type { Area, BookCell, BookSheet } from '../../book/book.ts';

interface GridLine {
  /** Counted through all sheets, from 0. */
  readonly rank: number;
  readonly firstId: number;
  lastId: number;
}

interface SheetGrid {
  /** By line number; with holes. */
  readonly lines: readonly (GridLine | undefined)[];
  /** Lines that have cells, rising. */
  readonly lineNumbers: readonly number[];
}

type CellsOfSheet = Pick<BookSheet, 'cells'>;

const inOrder = (one: BookCell, other: BookCell): number =>
  one.line - other.line || one.column - other.column;

const isSorted = (cells: readonly BookCell[]): boolean =>
  cells.every((cell, index) => {
    const before = cells[index - 1];
    return before === undefined || inOrder(before, cell) < 0;
  });

/** Files may list a cell twice; the last one counts. */
function sortedCells({ cells }: CellsOfSheet): readonly BookCell[] {
  if (isSorted(cells)) return cells;
  const sorted = [...cells].sort(inOrder);
  return sorted.filter((cell, index) => {
    const after = sorted[index + 1];
    return after === undefined || inOrder(cell, after) !== 0;
  });
}

/** The first place in a rising list that holds `wanted` or more. */
function placeOf(list: readonly number[], target: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class CellGrid {
  readonly cells: readonly BookCell[];
  readonly sheetOf: Int32Array;
  readonly lineOf: Int32Array;
  readonly columnOf: Int32Array;
  /** The last line and column that any sheet has a cell in. */
  readonly lastLine: number;
  readonly lastColumn: number;
  /** Lines with cells, on all sheets. */
  readonly lineCount: number;
  /** By cell number: the rank of its line. */
  readonly rankOf: Int32Array;
  private readonly sheets: readonly SheetGrid[];
  /** Lines and cells that walks looked at. */
  looks = 0;

  constructor({ sheets }: { readonly sheets: readonly CellsOfSheet[] }) {
    const sorted = sheets.map(sortedCells);
    const cells = sorted.flat();
    this.sheetOf = new Int32Array(cells.length);
    this.lineOf = new Int32Array(cells.length);
    this.rankOf = new Int32Array(cells.length);
    this.columnOf = new Int32Array(cells.length);
    let [id, rank, lastLine, lastColumn] = [0, -1, 1, 1];
    this.sheets = sorted.map((own, index) => {
      const lines: (GridLine | undefined)[] = [];
      const lineNumbers: number[] = [];
      let line: GridLine | undefined;
      let before = 0;
      for (const cell of own) {
        if (line === undefined || cell.line !== before) {
          before = cell.line;
          lineNumbers.push(before);
          rank += 1;
          line = { rank, firstId: id, lastId: id };
          lines[before] = line;
        }
        line.lastId = id;
        this.sheetOf[id] = index;
        this.lineOf[id] = before;
        this.rankOf[id] = rank;
        this.columnOf[id] = cell.column;
        lastColumn = Math.max(lastColumn, cell.column);
        id += 1;
      }
      lastLine = Math.max(lastLine, before);
      return { lines, lineNumbers };
    });
    this.cells = cells;
    this.lineCount = rank + 1;
    this.lastLine = lastLine;
    this.lastColumn = lastColumn;
  }

  /** The ranks of the lines that have cells between two lines: the first and the last. */
  ranks(sheet: number, firstLine: number, lastLine: number): readonly [number, number] {
    const grid = this.sheets[sheet];
    if (firstLine === lastLine) {
      const line = grid?.lines[firstLine];
      return line ? [line.rank, line.rank] : [0, -1];
    }
    const [from, to] = this.linePlaces(sheet, firstLine, lastLine);
    const first = grid?.lines[grid.lineNumbers[from] ?? -1];
    return first && from <= to ? [first.rank, first.rank + to - from] : [0, -1];
  }

  /** How many lines of a sheet have cells. */
  linesOf(sheet: number): number {
    return this.sheets[sheet]?.lineNumbers.length ?? 0;
  }

  /** Of the lines of a sheet that have cells, the first and the last place of those between two lines. */
  linePlaces(sheet: number, firstLine: number, lastLine: number): readonly [number, number] {
    const { lineNumbers = [] } = this.sheets[sheet] ?? {};
    return [placeOf(lineNumbers, firstLine), placeOf(lineNumbers, lastLine + 1) - 1];
  }

  /** The first and the last cell of a line, by its place, between two columns. */
  cellsOfLine(
    sheet: number,
    place: number,
    firstColumn: number,
    lastColumn: number,
  ): readonly [number, number] {
    const grid = this.sheets[sheet];
    const line = grid?.lines[grid.lineNumbers[place] ?? -1];
    if (!line) return [0, -1];
    return [this.firstFrom(line, firstColumn), this.firstFrom(line, lastColumn + 1) - 1];
  }

  /** -1 where there is no cell. */
  idAt(sheet: number, line: number, column: number): number {
    const found = this.sheets[sheet]?.lines[line];
    if (!found) return -1;
    const { firstId, lastId } = found;
    const { columnOf } = this;
    const lastColumn = columnOf[lastId] ?? 0;
    if (column > lastColumn) return -1;
    /** Most lines end in a run of periods without a gap. */
    const guess = lastId - (lastColumn - column);
    if (guess >= firstId && columnOf[guess] === column) return guess;
    const id = this.firstFrom(found, column);
    return columnOf[id] === column && id <= lastId ? id : -1;
  }

  private firstFrom({ firstId, lastId }: GridLine, column: number): number {
    let low = firstId;
    let high = lastId + 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.columnOf[middle] ?? 0) < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Cells of an area, line by line; `visit` may end the walk with true. */
  visit(sheet: number, area: Area, visit: (id: number) => boolean | undefined): void {
    const grid = this.sheets[sheet];
    if (!grid) return;
    const { lineNumbers, lines } = grid;
    for (let index = placeOf(lineNumbers, area.firstLine); index < lineNumbers.length; index += 1) {
      const number = lineNumbers[index] ?? 0;
      if (number > area.lastLine) break;
      const line = lines[number];
      if (!line) continue;
      this.looks += 1;
      for (let id = this.firstFrom(line, area.firstColumn); id <= line.lastId; id += 1) {
        if ((this.columnOf[id] ?? 0) > area.lastColumn) break;
        this.looks += 1;
        if (visit(id)) return;
      }
    }
  }
}
