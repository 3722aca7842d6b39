// Determines the layout of a workbook: the role of each sheet, its time axis, its columns and its lines.
import type { Book, BookCell } from '../../book/book.ts';
import type { FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import { type CellLine, cellLines, isNumeric, isText, textOf } from '../cells/cell-lines.ts';
import type { Layout, SheetLayout, SheetLine } from '../layout.ts';
import { findHeader, type TimeHeader } from '../time/time-axis.ts';
import { unitInLabel } from '../words/unit-text.ts';
import { lineColumns } from './line-columns.ts';
import { lineRole, type MarkingContext } from './line-role.ts';
import { type MarkedRole, sheetRoles } from './sheet-roles.ts';

type SheetFrame = Omit<SheetLayout, 'lines'>;

/** What is longer is a text and no name; rules compare and repeat what names a line. */
const longestLabel = 255;

const nameIn = (cell: BookCell | undefined): string => textOf(cell).slice(0, longestLabel);

function labelOf(cells: readonly BookCell[], { labelColumn, unitColumn, axis }: SheetFrame): string {
  const text = nameIn(cells.find(({ column }) => column === labelColumn));
  if (text !== '') return text;
  const end = axis?.firstColumn ?? Number.POSITIVE_INFINITY;
  return nameIn(cells.find((cell) => cell.column < end && cell.column !== unitColumn && isText(cell)));
}

function unitOf(cells: readonly BookCell[], label: string, { unitColumn }: SheetFrame): string {
  const text = unitColumn === null ? '' : nameIn(cells.find(({ column }) => column === unitColumn));
  return text !== '' ? text : unitInLabel(label);
}

function periodsOf(cells: readonly BookCell[], { axis }: SheetFrame): readonly BookCell[] {
  if (!axis) return [];
  return cells.filter(({ column }) => column >= axis.firstColumn && column <= axis.lastColumn);
}

interface LineContext {
  readonly heading: string;
  readonly isOverNumbers: boolean;
}

function readLine(
  { line, cells }: CellLine,
  standing: LineContext,
  frame: SheetFrame,
  marks: MarkingContext,
): SheetLine {
  const label = labelOf(cells, frame);
  const periods = periodsOf(cells, frame);
  const { sheet, labelColumn } = frame;
  const view = { sheet, role: frame.role, label, ...standing, labelColumn, cells, periods };
  const role = line <= frame.headerLines ? 'header' : lineRole(view, marks);
  return { line, role, label, unit: unitOf(cells, label, frame), heading: standing.heading, cells, periods };
}

function readLines(
  lines: readonly CellLine[],
  frame: SheetFrame,
  marks: MarkingContext,
): readonly SheetLine[] {
  let heading = '';
  return lines.map((line, place) => {
    const below = lines[place + 1];
    const isOverNumbers = frame.axis !== null && below?.line === line.line + 1 && below.cells.some(isNumeric);
    const read = readLine(line, { heading, isOverNumbers }, frame, marks);
    if (read.role === 'heading') heading = read.label;
    return read;
  });
}

function frameOf(
  sheet: number,
  marked: MarkedRole,
  lines: readonly CellLine[],
  header: TimeHeader,
  marks: MarkingContext,
): SheetFrame {
  return {
    sheet,
    role: marked.role,
    isRoleMarked: marked.isMarked,
    axis: header.axis,
    headerLines: header.lines,
    ...lineColumns(lines, header, marks.formulas, sheet),
  };
}

function laySheet(sheet: number, marked: MarkedRole, marks: MarkingContext): SheetLayout {
  const { book, formulas } = marks;
  const bookSheet = book.sheets[sheet];
  const lines = bookSheet ? cellLines(bookSheet) : [];
  const context = { styles: book.styles, isDate1904: book.isDate1904, formulas, sheet };
  const header = bookSheet ? findHeader(bookSheet, lines, context) : { axis: null, lines: 0 };
  const frame = frameOf(sheet, marked, lines, header, marks);
  return { ...frame, lines: readLines(lines, frame, marks) };
}

export function layOut(book: Book, formulas: FormulaIndex): Layout {
  const marks = { book, formulas };
  const sheets = sheetRoles(book, formulas).map((marked, sheet) => laySheet(sheet, marked, marks));
  const byLine = sheets.map(({ lines }) => new Map(lines.map((line) => [line.line, line])));
  return { sheets, lineAt: (sheet, line) => byLine[sheet]?.get(line) };
}
