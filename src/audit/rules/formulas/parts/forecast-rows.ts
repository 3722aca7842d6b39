// Collects the formulas of a row over the forecast periods, and finds the most common one.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { FormulaCell, FormulaPattern } from '#audit/formulas/indexing/formula-index.ts';
import type { SheetLayout, SheetLine } from '#audit/layout/layout.ts';
import { actualColumns } from '#audit/layout/time/actual-columns.ts';
import { once } from '#audit/once/once.ts';

export interface ForecastRow {
  /** From 0. */
  readonly sheet: number;
  readonly line: SheetLine;
  /** Those of the forecast's periods from the first formula on; columns that all rows treat in another way are left out. */
  readonly cells: readonly BookCell[];
  readonly formulas: readonly FormulaCell[];
  /** The pattern that most of the formulas have. */
  readonly usual: FormulaPattern;
  readonly usualCount: number;
}

/** Fewer rows say nothing about what a column is for. */
const leastRows = 3;

function usualOf(formulas: readonly FormulaCell[]) {
  const [first] = formulas;
  if (first && formulas.every(({ pattern }) => pattern === first.pattern)) {
    return { usual: first.pattern, usualCount: formulas.length };
  }
  const counts = new Map<FormulaPattern, number>();
  for (const { pattern } of formulas) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  let usual: FormulaPattern | null = null;
  let usualCount = 0;
  for (const [pattern, count] of counts) {
    if (count > usualCount) [usual, usualCount] = [pattern, count];
  }
  return { usual, usualCount };
}

function rowOf(
  { formulas: index }: Examination,
  sheet: number,
  line: SheetLine,
  isLeftOut: (column: number) => boolean,
): ForecastRow | null {
  const cells: BookCell[] = [];
  const formulas: FormulaCell[] = [];
  for (const cell of line.periods) {
    const isBefore = cells.length === 0 && cell.formula === null;
    if (isBefore || isLeftOut(cell.column)) continue;
    cells.push(cell);
    const formula = cell.isArray ? undefined : index.at(sheet, cell.line, cell.column);
    if (formula) formulas.push(formula);
  }
  const { usual, usualCount } = usualOf(formulas);
  return usual && { sheet, line, cells, formulas, usual, usualCount };
}

/** Totals of years among months, or periods of another kind: most rows have something else there. */
function oddColumns(rows: readonly ForecastRow[]): ReadonlySet<number> {
  const odd = new Map<number, number>();
  for (const { cells, formulas, usual, usualCount } of rows) {
    if (usualCount === cells.length) continue;
    const alike = new Set<number>();
    for (const { pattern, cell } of formulas) if (pattern === usual) alike.add(cell.column);
    for (const { column } of cells) if (!alike.has(column)) odd.set(column, (odd.get(column) ?? 0) + 1);
  }
  const most = Math.max(leastRows, rows.length / 2);
  return new Set([...odd].filter(([, count]) => count >= most).map(([column]) => column));
}

function sheetRows(examination: Examination, layout: SheetLayout): readonly ForecastRow[] {
  if (layout.axis === null) return [];
  const actual = actualColumns(layout);
  const read = (isLeftOut: (column: number) => boolean) =>
    layout.lines.flatMap((line) => rowOf(examination, layout.sheet, line, isLeftOut) ?? []);
  const rows = read((column) => actual.has(column)).filter(({ formulas }) => formulas.length > 2);
  const odd = oddColumns(rows);
  return odd.size === 0 ? rows : read((column) => actual.has(column) || odd.has(column));
}

/** Of the sheets that have a time axis; laid out once for each examination, as several rules ask. */
export const forecastRows = once((examination: Examination): readonly ForecastRow[] =>
  examination.layout.sheets.flatMap((layout) => sheetRows(examination, layout)),
);
