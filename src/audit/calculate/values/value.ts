// The values that formulas work with: single values, ranges of cells not read yet, and computed tables.
import type { Area, CellValue } from '../../book/book.ts';

/** One value; null is an empty cell. */
export type Scalar = CellValue;

export class CellRange {
  /** From 0. */
  readonly sheet: number;
  readonly area: Area;

  constructor(sheet: number, area: Area) {
    this.sheet = sheet;
    this.area = area;
  }

  get lineCount(): number {
    return this.area.lastLine - this.area.firstLine + 1;
  }

  get columnCount(): number {
    return this.area.lastColumn - this.area.firstColumn + 1;
  }
}

/** Several ranges together: (A1:A3,C1:C3), or one range across several sheets. */
export class RangeUnion {
  readonly ranges: readonly CellRange[];

  constructor(ranges: readonly CellRange[]) {
    this.ranges = ranges;
  }
}

export class ValueTable {
  readonly lineCount: number;
  readonly columnCount: number;
  /** Line by line. */
  readonly cells: readonly Scalar[];

  constructor(lineCount: number, columnCount: number, cells: readonly Scalar[]) {
    this.lineCount = lineCount;
    this.columnCount = columnCount;
    this.cells = cells;
  }

  at(line: number, column: number): Scalar {
    return this.cells[line * this.columnCount + column] ?? null;
  }
}

export type Value = Scalar | CellRange | RangeUnion | ValueTable;

export const isScalar = (value: Value): value is Scalar =>
  typeof value !== 'object' ||
  value === null ||
  !(value instanceof CellRange || value instanceof ValueTable || value instanceof RangeUnion);
