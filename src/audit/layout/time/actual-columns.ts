// Finds the columns whose header marks them as actuals.
import { textOf } from '../cells/cell-lines.ts';
import type { SheetLayout } from '../layout.ts';
import { wordPattern } from '../words/word-pattern.ts';

const saysActual = wordPattern([
  ...['a', 'act', 'actual', 'actuals', 'historic', 'historical', 'hist'],
  ...['факт', 'фактический', 'фактические', 'история', 'отчет', 'отчёт'],
]);
const yearOfActuals = /(?:^|\D)(?:\d{2}|\d{4})\s?A$/;

const isActualMark = (text: string): boolean => saysActual.test(text) || yearOfActuals.test(text);

export function actualColumns({ lines, headerLines }: SheetLayout): ReadonlySet<number> {
  const columns = new Set<number>();
  for (const { line, cells } of lines) {
    if (line > headerLines) break;
    for (const cell of cells) if (isActualMark(textOf(cell))) columns.add(cell.column);
  }
  return columns;
}
