// What formulas work with: single values, ranges of cells not read yet, and tables of values worked out on the way.
import type { Area, CellValue } from '../../book/book.ts';

/** One value; null is an empty cell. */
export type Scalar = CellValue;

export class Range {
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

/** Several ranges taken together: (A1:A3,C1:C3), or one range through several sheets. */
export class Union {
  readonly ranges: readonly Range[];

  constructor(ranges: readonly Range[]) {
    this.ranges = ranges;
  }
}

export class Table {
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

export type Value = Scalar | Range | Union | Table;

export const isScalar = (value: Value): value is Scalar =>
  typeof value !== 'object' ||
  value === null ||
  !(value instanceof Range || value instanceof Table || value instanceof Union);
