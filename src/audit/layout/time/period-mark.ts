// A period as a cell names it, and a key for it that is the same on every sheet.

import type { TimeAxis } from '../layout.ts';
import { calendarDay } from './calendar-day.ts';

export interface PeriodMark {
  readonly kind: 'date' | 'year' | 'quarter' | 'month' | 'numbered' | 'counter';
  /** Days for a date; years, quarters or months since year 0; else the number itself. */
  readonly at: number;
  /** What a numbered period is: Month 3, Q2. */
  readonly step: TimeAxis['step'];
}

const two = (value: number): string => String(value).padStart(2, '0');

function dateKey(serial: number, step: TimeAxis['step'], isDate1904: boolean): string {
  const { year, month, day } = calendarDay(serial, isDate1904);
  if (step === 'year') return `${year}`;
  if (step === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`;
  return step === 'month' ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

/** The period by a name that means the same on every sheet: 2027-01-31, 2027-01, 2027-Q1, 2027 or #3. */
export function periodKey(mark: PeriodMark, step: TimeAxis['step'], isDate1904: boolean): string {
  switch (mark.kind) {
    case 'date':
      return dateKey(mark.at, step, isDate1904);
    case 'year':
      return `${mark.at}`;
    case 'quarter':
      return `${Math.floor(mark.at / 4)}-Q${(mark.at % 4) + 1}`;
    case 'month':
      return `${Math.floor(mark.at / 12)}-${two((mark.at % 12) + 1)}`;
    default:
      return `#${mark.at}`;
  }
}
