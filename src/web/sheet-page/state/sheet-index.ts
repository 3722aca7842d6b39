// Finds the cells of one sheet by line and column, runs included; a sheet is only looked through when it is first asked for.
import type { CellValue } from '#audit/book/book.ts';
import type { CellContent } from '#audit/live/live-book.ts';
import { formulaOfRun } from '#render/sheet-view/each-cell.ts';
import type { BookView, RowView, SheetView } from '#render/sheet-view/sheet-view.ts';

export interface IndexedCell {
  readonly style: number;
  readonly value: CellValue;
  /** With the marks of runs; without the equals sign. */
  readonly formula: string | undefined;
}

/** By column, from 1 on. */
type IndexedRow = readonly (IndexedCell | undefined)[];

function indexRow(row: RowView): IndexedRow {
  const cells: (IndexedCell | undefined)[] = [];
  for (const { column, style, value, formula } of row.cells) cells[column] = { style, value, formula };
  for (const run of row.runs) {
    for (const [place, value] of run.values.entries()) {
      cells[run.column + place] = { style: run.style, value, formula: run.formula };
    }
  }
  return cells;
}

function indexSheet(sheet: SheetView): (line: number, column: number) => IndexedCell | undefined {
  const rows: (IndexedRow | undefined)[] = [];
  return (line, column) => {
    const row = sheet.rows[line - 1];
    if (!row) return undefined;
    const indexed = rows[line] ?? indexRow(row);
    rows[line] = indexed;
    return indexed[column];
  };
}

export type CellIndex = (sheet: number, line: number, column: number) => IndexedCell | undefined;

export function indexBook(view: BookView): CellIndex {
  const sheets = view.sheets.map(indexSheet);
  return (sheet, line, column) => sheets[sheet]?.(line, column);
}

/** What the workbook came with in a cell. */
export function contentOf(cell: IndexedCell | undefined, column: number): CellContent {
  const shared = cell?.formula;
  const formula = shared === undefined ? undefined : formulaOfRun({ formula: shared }, column);
  if (formula !== undefined) return { kind: 'formula', formula };
  const value = cell?.value ?? null;
  return { kind: 'value', value: typeof value === 'object' ? null : value };
}

const isFormula = ({ formula }: { readonly formula?: string }): boolean => formula !== undefined;

export const hasFormulas = ({ sheets }: BookView): boolean =>
  sheets.some(({ rows }) => rows.some(({ cells, runs }) => cells.some(isFormula) || runs.some(isFormula)));
