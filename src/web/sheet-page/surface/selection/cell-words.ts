// What a screen reader says of a cell: its place, the names of its line and column, its value and what may be done with it.

import { placeName } from '#web/sheet-page/state/cell-place.ts';
import type { SheetCells } from '../drawing/sheet-cells.ts';
import type { CellPlace } from '../geometry/cell-area.ts';

/** Headings step in by columns; a label is in one of the first five. */
const labelColumns = 5;

function labelOf(cells: SheetCells, line: number): string {
  for (let column = 1; column <= labelColumns; column += 1) {
    if (!cells.isEmpty(line, column)) return cells.shownAt(line, column).text.trim();
  }
  return '';
}

/** The name of a column is the lowest one among the frozen lines: of years and months it is the months. */
function headOf(cells: SheetCells, column: number): string {
  for (let line = cells.sheet.frozenLines; line >= 1; line -= 1) {
    if (!cells.isEmpty(line, column)) return cells.shownAt(line, column).text.trim();
  }
  return '';
}

export interface CellNouns {
  readonly empty: string;
  readonly input: string;
  readonly formula: string;
  readonly note: string;
}

/** Such as "J12, Revenue, Jan 2027, 1,200". */
export function cellWords(
  cells: SheetCells,
  place: CellPlace,
  holdsFormula: boolean,
  nouns: CellNouns,
): string {
  const { line, column } = place;
  const isLabel = column <= labelColumns;
  const isHead = line <= cells.sheet.frozenLines;
  const parts = [
    placeName(place),
    isLabel ? '' : labelOf(cells, line),
    isHead || isLabel ? '' : headOf(cells, column),
    cells.shownAt(line, column).text.trim() || nouns.empty,
    cells.styleAt(line, column)?.look === 'input' ? nouns.input : holdsFormula ? nouns.formula : '',
    cells.sheet.rows[line - 1]?.note?.column === column ? nouns.note : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
