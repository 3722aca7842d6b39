// R22: totals and profits are calculated by formulas, not typed.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isNumeric, textOf } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { actualColumns } from '../../layout/time/actual-columns.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
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

/** For the column of each total, the lines above it. */
type TotalColumns = readonly { readonly total: number; readonly above: readonly number[] }[];

function columnsOf(cells: readonly BookCell[], above: readonly SheetLine[]): TotalColumns {
  const byColumn = above.map((line) => new Map(line.cells.map((cell) => [cell.column, numberOf(cell)])));
  return cells.map((cell) => ({
    total: numberOf(cell),
    above: byColumn.map((line) => line.get(cell.column) ?? 0),
  }));
}

/** Whether so many of the nearest lines come to the total in every column, and in enough of them not of nothing. */
function agrees(columns: TotalColumns, count: number, isRest: boolean): boolean {
  let telling = 0;
  for (const { total, above } of columns) {
    const parts = above.slice(0, count);
    const sum = parts.reduce((all, part) => all + part, 0);
    const size = parts.reduce((all, part) => all + Math.abs(part), 0);
    const [first = 0] = parts.slice(-1);
    if (!isClose(total, isRest ? 2 * first - sum : sum, size)) return false;
    if (total !== 0 && parts.filter((part) => part !== 0).length >= leastAddends) telling += 1;
  }
  return telling >= leastPeriods;
}

function isTypedTotal({ label }: SheetLine, columns: TotalColumns): boolean {
  const [first] = columns;
  if (!first) return false;
  for (let count = leastAddends; count <= first.above.length; count += 1) {
    if (saysTotal.test(label) && agrees(columns, count, false)) return true;
    if (saysRest.test(label) && (agrees(columns, count, true) || agrees(columns, count, false))) return true;
  }
  return false;
}

function rowFaults(layout: SheetLayout, actual: ReadonlySet<number>): readonly RuleFault[] {
  return layout.lines.flatMap((line, place): readonly RuleFault[] => {
    if (line.role === 'header' || !(saysTotal.test(line.label) || saysRest.test(line.label))) return [];
    const cells = foretold(layout, line, actual);
    if (!cells || cells.length < leastPeriods) return [];
    if (!isTypedTotal(line, columnsOf(cells, linesAbove(layout.lines, place)))) return [];
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

/** Every row that has a number there has the sum of its periods, and no formula in sight. */
function columnFaults(layout: SheetLayout, actual: ReadonlySet<number>): readonly RuleFault[] {
  return [...new Set(totalColumns(layout))].flatMap((column): readonly RuleFault[] => {
    const rows = layout.lines.flatMap((line) => {
      const cell = line.cells.find((one) => one.column === column && isNumeric(one));
      return cell && line.role !== 'header' ? [{ cell, periods: line.periods.filter(isNumeric) }] : [];
    });
    const summed = rows.filter(({ cell, periods }) => {
      const amounts = periods.map(numberOf);
      const size = amounts.reduce((all, amount) => all + Math.abs(amount), 0);
      const sum = amounts.reduce((all, amount) => all + amount, 0);
      return (
        isTyped(cell) && amounts.length >= leastAddends && size > 0 && isClose(numberOf(cell), sum, size)
      );
    });
    const isForetold = rows.some(({ periods }) => periods.some((cell) => !actual.has(cell.column)));
    if (!isForetold || summed.length < leastLines || summed.length < rows.length) return [];
    return blockAreas(summed.map(({ cell }) => cell)).map((area) => ({
      sheet: layout.sheet,
      cell: areaAddress(area),
      message: 'column',
    }));
  });
}

function faults({ book, layout }: Examination): readonly RuleFault[] {
  return layout.sheets.flatMap((sheet) => {
    if (saysActual.test(book.sheets[sheet.sheet]?.title ?? '')) return [];
    const actual = actualColumns(sheet);
    return [...rowFaults(sheet, actual), ...columnFaults(sheet, actual)];
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
