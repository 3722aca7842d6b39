// R18: a sum leaves out none of the rows above it; that it includes a blank row is the subject of S21.
import { isInside } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { wholeRange } from '../cell-ranges.ts';
import { leftOutSibling } from './parts/left-out-sibling.ts';
import { numbersInColumn, placeUpTo } from './parts/numbers-in-column.ts';
import { blockAbove, isAlike, mayBeSummed } from './parts/summed-block.ts';

const isSum = ({ tree }: FormulaCell): boolean => tree.kind === 'call' && tree.name === 'SUM';

interface MissedRow {
  readonly row: SheetLine;
  readonly message: 'missed' | 'sibling';
}

/** Whether the rows from the first that the total reads go on up to a line: without a gap, a heading or another sum between. */
function goesOn(
  { layout, formulas }: Examination,
  { sheet, cell }: FormulaCell,
  from: number,
  to: number,
): boolean {
  for (let line = from - 1; line >= to; line -= 1) {
    const row = layout.lineAt(sheet, line);
    if (!row || !mayBeSummed(row)) return false;
    const above = formulas.at(sheet, line, cell.column);
    if (above && isSum(above)) return line === to;
  }
  return true;
}

/** One that nothing else reads, in whatever company: the nearest of the kind of the rows that are summed. */
function unread(examination: Examination, total: FormulaCell): SheetLine | undefined {
  const { layout } = examination;
  const { sheet, cell, reads } = total;
  const rows = numbersInColumn(examination, sheet, cell.column);
  const nearest = reads.reduce((most, { area }) => {
    const line = rows.lines[placeUpTo(rows.lines, area.lastLine)] ?? 0;
    return line >= area.firstLine ? Math.max(most, line) : most;
  }, 0);
  const typical = layout.lineAt(sheet, nearest);
  const first = reads.reduce((least, { area }) => Math.min(least, area.firstLine), cell.line);
  for (let place = placeUpTo(rows.unread, cell.line - 1); typical && place >= 0; place -= 1) {
    const line = rows.unread[place] ?? 0;
    const read = reads.find(({ area }) => isInside(area, line, cell.column));
    if (read) {
      place = placeUpTo(rows.unread, read.area.firstLine - 1) + 1;
      continue;
    }
    if (line < first && !goesOn(examination, total, first, line)) return undefined;
    const row = layout.lineAt(sheet, line);
    if (row && isAlike(examination, row, typical, cell.column)) return row;
  }
  return undefined;
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
  const block = blockAbove(examination, total);
  const sibling = block && leftOutSibling(examination, block);
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
