// Finds typed numbers where the other cells of their row or column have formulas.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { SheetLayout, SheetLine, TimeAxis } from '#audit/layout/layout.ts';
import { actualColumns } from '#audit/layout/time/actual-columns.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { type ColumnContent, columnContents } from './column-contents.ts';
import { type HeaderFormulas, headerFormulas, headerKey } from './header-formulas.ts';
import { type InputMarks, inputMarks } from './input-marks.ts';
import { type LineContent, lineContent } from './line-content.ts';

/** Fewer formulas alone do not show what a column contains. */
const leastFormulas = 3;
/** Two formulas in a row show what the row contains. */
const leastInRow = 2;

/** A row of these may begin with a bare 0 or 1. */
const saysCounter = wordPattern([
  ...['index', 'counter', 'number', 'no', 'period*', 'year*', 'month*', 'quarter*', 'factor', 'multiplier'],
  ...['индекс*', 'счетчик*', 'счётчик*', 'номер*', 'период*', 'год*', 'месяц*', 'квартал*'],
  ...['коэффициент*', 'множитель'],
]);
/** Legitimately typed on a sheet of formulas: the date and description of the workbook. */
const saysEdition = wordPattern([
  ...['version*', 'revision', 'edition', 'date', 'dated', 'issued', 'prepared', 'as of', 'phone', 'page*'],
  ...['верси*', 'редакци*', 'дата', 'выпуск*', 'подготовлен*', 'по состоянию', 'телефон', 'страниц*'],
]);

interface TypedLine extends Pick<SheetLine, 'role' | 'label'> {
  readonly content: LineContent;
}

interface SheetLines {
  readonly examination: Examination;
  readonly marks: InputMarks;
  readonly layout: SheetLayout;
  readonly columns: ReadonlyMap<number, ColumnContent>;
  readonly actual: ReadonlySet<number>;
  readonly headers: HeaderFormulas;
}

/** The number is an exception in its column: one, or one of many formulas. */
function isAlone({ columns, marks }: SheetLines, column: number, least: number): boolean {
  const { formulas, unmarked } = columns.get(column) ?? { formulas: 0, unmarked: 0 };
  const isFew = unmarked <= Math.max(1, formulas / 10);
  return isFew && (formulas >= leastFormulas || (marks.areTheRule && formulas >= least));
}

function isTotal(view: SheetLines, { column }: BookCell, { content }: TypedLine): boolean {
  const { totalColumn, role } = view.layout;
  if (column !== totalColumn || !isAlone(view, column, 1)) return false;
  const typed = role === 'input' ? 0 : content.typedPeriods;
  return content.periodFormulas + typed >= leastInRow;
}

/** What the next column begins with may be typed by right, unless the workbook marks what is typed. */
function mayBeOpening({ examination, marks, layout }: SheetLines, cell: BookCell, label: string): boolean {
  const readers = examination.formulas.readersOf(layout.sheet, cell.line, cell.column);
  const opens = readers.some(
    ({ sheet, cell: of }) => sheet === layout.sheet && of.column === cell.column + 1,
  );
  if (!opens) return false;
  return !marks.areTheRule || cell.value === 0 || (cell.value === 1 && saysCounter.test(label));
}

function isBeside(view: SheetLines, cell: BookCell, { label, content }: TypedLine, axis: TimeAxis): boolean {
  const { layout, examination } = view;
  const { column } = cell;
  const isPlace =
    column < axis.firstColumn && (column === axis.firstColumn - 1 || column === layout.constantColumn);
  if (!isPlace || view.actual.has(column)) return false;
  if (content.periodFormulas < leastInRow || content.typedPeriods > 0) return false;
  const isRead = examination.formulas.isRead(layout.sheet, cell.line, column);
  return isAlone(view, column, isRead ? 0 : 1) && !mayBeOpening(view, cell, label);
}

/** The first period of a row, or one of three: numbers among more formulas are reported by R02. */
function isPeriod(view: SheetLines, cell: BookCell, { label, content }: TypedLine): boolean {
  const { periodFormulas, typedPeriods, firstPeriod } = content;
  if (periodFormulas < leastInRow || typedPeriods > 1 || view.actual.has(cell.column)) return false;
  const isFirst = cell.column === firstPeriod;
  if (!isFirst && periodFormulas > leastInRow) return false;
  return isAlone(view, cell.column, 1) && !(isFirst && mayBeOpening(view, cell, label));
}

const isYear = (value: BookCell['value']): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2200;

/** A single figure of a sheet that shows results; it can be told from an input only where every input is marked. */
function isFigure(view: SheetLines, cell: BookCell, { role, label, content }: TypedLine): boolean {
  const { marks, layout, columns } = view;
  const isOfItsLine = role === 'constant' || (role === 'header' && !isYear(cell.value));
  if (layout.role === 'input' || !marks.areTheRule || !isOfItsLine) return false;
  if (label === '' || saysEdition.test(label) || content.numbers > 1) return false;
  return isAlone(view, cell.column, 2) && (columns.get(cell.column)?.formulas ?? 0) >= leastInRow;
}

/** Where other sheets say the same by a formula, and none reads it from here. */
function isHeaderCell(
  { examination, layout, headers }: SheetLines,
  cell: BookCell,
  { label, content }: TypedLine,
): boolean {
  if (content.typed > 1 || label === '') return false;
  if ((headers.get(headerKey(cell, label)) ?? 0) < leastFormulas) return false;
  const readers = examination.formulas.readersOf(layout.sheet, cell.line, cell.column);
  return readers.every(({ sheet }) => sheet === layout.sheet);
}

/** Beside periods that are worked out, where nothing reads it and what is typed has a mark. */
function isIdleBesideHeader(
  { examination, marks, layout }: SheetLines,
  cell: BookCell,
  { label, content }: TypedLine,
  axis: TimeAxis,
): boolean {
  if (!marks.areTheRule || label === '' || isYear(cell.value)) return false;
  if (cell.column >= axis.firstColumn || content.typedPeriods > 0) return false;
  const isRead = examination.formulas.isRead(layout.sheet, cell.line, cell.column);
  return content.periodFormulas >= leastInRow && !isRead;
}

/** A header may begin with a typed date or counter from which the others go on. */
function isInHeader(view: SheetLines, cell: BookCell, line: TypedLine): boolean {
  const { axis } = view.layout;
  if (isHeaderCell(view, cell, line)) return true;
  if (axis === null) return isFigure(view, cell, line);
  if (isIdleBesideHeader(view, cell, line, axis)) return true;
  const isLater =
    cell.column > (line.content.firstPeriod ?? axis.lastColumn) && cell.column <= axis.lastColumn;
  return isLater && isPeriod(view, cell, line);
}

function isInBody(view: SheetLines, cell: BookCell, line: TypedLine): boolean {
  const { axis, role } = view.layout;
  if (isTotal(view, cell, line)) return true;
  if (role === 'input' && !view.marks.areTheRule) return false;
  if (axis === null) return isFigure(view, cell, line);
  const isOnAxis = cell.column >= axis.firstColumn && cell.column <= axis.lastColumn;
  if (isOnAxis) return isPeriod(view, cell, line);
  return isBeside(view, cell, line, axis) || isFigure(view, cell, line);
}

function isAmongFormulas(view: SheetLines, cell: BookCell, line: TypedLine): boolean {
  const { examination, layout } = view;
  if (line.role === 'header') return isInHeader(view, cell, line);
  if (!isInBody(view, cell, line)) return false;
  // In a line of typed numbers, those that formulas read are reported as drivers.
  return line.role !== 'constant' || !examination.formulas.isRead(layout.sheet, cell.line, cell.column);
}

function amongFormulas(view: SheetLines, line: SheetLine): readonly BookCell[] {
  const unmarked = line.cells.filter((cell) => view.marks.isUnmarked(view.layout.sheet, cell));
  if (unmarked.length === 0) return unmarked;
  const { role, label } = line;
  const content = lineContent(line);
  return unmarked.filter((cell) => isAmongFormulas(view, cell, { role, label, content }));
}

export interface TypedAmongFormulas {
  /** From 0. */
  readonly sheet: number;
  readonly cells: readonly BookCell[];
}

export function typedAmongFormulas(examination: Examination): readonly TypedAmongFormulas[] {
  const marks = inputMarks(examination);
  const headers = headerFormulas(examination);
  return examination.layout.sheets.map((layout) => {
    const columns = columnContents(layout, marks);
    const view = { examination, marks, layout, columns, headers, actual: actualColumns(layout) };
    const cells = layout.lines.flatMap((line) => amongFormulas(view, line));
    return { sheet: layout.sheet, cells };
  });
}
