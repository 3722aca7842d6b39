// R22: totals and profits are calculated by formulas, not typed.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { cellInColumn, isNumeric, textOf } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { actualColumns } from '../../layout/time/actual-columns.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import type { Work } from '../../work/work.ts';
import { blockAreas, wholeRange } from '../cell-ranges.ts';

const saysTotal = wordPattern([
  'total*',
  'subtotal*',
  'sub-total*',
  'sum',
  'итого',
  'итог',
  'всего',
  'сумма',
]);
/** The first of the rows above less the others. */
const saysRest = wordPattern([
  ...[
    'profit',
    'gross profit',
    'net profit',
    'operating profit',
    'net income',
    'ebitda',
    'ebit',
    'net',
    'surplus',
  ],
  ...['прибыль', 'валовая прибыль', 'чистая прибыль', 'операционная прибыль', 'остаток'],
]);
/** What has happened is copied from books, totals and all. */
const saysActual = wordPattern(['actual*', 'histor*', 'факт*', 'истори*']);

/** Fewer could agree by chance. */
const leastPeriods = 3;
const leastAddends = 2;
const leastLines = 3;
/** A longer list has subtotals. */
const mostAddends = 60;

/** Of the amounts added up. */
const rounding = 1e-9;

const isTyped = ({ formula, value }: BookCell): boolean => formula === null && typeof value === 'number';

const numberOf = (cell: BookCell | undefined): number => (typeof cell?.value === 'number' ? cell.value : 0);

const isClose = (one: number, other: number, size: number): boolean =>
  Math.abs(one - other) <= rounding * size;

/** The lines above without a gap, the nearest first; one blank row may separate them from their total. */
function linesAbove(lines: readonly SheetLine[], place: number): readonly SheetLine[] {
  const own = lines[place];
  if (!own) return [];
  const above: SheetLine[] = [];
  let expected = own.line - 1;
  for (let at = place - 1; at >= 0 && above.length < mostAddends; at -= 1) {
    const line = lines[at];
    if (!line || (line.line !== expected && !(above.length === 0 && line.line === expected - 1))) break;
    if (line.role === 'header' || !line.cells.some(isNumeric)) break;
    above.push(line);
    expected = line.line - 1;
  }
  return above;
}

/** The typed numbers of a line that tell of the future: where time runs across, those of its periods. */
function foretold(
  { axis }: SheetLayout,
  line: SheetLine,
  actual: ReadonlySet<number>,
): readonly BookCell[] | null {
  const cells = (axis ? line.periods : line.cells).filter(
    (cell) => isNumeric(cell) && !actual.has(cell.column),
  );
  return cells.every(isTyped) ? cells : null;
}

/** In the column of one number of a total: what the lines above come to, as they are added one by one. */
interface Tally {
  readonly column: number;
  readonly total: number;
  sum: number;
  size: number;
  /** The number of the last line added. */
  first: number;
  /** Of these lines, those with a number other than 0. */
  filled: number;
}

function add(tallies: readonly Tally[], { cells }: SheetLine): void {
  for (const tally of tallies) {
    const number = numberOf(cellInColumn(cells, tally.column));
    tally.sum += number;
    tally.size += Math.abs(number);
    tally.first = number;
    if (number !== 0) tally.filled += 1;
  }
}

/** Whether the lines so far come to the total in every column, and in enough of them not of nothing. */
function agrees(tallies: readonly Tally[], isRest: boolean): boolean {
  let telling = 0;
  for (const { total, sum, size, first, filled } of tallies) {
    if (!isClose(total, isRest ? 2 * first - sum : sum, size)) return false;
    if (total !== 0 && filled >= leastAddends) telling += 1;
  }
  return telling >= leastPeriods;
}

/** Lines join from the nearest up, so that each number is added once, however many of them it takes. */
function isTypedTotal(
  { label }: SheetLine,
  cells: readonly BookCell[],
  above: readonly SheetLine[],
  work: Work,
): boolean {
  const isRest = saysRest.test(label);
  const tallies = cells.map((cell) => ({
    ...{ column: cell.column, total: numberOf(cell) },
    ...{ sum: 0, size: 0, first: 0, filled: 0 },
  }));
  for (const [place, line] of above.entries()) {
    work.spend(tallies.length);
    add(tallies, line);
    if (place + 1 < leastAddends) continue;
    if (agrees(tallies, false) || (isRest && agrees(tallies, true))) return true;
  }
  return false;
}

function rowFaults(layout: SheetLayout, actual: ReadonlySet<number>, work: Work): readonly RuleFault[] {
  return layout.lines.flatMap((line, place): readonly RuleFault[] => {
    if (line.role === 'header' || !(saysTotal.test(line.label) || saysRest.test(line.label))) return [];
    const cells = foretold(layout, line, actual);
    if (!cells || cells.length < leastPeriods) return [];
    if (!isTypedTotal(line, cells, linesAbove(layout.lines, place), work)) return [];
    return [{ sheet: layout.sheet, cell: wholeRange(cells), message: 'row', words: { label: line.label } }];
  });
}

/** Columns beside the periods that a header calls a total. */
function totalColumns({ axis, lines, headerLines }: SheetLayout): readonly number[] {
  if (!axis) return [];
  return lines
    .filter(({ line }) => line <= headerLines)
    .flatMap(({ cells }) => cells)
    .filter((cell) => saysTotal.test(textOf(cell)))
    .filter(({ column }) => column === axis.firstColumn - 1 || column > axis.lastColumn)
    .map(({ column }) => column);
}

interface SummedRow {
  readonly cell: BookCell;
  readonly isSum: boolean;
  readonly isForetold: boolean;
}

/** By the column of a total: each row that has a number there, and whether that is the sum of the row's periods. */
function rowsOfTotals(
  { lines }: SheetLayout,
  columns: ReadonlySet<number>,
  actual: ReadonlySet<number>,
): ReadonlyMap<number, readonly SummedRow[]> {
  const rows = new Map<number, SummedRow[]>([...columns].map((column) => [column, []]));
  for (const line of lines) {
    if (line.role === 'header') continue;
    const periods = line.periods.filter(isNumeric);
    const amounts = periods.map(numberOf);
    const size = amounts.reduce((all, amount) => all + Math.abs(amount), 0);
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    const mayBeSum = amounts.length >= leastAddends && size > 0;
    const isForetold = periods.some((cell) => !actual.has(cell.column));
    for (const cell of line.cells) {
      const isSum = mayBeSum && isTyped(cell) && isClose(numberOf(cell), sum, size);
      if (isNumeric(cell)) rows.get(cell.column)?.push({ cell, isSum, isForetold });
    }
  }
  return rows;
}

/** Every row that has a number there has the sum of its periods, and no formula in sight. */
function columnFaults(layout: SheetLayout, actual: ReadonlySet<number>): readonly RuleFault[] {
  const rows = rowsOfTotals(layout, new Set(totalColumns(layout)), actual);
  return [...rows.values()].flatMap((ofColumn): readonly RuleFault[] => {
    const summed = ofColumn.filter(({ isSum }) => isSum);
    const isForetold = ofColumn.some((row) => row.isForetold);
    if (!isForetold || summed.length < leastLines || summed.length < ofColumn.length) return [];
    return blockAreas(summed.map(({ cell }) => cell)).map((area) => ({
      sheet: layout.sheet,
      cell: areaAddress(area),
      message: 'column',
    }));
  });
}

function faults({ book, layout, work }: Examination): readonly RuleFault[] {
  return layout.sheets.flatMap((sheet) => {
    if (saysActual.test(book.sheets[sheet.sheet]?.title ?? '')) return [];
    const actual = actualColumns(sheet);
    return [...rowFaults(sheet, actual, work), ...columnFaults(sheet, actual)];
  });
}

export const totalsAreCalculated: Rule = {
  id: 'R22',
  severity: 'W',
  texts: {
    en: {
      title: 'Totals and profits are formulas',
      messages: {
        row: '{label}: every number here comes to what the rows above make, and all are typed in.',
        column: 'Every number of this column is the sum of its row, and all are typed in.',
      },
      remedy: 'Write the formula that adds them up: a typed total stays when its parts change.',
    },
    ru: {
      title: 'Итоги и прибыль считаются формулами',
      messages: {
        row: '{label}: все числа здесь получаются из строк выше, но введены вручную.',
        column: 'Каждое число этого столбца — сумма своей строки, но все они введены вручную.',
      },
      remedy: 'Напишите формулу, которая их складывает: введённый итог не изменится вместе со слагаемыми.',
    },
  },
  faults,
};
