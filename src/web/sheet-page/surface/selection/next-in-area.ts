// Where Tab and Enter go on to: round and round inside a selected block, as in other spreadsheets.
import { type CellArea, type CellPlace, columnsOf, linesOf } from '../geometry/cell-area.ts';

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
