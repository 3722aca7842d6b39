// What a model comes to in a few figures: its first year's revenue and profit, and the money it needs.
import type { Template } from '#template/template.ts';
import type { Workbook } from '#workbook/workbook.ts';
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
  /** Of the first twelve months, or of the whole forecast where it is shorter. */
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
export function headline(template: Template, { sheets }: Workbook, row: RowValues): Headline | null {
  const known = new Set(sheets.flatMap(({ rows }) => rows.map(({ id }) => id)));
  if (!Object.values(ids).every((id) => known.has(id))) return null;
  const inYear = periodsPerYear[template.data.options.timing.periodicity];
  const line = [...row(ids.revenue).subarray(1)];
  const figures = {
    revenue: sumOf(line.slice(0, inYear)),
    profit: sumOf([...row(ids.profit).subarray(1, 1 + inYear)]),
    cashNeed: cashNeed(row),
    lowestCash: Math.min(...row(ids.closing).subarray(1)),
  };
  const isWhole = [...Object.values(figures), ...line].every(Number.isFinite);
  return isWhole ? { ...figures, line } : null;
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
