// What a sheet that only shows results comes to: the number, or the two numbers, that its inputs are held to.
import type { Values } from '#evaluate/evaluate.ts';

export const outputSheetIds = [
  'dashboard',
  'is',
  'bs',
  'cf',
  'ip',
  'ratios',
  'charts',
  'chartsdata',
] as const;
export type OutputSheetId = (typeof outputSheetIds)[number];

export const isOutputSheetId = (id: string): id is OutputSheetId =>
  outputSheetIds.some((known) => known === id);

export type HeadlineId = 'revenue' | 'profit' | 'margin' | 'closingCash' | 'lowestCash' | 'npv';

/** In order: where none of the first can be said, the next ones are asked. */
export const headlinesOf: Readonly<Record<OutputSheetId, readonly (readonly HeadlineId[])[]>> = {
  dashboard: [['revenue', 'lowestCash'], ['closingCash']],
  charts: [['revenue', 'lowestCash'], ['closingCash']],
  chartsdata: [['revenue', 'lowestCash'], ['closingCash']],
  is: [['profit']],
  bs: [['closingCash']],
  cf: [['closingCash']],
  ip: [['npv'], ['closingCash']],
  ratios: [['margin'], ['profit']],
};

/** The rows of the workbook that a headline reads. */
export const rowsOf: Readonly<Record<HeadlineId, readonly string[]>> = {
  revenue: ['is.revenue'],
  profit: ['is.net_income'],
  margin: ['is.revenue', 'is.ebitda'],
  closingCash: ['cf.closing_cash'],
  lowestCash: ['cf.closing_cash'],
  npv: ['ip.npv'],
};

const sumOf = (values: Values, rowId: string): number =>
  values
    .row(rowId)
    .subarray(1)
    .reduce((sum, value) => sum + value, 0);

/** NaN where it cannot be said. The rows are there. */
export function headlineValue(id: HeadlineId, values: Values): number {
  switch (id) {
    case 'revenue':
      return sumOf(values, 'is.revenue');
    case 'profit':
      return sumOf(values, 'is.net_income');
    case 'margin':
      return sumOf(values, 'is.ebitda') / sumOf(values, 'is.revenue');
    case 'closingCash':
      return values.row('cf.closing_cash').at(-1) ?? Number.NaN;
    case 'lowestCash':
      return Math.min(...values.row('cf.closing_cash').subarray(1));
    case 'npv':
      return values.constant('ip.npv');
  }
}
