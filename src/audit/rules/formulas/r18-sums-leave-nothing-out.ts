// R18: a sum leaves out none of the rows above it; that it includes a blank row is the subject of S21.
import { isInside } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { wholeRange } from '../cell-ranges.ts';
import { leftOutSibling } from './parts/left-out-sibling.ts';

/** A separate total, a check or text among the rows is not part of the sum. */
const summed = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link']);

/** Lines between a total and its rows, the last of them blank. */
const mostBlank = 2;

const isSum = ({ tree }: FormulaCell): boolean => tree.kind === 'call' && tree.name === 'SUM';

const cellIn = ({ cells }: SheetLine, column: number): BookCell | undefined =>
  cells.find((cell) => cell.column === column && isNumeric(cell));

/** The rows above the total down from where its block begins. */
function rowsAbove({ layout, formulas }: Examination, total: FormulaCell): readonly SheetLine[] {
  const { sheet, cell } = total;
  const first = total.reads.reduce((least, { area }) => Math.min(least, area.firstLine), cell.line);
  const rows: SheetLine[] = [];
  for (let line = cell.line - 1; line > 0; line -= 1) {
    const row = layout.lineAt(sheet, line);
    if (row && summed.has(row.role)) rows.push(row);
    else if (line < first) break;
    const above = formulas.at(sheet, line, cell.column);
    if (line < first && above && isSum(above)) break;
  }
  return rows;
}

/** Two rows of one kind: in the same unit and with the same number format. */
function isAlike(examination: Examination, one: SheetLine, other: SheetLine, column: number): boolean {
  const { styles } = examination.book;
  const format = (row: SheetLine) => styles[cellIn(row, column)?.style ?? -1]?.formatCode;
  return one.unit === other.unit && format(one) === format(other);
}

interface MissedRow {
  readonly row: SheetLine;
  readonly message: 'missed' | 'sibling';
}

const isSummed = ({ cell, reads }: FormulaCell, { line }: SheetLine): boolean =>
  reads.some(({ area }) => isInside(area, line, cell.column));

/** One that nothing else reads, in whatever company. */
function unread(examination: Examination, total: FormulaCell): SheetLine | undefined {
  const { sheet, cell } = total;
  const rows = rowsAbove(examination, total).filter((row) => cellIn(row, cell.column));
  const typical = rows.find((row) => isSummed(total, row));
  return rows.find(
    (row) =>
      typical !== undefined &&
      !isSummed(total, row) &&
      !examination.formulas.isRead(sheet, row.line, cell.column) &&
      isAlike(examination, row, typical, cell.column),
  );
}

/** The rows of one kind right above the total, the lowest first, down to a gap, a heading or a row of another kind. */
function blockAbove(examination: Examination, { sheet, cell }: FormulaCell): readonly SheetLine[] {
  const rows: SheetLine[] = [];
  for (let line = cell.line - 1; line > 0; line -= 1) {
    const row = examination.layout.lineAt(sheet, line);
    const [lowest] = rows;
    if (!lowest && !row && cell.line - line <= mostBlank) continue;
    if (!row || !summed.has(row.role) || !cellIn(row, cell.column)) break;
    if (lowest && !isAlike(examination, row, lowest, cell.column)) break;
    rows.push(row);
  }
  return rows;
}

function leftOut(examination: Examination, total: FormulaCell): MissedRow | null {
  const { sheet, cell, reads } = total;
  const isOwn = reads.every(
    ({ sheet: of, area }) =>
      of === sheet &&
      area.firstColumn === cell.column &&
      area.lastColumn === cell.column &&
      area.lastLine < cell.line,
  );
  if (!isOwn || reads.length === 0) return null;
  const idle = unread(examination, total);
  if (idle) return { row: idle, message: 'missed' };
  const sibling = leftOutSibling(examination, { total, rows: blockAbove(examination, total) });
  return sibling ? { row: sibling, message: 'sibling' } : null;
}

/** A sum of a single cell is a total too where a range was made too short. */
const mayBeTotal = ({ role }: SheetLine): boolean => role === 'total' || role === 'calculation';

/** One period represents the row, since R01 ensures that the others have the same formula. */
function totalFaults(
  examination: Examination,
  { sheet }: SheetLayout,
  line: SheetLine,
): readonly RuleFault[] {
  if (!mayBeTotal(line)) return [];
  const cell = line.periods.at(-1) ?? line.cells.at(-1);
  const total = cell && examination.formulas.at(sheet, cell.line, cell.column);
  if (!total || !isSum(total)) return [];
  const missed = leftOut(examination, total);
  if (!missed) return [];
  const { row, message } = missed;
  const alike = line.cells.filter(
    ({ column }) => examination.formulas.at(sheet, line.line, column)?.pattern === total.pattern,
  );
  return [{ sheet, cell: wholeRange(alike), message, words: { label: row.label, line: row.line } }];
}

export const sumsLeaveNothingOut: Rule = {
  id: 'R18',
  severity: 'W',
  texts: {
    en: {
      title: 'A sum covers all the rows it stands under',
      messages: {
        missed: 'The sum leaves out row {line} ({label}), which no other formula reads either.',
        sibling: 'The sum leaves out row {line} ({label}), though it adds up the rows around it.',
      },
      remedy: 'Let the range reach from the first row of the block to the blank row above the total.',
    },
    ru: {
      title: 'Сумма охватывает все строки, под которыми стоит',
      messages: {
        missed: 'В сумму не вошла строка {line} ({label}); другие формулы её тоже не читают.',
        sibling: 'В сумму не вошла строка {line} ({label}), хотя строки рядом с ней сложены.',
      },
      remedy: 'Растяните диапазон от первой строки блока до пустой строки над итогом.',
    },
  },
  faults: (examination) =>
    examination.layout.sheets.flatMap((layout) =>
      layout.lines.flatMap((line) => totalFaults(examination, layout, line)),
    ),
};
