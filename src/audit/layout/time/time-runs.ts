// Finds the cells of a line that name consecutive periods.
import type { BookCell, CellStyle } from '../../book/book.ts';
import type { FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import type { TimeAxis } from '../layout.ts';
import { type PeriodMark, periodKey } from './period-mark.ts';
import { periodMark } from './read-period.ts';

export interface TimeRun {
  readonly line: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly step: TimeAxis['step'];
  readonly kind: PeriodMark['kind'];
  /** What each column's period is called on every sheet; null where the file keeps no value. */
  readonly keys: readonly (string | null)[];
}

export interface TimeRunContext {
  readonly styles: readonly CellStyle[];
  readonly isDate1904: boolean;
  readonly formulas: FormulaIndex;
  /** From 0. */
  readonly sheet: number;
}

/** A mark for each column; null where a formula goes on from its left neighbour and keeps no value. */
interface GrowingRun {
  readonly first: BookCell;
  readonly last: BookCell;
  readonly marks: readonly (PeriodMark | null)[];
  readonly step: TimeAxis['step'] | null;
}

const dateSteps: readonly {
  readonly step: TimeAxis['step'];
  readonly least: number;
  readonly most: number;
}[] = [
  { step: 'day', least: 1, most: 1 },
  { step: 'week', least: 7, most: 7 },
  { step: 'month', least: 28, most: 31 },
  { step: 'quarter', least: 89, most: 92 },
  { step: 'year', least: 365, most: 366 },
];

function dateStep(days: number): TimeAxis['step'] | null {
  return dateSteps.find(({ least, most }) => days >= least && days <= most)?.step ?? null;
}

/** How many of a numbered period make the next larger one: after Q4 comes Q1. */
const turnsOver = new Map<TimeAxis['step'], number>([
  ['quarter', 4],
  ['month', 12],
]);

function stepBetween(before: PeriodMark, after: PeriodMark): TimeAxis['step'] | null {
  if (before.kind !== after.kind || (before.kind === 'numbered' && before.step !== after.step)) return null;
  if (before.kind === 'date') return dateStep(after.at - before.at);
  const isNext = after.at === before.at + 1;
  const turns = before.kind === 'numbered' && after.at === 1 && before.at === turnsOver.get(before.step);
  return isNext || turns ? before.step : null;
}

function readsLeft(cell: BookCell, { formulas, sheet }: TimeRunContext): boolean {
  const reads = formulas.at(sheet, cell.line, cell.column)?.reads ?? [];
  return reads.some(
    (read) =>
      read.sheet === sheet && read.area.firstLine === cell.line && read.area.lastColumn === cell.column - 1,
  );
}

function extended(
  run: GrowingRun,
  cell: BookCell,
  mark: PeriodMark | null,
  context: TimeRunContext,
): GrowingRun | null {
  if (cell.column !== run.last.column + 1) return null;
  const before = run.marks.at(-1) ?? null;
  if (mark === null) {
    const goesOn = cell.value === null && cell.formula !== null && readsLeft(cell, context);
    return goesOn ? { ...run, last: cell, marks: [...run.marks, null] } : null;
  }
  if (before === null) return null;
  const step = stepBetween(before, mark);
  if (step === null || (run.step !== null && step !== run.step)) return null;
  return { ...run, last: cell, marks: [...run.marks, mark], step };
}

function finished(run: GrowingRun, { isDate1904 }: TimeRunContext): TimeRun {
  const step = run.step ?? 'unknown';
  return {
    line: run.first.line,
    firstColumn: run.first.column,
    lastColumn: run.last.column,
    step,
    kind: run.marks[0]?.kind ?? 'counter',
    keys: run.marks.map((mark) => mark && periodKey(mark, step, isDate1904)),
  };
}

/** Cells of one line, left to right; a single period is a run as well. */
export function timeRuns(cells: readonly BookCell[], context: TimeRunContext): readonly TimeRun[] {
  const runs: TimeRun[] = [];
  let current: GrowingRun | null = null;
  for (const cell of cells) {
    const mark = periodMark(cell, context.styles[cell.style]);
    const longer: GrowingRun | null = current && extended(current, cell, mark, context);
    if (!longer && current) runs.push(finished(current, context));
    current = longer ?? (mark && { first: cell, last: cell, marks: [mark], step: null });
  }
  if (current) runs.push(finished(current, context));
  return runs;
}
