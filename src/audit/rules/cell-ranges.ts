// Joins adjacent cells, or equal rows below each other, so that one fault is reported once.
import { areaAddress, type CellPosition } from '../book/address.ts';
import type { Area } from '../book/book.ts';

const byPlace = (one: CellPosition, other: CellPosition): number =>
  one.line - other.line || one.column - other.column;

/** Adjoining cells of a line as one area, in reading order. */
export function lineAreas(cells: readonly CellPosition[]): readonly Area[] {
  const areas: Area[] = [];
  for (const { line, column } of [...cells].sort(byPlace)) {
    const last = areas.at(-1);
    if (last && last.lastLine === line && last.lastColumn + 1 === column) {
      areas[areas.length - 1] = { ...last, lastColumn: column };
    } else {
      areas.push({ firstLine: line, firstColumn: column, lastLine: line, lastColumn: column });
    }
  }
  return areas;
}

/** Areas of the same columns on lines that follow one another grow into one. */
export function blockAreas(cells: readonly CellPosition[]): readonly Area[] {
  const blocks: Area[] = [];
  const growing = new Map<string, number>();
  for (const area of lineAreas(cells)) {
    const columns = `${area.firstColumn}:${area.lastColumn}`;
    const place = growing.get(columns);
    const above = place === undefined ? undefined : blocks[place];
    if (place !== undefined && above && above.lastLine + 1 === area.firstLine) {
      blocks[place] = { ...above, lastLine: area.lastLine };
    } else {
      growing.set(columns, blocks.push(area) - 1);
    }
  }
  return blocks;
}

/** The address of the smallest area that holds all the cells. */
export function wholeRange(cells: readonly CellPosition[]): string | null {
  if (cells.length === 0) return null;
  const lines = cells.map(({ line }) => line);
  const columns = cells.map(({ column }) => column);
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));
  return areaAddress({
    firstLine: least(lines),
    firstColumn: least(columns),
    lastLine: most(lines),
    lastColumn: most(columns),
  });
}
