// The periods of a forecast by the calendar: when each begins, the fiscal year it belongs to, and its months.
import { readDate } from '#template/date.ts';
import type { Periodicity, Template } from '#template/template.ts';

export interface ForecastPeriods {
  readonly count: number;
  readonly perYear: number;
  /** The first day of each as yyyy-mm-dd, and of one more: dates so written are in the order of their texts. */
  readonly starts: readonly string[];
  readonly fiscalYears: readonly number[];
  /** Of the first day of each, January being 0. */
  readonly firstMonths: readonly number[];
}

export const periodsPerYear: Readonly<Record<Periodicity, 12 | 4 | 1>> = { month: 12, quarter: 4, year: 1 };

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** As EDATE of a spreadsheet: the same day of a later month, or its last one. */
export function monthsAfter(date: string, months: number): string {
  const read = readDate(date) ?? { year: 1970, month: 1, day: 1 };
  const index = read.year * 12 + (read.month - 1) + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(Math.min(read.day, lastDay(year, month)), 2)}`;
}

export const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export function forecastPeriods({ layout, data }: Pick<Template, 'layout' | 'data'>): ForecastPeriods {
  const { dateStart, periodicity, yearEnd = 12 } = data.options.timing;
  const count = layout.cFcstColCount;
  const perYear = periodsPerYear[periodicity];
  const starts = Array.from({ length: count + 1 }, (_, period) =>
    monthsAfter(dateStart, (period * 12) / perYear),
  );
  const inside = starts.slice(0, count);
  return {
    count,
    perYear,
    starts,
    fiscalYears: inside.map((start) => Number(monthsAfter(start, 12 - yearEnd).slice(0, 4))),
    firstMonths: inside.map((start) => Number(start.slice(5, 7)) - 1),
  };
}
