// Reads what the cells of a spreadsheet's page show as people do, and holds it to their values, as far as they are written.
import type { CellValue } from '#audit/book/book.ts';
import { cellsOfRow } from '#render/sheet-view/each-cell.ts';
import type { BookView, StyleView } from '#render/sheet-view/sheet-view.ts';
import type { CellOnScreen } from '#testing/browser/spreadsheet-page.ts';
import { type CellValues, placeOf } from './cell-values.ts';

export interface ReadNumber {
  readonly number: number;
  /** Half of the last digit that is written. */
  readonly rest: number;
}

const dayMs = 86_400_000;
/** The day that spreadsheets count from. */
const dayZero = Date.UTC(1899, 11, 30);

const dayOf = (text: string): ReadNumber => ({
  number: (Date.parse(`${text}T00:00Z`) - dayZero) / dayMs,
  rest: 0,
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 1,234.5, (1,234.5), 12.5% and 1.50x. */
const amount = /^(\(?)(-?)([\d,]+)(?:\.(\d+))?(%|x)?\)?$/;

/** Of an amount of thousands or millions, whose format has a comma for each three digits that are left out. */
const scaleOf = (format: string): number => 1000 ** (/[0#](,*)(?:_\)|;|$)/.exec(format)?.[1]?.length ?? 0);

/** Jan-27 is a day, Q1-27 is 127, FY 2027 its year. */
function readPeriod(text: string): ReadNumber | null {
  const [, month = '', year = ''] = /^([A-Z][a-z]{2})-(\d\d)$/.exec(text) ?? [];
  if (year !== '') return dayOf(`20${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-01`);
  const [, quarter = '', ofYear = ''] = /^(?:Q([1-4])-|FY )(\d\d|\d{4})$/.exec(text) ?? [];
  return ofYear === '' ? null : { number: Number(`${quarter}${ofYear}`), rest: 0 };
}

/** Null of what is no number. */
export function readNumber(text: string, format: string): ReadNumber | null {
  if (text === '-') return { number: 0, rest: 0 };
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayOf(text);
  const period = readPeriod(text);
  if (period) return period;
  const [, bracket, minus, whole = '', decimals = '', sign] = amount.exec(text) ?? [];
  if (bracket === undefined) return null;
  const unit = sign === '%' ? 0.01 : scaleOf(format);
  const size = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`) * unit;
  return {
    number: bracket + minus === '' ? size : -size,
    rest: 0.500_000_1 * 10 ** -decimals.length * unit,
  };
}

/** The words for numbers above, below and at zero: "failed";"failed";"OK". */
const isWorded = (format: string): boolean => /^("[^"]*"0?;){2}"[^"]*"$/.test(format);

function wordFor(value: number, format: string): string {
  const parts = format.split(';').map((part) => part.replaceAll('"', ''));
  return (parts[value > 0 ? 0 : value < 0 ? 1 : 2] ?? '').replace(/0$/, String(Math.abs(value)));
}

/** A dash stands for nothing: of differences, for what the rounding of many numbers leaves. */
const isNothing = (value: number, { condition }: StyleView, { leastShown }: BookView): boolean =>
  Math.abs(value) <= (condition === 'difference' ? leastShown : 0);

interface Expected {
  readonly view: BookView;
  /** Counted from 0. */
  readonly sheet: number;
  readonly values: CellValues;
}

/** Years without a period show nothing, whatever stands in their columns. */
const isInEmptyYear = (cell: CellOnScreen, { view, sheet, values }: Expected): boolean => {
  const line = view.sheets[sheet]?.blankWhereZero ?? null;
  return line !== null && values.get(placeOf({ sheet, line, column: cell.column })) === 0;
};

function isSo(text: string, value: CellValue, style: StyleView | undefined, view: BookView): boolean {
  if (typeof value !== 'number' || !style) return text === String(value ?? '');
  if (text === '-') return isNothing(value, style, view);
  if (isWorded(style.format)) return text === wordFor(value, style.format);
  const read = readNumber(text, style.format);
  return read !== null && Math.abs(read.number - value) <= read.rest;
}

/** How many cells show numbers, and which of all show something else than they hold. */
export function readCells(cells: readonly CellOnScreen[], expected: Expected) {
  const { view, sheet, values } = expected;
  const styles = new Map(
    (view.sheets[sheet]?.rows ?? []).flatMap((row, index) =>
      Array.from(cellsOfRow(row), ({ column, style }) => [
        placeOf({ sheet, line: index + 1, column }),
        view.styles[style],
      ]),
    ),
  );
  const read = cells.map((cell) => {
    const place = placeOf({ sheet, ...cell });
    return { ...cell, place, value: values.get(place) ?? null, style: styles.get(place) };
  });
  return {
    numbers: read.filter(({ value }) => typeof value === 'number').length,
    wrong: read
      .filter((cell) =>
        isInEmptyYear(cell, expected) ? cell.text !== '' : !isSo(cell.text, cell.value, cell.style, view),
      )
      .map(({ place, text, value, style }) => `${place}: ${text}, not ${value} by ${style?.format}`),
  };
}
