// Finds the columns of a sheet that represent periods, and its header lines.
import type { BookSheet } from '../../book/book.ts';
import { type CellLine, isText, textOf } from '../cells/cell-lines.ts';
import type { TimeAxis } from '../layout.ts';
import { wordPattern } from '../words/word-pattern.ts';
import { type TimeRun, type TimeRunContext, timeRuns } from './time-runs.ts';

export interface TimeHeader {
  readonly axis: TimeAxis | null;
  readonly lines: number;
}

/** Headers are at the top; further down a run of years is more likely to be data. */
const deepestHeaderLine = 40;
const leastPeriods = 3;
const leastCounters = 4;

const saysEnd = wordPattern(['end', 'ends', 'ending', 'period end', 'конец', 'окончан*', 'конца']);
const saysPeriod = wordPattern([
  ...['period*', 'month*', 'year*', 'quarter*', 'week*', 'day', 'time', 'counter'],
  ...['период*', 'месяц*', 'год*', 'квартал*', 'недел*'],
]);

const length = (run: TimeRun): number => run.lastColumn - run.firstColumn + 1;

/** Bare numbers 0, 1, 2, 3 are periods only where the line says so or the numbers stay in view. */
function isCounterAxis(run: TimeRun, label: string, frozenLines: number): boolean {
  const first = run.keys[0];
  const startsLow = first === '#0' || first === '#1';
  return startsLow && length(run) >= leastCounters && (saysPeriod.test(label) || run.line <= frozenLines);
}

type Frozen = NonNullable<BookSheet['view']['frozen']>;

/** One or two periods are an axis where they stay in view; two dates, or one period, where they begin what scrolls as well. */
function isShortAxis(run: TimeRun, frozen: Frozen): boolean {
  if (run.kind === 'numbered' || run.line > frozen.lines) return false;
  const isTold = length(run) === 2 && run.kind !== 'date';
  return isTold || (frozen.columns > 0 && run.firstColumn === frozen.columns + 1);
}

function isAxis(run: TimeRun, label: string, frozen: Frozen): boolean {
  if (run.kind === 'counter') return isCounterAxis(run, label, frozen.lines);
  return length(run) >= leastPeriods || isShortAxis(run, frozen);
}

interface AxisCandidate {
  readonly run: TimeRun;
  readonly label: string;
}

/** What speaks for a run, the strongest first. */
function merits({ run, label }: AxisCandidate): readonly number[] {
  const isCalendar = run.kind !== 'counter' && run.kind !== 'numbered' ? 1 : 0;
  // The last of two years may end early, a quarter after the first.
  const saysStep = length(run) >= leastPeriods || run.kind !== 'date' ? 1 : 0;
  return [
    isCalendar,
    length(run),
    saysStep,
    saysEnd.test(label) ? 1 : 0,
    run.kind === 'date' ? 1 : 0,
    -run.line,
  ];
}

function isBetter(one: AxisCandidate, other: AxisCandidate): boolean {
  const theirs = merits(other);
  for (const [index, merit] of merits(one).entries()) {
    const difference = merit - (theirs[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The text left of a run says what it is. */
function labelBefore(line: CellLine, column: number): string {
  return textOf(line.cells.find((cell) => cell.column < column && isText(cell)));
}

function candidates(
  lines: readonly CellLine[],
  frozen: Frozen,
  context: TimeRunContext,
): readonly AxisCandidate[] {
  return lines
    .filter(({ line }) => line <= Math.max(deepestHeaderLine, frozen.lines))
    .flatMap((line) =>
      timeRuns(line.cells, context)
        .map((run) => ({ run, label: labelBefore(line, run.firstColumn) }))
        .filter(({ run, label }) => isAxis(run, label, frozen)),
    );
}

/** Actual, forecast and the like below each period belong to the header. */
function isTagLine(line: CellLine, axis: TimeAxis): boolean {
  const inside = line.cells.filter(({ column }) => column >= axis.firstColumn && column <= axis.lastColumn);
  return inside.length > 0 && inside.every(isText) && inside.length * 2 > axis.lastColumn - axis.firstColumn;
}

function headerEnd(lines: readonly CellLine[], axis: TimeAxis, all: readonly AxisCandidate[]): number {
  const timeLines = new Set(
    all
      .filter(({ run }) => run.firstColumn <= axis.firstColumn + 1 && run.lastColumn === axis.lastColumn)
      .map(({ run }) => run.line),
  );
  const at = lines.findIndex(({ line }) => line === axis.line);
  let end = axis.line;
  for (const line of lines.slice(at + 1)) {
    if (line.line !== end + 1 || !(timeLines.has(line.line) || isTagLine(line, axis))) break;
    end = line.line;
  }
  return end;
}

export function findHeader(
  sheet: BookSheet,
  lines: readonly CellLine[],
  context: TimeRunContext,
): TimeHeader {
  const frozen = sheet.view.frozen ?? { lines: 0, columns: 0 };
  const frozenLines = frozen.lines;
  const all = candidates(lines, frozen, context);
  const [first, ...rest] = all;
  if (!first) return { axis: null, lines: frozenLines };
  const { run } = rest.reduce((best, next) => (isBetter(next, best) ? next : best), first);
  const { firstColumn, lastColumn, line, step, keys } = run;
  const axis: TimeAxis = { firstColumn, lastColumn, line, step, keys };
  return { axis, lines: line <= frozenLines ? frozenLines : headerEnd(lines, axis, all) };
}
