// Where Tab and Enter go on to: round and round inside a selected block, as in other spreadsheets.
import {
  type CellArea,
  type CellPlace,
  columnsOf,
  isIn,
  isSamePlace,
  linesOf,
} from '../geometry/cell-area.ts';

export function nextInArea(
  { line, column }: CellPlace,
  area: CellArea,
  along: 'lines' | 'columns',
  way: -1 | 1,
): CellPlace {
  const [lines, columns] = [linesOf(area), columnsOf(area)];
  const [down, across] = [line - area.firstLine, column - area.firstColumn];
  const count = lines * columns;
  const place = (along === 'columns' ? down * columns + across : across * lines + down) + way;
  const next = (place + count) % count;
  return along === 'columns'
    ? { line: area.firstLine + Math.floor(next / columns), column: area.firstColumn + (next % columns) }
    : { line: area.firstLine + (next % lines), column: area.firstColumn + Math.floor(next / lines) };
}

/** Through several blocks, each in its turn. */
export function nextInAreas(
  place: CellPlace,
  areas: readonly CellArea[],
  along: 'lines' | 'columns',
  way: -1 | 1,
): CellPlace {
  const at = areas.findLastIndex((area) => isIn(place, area));
  const area = areas[at];
  if (!area) return place;
  const { firstLine, lastLine, firstColumn, lastColumn } = area;
  const [first, last] = [
    { line: firstLine, column: firstColumn },
    { line: lastLine, column: lastColumn },
  ];
  if (!isSamePlace(place, way === 1 ? last : first)) return nextInArea(place, area, along, way);
  const next = areas[(at + way + areas.length) % areas.length] ?? area;
  return way === 1
    ? { line: next.firstLine, column: next.firstColumn }
    : { line: next.lastLine, column: next.lastColumn };
}
