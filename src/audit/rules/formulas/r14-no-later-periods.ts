// R14: no formula reads a later period; reading cells further down the same sheet is the subject of S14.
import type { Area } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaBlock, FormulaCell, FormulaRead } from '../../formulas/indexing/formula-index.ts';
import type { SheetLayout, TimeAxis } from '../../layout/layout.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';

/** The column of the same period on another sheet; null where unknown. */
function samePeriod(column: number, own: TimeAxis, other: TimeAxis): number | null {
  if (own === other) return column;
  if (own.step !== other.step) return null;
  const key = own.keys[column - own.firstColumn] ?? null;
  const place = key === null ? -1 : other.keys.indexOf(key);
  return place < 0 ? null : other.firstColumn + place;
}

/** Totals and returns read the whole forecast, and may. */
const isWhole = ({ firstColumn, lastColumn }: Area, axis: TimeAxis): boolean =>
  firstColumn <= axis.firstColumn && lastColumn >= axis.lastColumn;

/** Dates and counters of all periods are known from the start. */
function readsLater(
  read: FormulaRead,
  column: number,
  own: TimeAxis,
  layout: SheetLayout | undefined,
): boolean {
  const axis = layout?.axis;
  if (!axis || read.area.lastLine <= layout.headerLines || isWhole(read.area, axis)) return false;
  const now = samePeriod(column, own, axis);
  if (now === null || read.area.firstColumn > axis.lastColumn) return false;
  return read.area.lastColumn > now && read.area.lastColumn <= axis.lastColumn;
}

function laterFaults(
  { layout }: Examination,
  { reads, cell, sheet }: FormulaCell,
  own: TimeAxis,
): readonly CellFault[] {
  const isLate = reads.some((read) => readsLater(read, cell.column, own, layout.sheets[read.sheet]));
  return isLate ? [{ sheet, line: cell.line, column: cell.column }] : [];
}

/** One line of a block is enough, since all its lines read the same columns. */
function faultsIn(examination: Examination, { sheet, area }: FormulaBlock): readonly CellFault[] {
  const { formulas, layout } = examination;
  const own = layout.sheets[sheet];
  const axis = own?.axis;
  if (!axis || area.lastLine <= own.headerLines) return [];
  const found: CellFault[] = [];
  const last = Math.min(area.lastColumn, axis.lastColumn);
  for (let column = Math.max(area.firstColumn, axis.firstColumn); column <= last; column += 1) {
    const formula = formulas.at(sheet, area.lastLine, column);
    if (formula) found.push(...laterFaults(examination, formula, axis));
  }
  const lines = area.lastLine - area.firstLine + 1;
  return found.flatMap((fault) =>
    Array.from({ length: lines }, (_, index) => ({ ...fault, line: area.firstLine + index })),
  );
}

const faults = (examination: Examination): readonly RuleFault[] =>
  rangeFaults(examination.formulas.blocks.flatMap((block) => faultsIn(examination, block)));

export const noLaterPeriods: Rule = {
  id: 'R14',
  severity: 'C',
  texts: {
    en: {
      title: 'No formula reads a later period',
      messages: { later: 'The formula reads a period that has not happened yet.' },
      remedy: 'Read the same or an earlier period; totals and returns read the whole forecast at once.',
    },
    ru: {
      title: 'Формула не читает более поздний период',
      messages: { later: 'Формула читает период, который ещё не наступил.' },
      remedy:
        'Ссылайтесь на тот же или более ранний период; итоги и доходность считают сразу по всему прогнозу.',
    },
  },
  faults,
};
