// R18: a sum leaves out none of the rows it stands under; that a blank row belongs to it is asked for by S21.
import { addressOf, isInside } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import type { FormulaCell } from '../../formulas/formula-index.ts';
import { isNumeric } from '../../layout/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import type { Fault, Rule } from '../../rule.ts';

/** A total of its own, a check or text among the rows is no part of the sum. */
const summed = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link']);

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

/** Two rows of one kind: in the same unit and with the same look of numbers. */
function isAlike(examination: Examination, one: SheetLine, other: SheetLine, column: number): boolean {
  const { styles } = examination.book;
  const format = (row: SheetLine) => styles[cellIn(row, column)?.style ?? -1]?.formatCode;
  return one.unit === other.unit && format(one) === format(other);
}

function leftOut(examination: Examination, total: FormulaCell): SheetLine | undefined {
  const { formulas } = examination;
  const { sheet, cell, reads } = total;
  const isOwn = reads.every(
    ({ sheet: of, area }) =>
      of === sheet &&
      area.firstColumn === cell.column &&
      area.lastColumn === cell.column &&
      area.lastLine < cell.line,
  );
  if (!isOwn || reads.length === 0) return undefined;
  const rows = rowsAbove(examination, total).filter((row) => cellIn(row, cell.column));
  const isSummed = (row: SheetLine) => reads.some(({ area }) => isInside(area, row.line, cell.column));
  const typical = rows.find(isSummed);
  return rows.find(
    (row) =>
      typical !== undefined &&
      !isSummed(row) &&
      !formulas.isRead(sheet, row.line, cell.column) &&
      isAlike(examination, row, typical, cell.column),
  );
}

/** One period stands for the row: R01 sees to it that the others have the same formula. */
function totalFaults(examination: Examination, { sheet }: SheetLayout, line: SheetLine): readonly Fault[] {
  if (line.role !== 'total') return [];
  const cell = line.periods.at(-1) ?? line.cells.at(-1);
  const total = cell && examination.formulas.at(sheet, cell.line, cell.column);
  if (!total || !isSum(total)) return [];
  const missed = leftOut(examination, total);
  if (!missed) return [];
  const address = addressOf(total.cell.line, total.cell.column);
  return [{ sheet, cell: address, words: { label: missed.label, line: missed.line } }];
}

export const sumsLeaveNothingOut: Rule = {
  id: 'R18',
  severity: 'W',
  texts: {
    en: {
      title: 'A sum covers all the rows it stands under',
      messages: { missed: 'The sum leaves out row {line} ({label}), which no other formula reads either.' },
      remedy: 'Let the range reach from the first row of the block to the blank row above the total.',
    },
    ru: {
      title: 'Сумма охватывает все строки, под которыми стоит',
      messages: { missed: 'В сумму не вошла строка {line} ({label}); другие формулы её тоже не читают.' },
      remedy: 'Растяните диапазон от первой строки блока до пустой строки над итогом.',
    },
  },
  faults: (examination) =>
    examination.layout.sheets.flatMap((layout) =>
      layout.lines.flatMap((line) => totalFaults(examination, layout, line)),
    ),
};
