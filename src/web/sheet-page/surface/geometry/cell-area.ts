// Cells of a sheet by their places: one of them, and a block of them.

export interface CellPlace {
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
}

/** Both ends included. */
export interface CellArea {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export const areaBetween = (one: CellPlace, other: CellPlace): CellArea => ({
  firstLine: Math.min(one.line, other.line),
  lastLine: Math.max(one.line, other.line),
  firstColumn: Math.min(one.column, other.column),
  lastColumn: Math.max(one.column, other.column),
});

export const isIn = ({ line, column }: CellPlace, area: CellArea): boolean =>
  line >= area.firstLine && line <= area.lastLine && column >= area.firstColumn && column <= area.lastColumn;

export const isSamePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.line === other.line && one.column === other.column;

export const linesOf = ({ firstLine, lastLine }: CellArea): number => lastLine - firstLine + 1;
export const columnsOf = ({ firstColumn, lastColumn }: CellArea): number => lastColumn - firstColumn + 1;

export const isSingle = (area: CellArea): boolean =>
  area.firstLine === area.lastLine && area.firstColumn === area.lastColumn;

/** Line by line, from left to right. */
export function placesOf(area: CellArea): CellPlace[] {
  const places: CellPlace[] = [];
  for (let line = area.firstLine; line <= area.lastLine; line += 1) {
    for (let column = area.firstColumn; column <= area.lastColumn; column += 1) places.push({ line, column });
  }
  return places;
}

/** Each once, however many of the blocks it is in. */
export function placesOfAll(areas: readonly CellArea[]): CellPlace[] {
  return areas.flatMap((area, index) =>
    placesOf(area).filter((place) => !areas.slice(0, index).some((before) => isIn(place, before))),
  );
}
