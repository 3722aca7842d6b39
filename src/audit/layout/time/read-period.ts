// Reads the period in a header cell: a date, a year, a quarter, a month, or the number of a period.
import type { BookCell, CellStyle } from '../../book/book.ts';
import { isDateStyle } from './date-format.ts';
import type { PeriodMark } from './period-mark.ts';
import { textMark } from './period-text.ts';

const firstYear = 1900;
const lastYear = 2200;
const largestCounter = 1200;

function numberMark(value: number, style: CellStyle | undefined): PeriodMark | null {
  if (isDateStyle(style)) {
    return value >= 1 && value < 2_958_466 ? { kind: 'date', at: Math.floor(value), step: 'day' } : null;
  }
  if (!Number.isInteger(value) || value < 0) return null;
  if (value >= firstYear && value <= lastYear) return { kind: 'year', at: value, step: 'year' };
  return value <= largestCounter ? { kind: 'counter', at: value, step: 'unknown' } : null;
}

export function periodMark(cell: BookCell, style: CellStyle | undefined): PeriodMark | null {
  if (typeof cell.value === 'number') return numberMark(cell.value, style);
  return typeof cell.value === 'string' ? textMark(cell.value) : null;
}
