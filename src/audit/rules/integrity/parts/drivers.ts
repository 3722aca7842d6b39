// The inputs that drive a model over time: lines of typed numbers that formulas read.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { SheetLine } from '#audit/layout/layout.ts';
import { bareFormat } from '#audit/layout/time/date-format.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';

export interface Driver {
  /** From 0. */
  readonly sheet: number;
  readonly label: string;
  readonly cells: readonly BookCell[];
}

/** Numbers that mean when or which rather than how much, so that halving them makes no sense. */
const saysNoAmount = wordPattern([
  ...['date', 'year', 'month', 'quarter', 'period number', 'period start', 'period end', 'scenario', 'case'],
  ...[
    'switch',
    'flag',
    'toggle',
    'on/off',
    'days in',
    'start',
    'end',
    'counter',
    'tolerance',
    'actual',
    'actuals',
  ],
  ...['дата', 'год', 'месяц', 'квартал', 'сценарий', 'вариант', 'переключатель', 'флаг', 'признак', 'факт'],
]);

const isDateFormat = (format: string): boolean => /[ymd]/i.test(bareFormat(format));

const leastPeriods = 2;

function driverOf({ book, formulas }: Examination, sheet: number, line: SheetLine): Driver | null {
  if (line.role !== 'input' || saysNoAmount.test(line.label)) return null;
  const cells = line.periods.filter(
    ({ value, formula, style }) =>
      formula === null && typeof value === 'number' && !isDateFormat(book.styles[style]?.formatCode ?? ''),
  );
  if (cells.length < leastPeriods || cells.every(({ value }) => value === 0)) return null;
  const isRead = cells.some(({ line: at, column }) => formulas.isRead(sheet, at, column));
  return isRead ? { sheet, label: line.label, cells } : null;
}

export function findDrivers(examination: Examination): readonly Driver[] {
  return examination.layout.sheets.flatMap(({ sheet, lines }) =>
    lines.flatMap((line) => driverOf(examination, sheet, line) ?? []),
  );
}

/** So many of a list, spread evenly over it and always the same. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).filter(
    (item) => item !== undefined,
  );
}
