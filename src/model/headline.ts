// What a model comes to in a few figures: its first whole year's revenue and profit, and the money it needs.
import type { Template } from '#template/template.ts';
import type { PeriodSpan, Workbook } from '#workbook/workbook.ts';
import { periodsPerYear } from './survey/survey.ts';

const ids = {
  revenue: 'is.revenue',
  profit: 'is.net_income',
  operating: 'cf.operating',
  investing: 'cf.investing',
  opening: 'cf.opening_cash',
  closing: 'cf.closing_cash',
} as const;

export interface Headline {
  /** Which of the years is the first whole one; null where there is none, and it is of the first twelve months, or of a shorter forecast. */
  readonly year: number | null;
  readonly revenue: number;
  /** Net income of the same periods. */
  readonly profit: number;
  /** What has to be paid in until the business pays for itself; 0 where it always does. */
  readonly cashNeed: number;
  readonly lowestCash: number;
  /** Revenue of each period. */
  readonly line: readonly number[];
}

/** The values of a row: first what it is before the first period, then by period. */
type RowValues = (id: string) => Float64Array;

/** Null where the statements are off, or where a figure is not a number. */
export function headline(template: Template, { sheets, spans }: Workbook, row: RowValues): Headline | null {
  const known = new Set(sheets.flatMap(({ rows }) => rows.map(({ id }) => id)));
  if (!Object.values(ids).every((id) => known.has(id))) return null;
  const { year, from, to } = firstYear(spans.years, periodsPerYear[template.data.options.timing.periodicity]);
  const line = [...row(ids.revenue).subarray(1)];
  const figures = {
    revenue: sumOf(line.slice(from, to)),
    profit: sumOf([...row(ids.profit).subarray(1 + from, 1 + to)]),
    cashNeed: cashNeed(row),
    lowestCash: Math.min(...row(ids.closing).subarray(1)),
  };
  const isWhole = [...Object.values(figures), ...line].every(Number.isFinite);
  return isWhole ? { year, ...figures, line } : null;
}

interface FirstYear {
  readonly year: number | null;
  /** Its periods. */
  readonly from: number;
  readonly to: number;
}

const monthsPerYear = 12;

/** The same as on the dashboard. */
function firstYear(years: readonly PeriodSpan[], inYear: number): FirstYear {
  let from = 0;
  for (const [year, { periods, months }] of years.entries()) {
    if (months === monthsPerYear) return { year, from, to: from + periods };
    from += periods;
  }
  return { year: null, from: 0, to: inYear };
}

/** Loans and owners aside: how far operations and purchases take the opening cash below zero at most. */
function cashNeed(row: RowValues): number {
  const [operating, investing] = [row(ids.operating), row(ids.investing)];
  let cash = row(ids.opening)[1] ?? 0;
  let lowest = 0;
  for (let period = 1; period < operating.length; period += 1) {
    cash += (operating[period] ?? 0) + (investing[period] ?? 0);
    lowest = Math.min(lowest, cash);
  }
  return lowest < 0 ? -lowest : 0;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
