// Where the cash of the forecast falls below its minimum, and how far.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

export interface CashGap {
  /** The first period in which cash is missing, counted from 0. */
  readonly firstPeriod: number;
  /** Where most is missing. */
  readonly worstPeriod: number;
  /** What is missing then to reach the minimum. */
  readonly need: number;
  /** The least cash at the end of a period, and of which. */
  readonly lowest: LowestCash;
  /** The first period in which there is less than nothing; null where only the minimum is missed. */
  readonly firstBelowZero: number | null;
}

export interface LowestCash {
  readonly amount: number;
  /** Counted from 0. */
  readonly period: number;
}

const closingId = 'cf.closing_cash';
const needId = 'cf.funding_need';
const assetsId = 'bs.total_assets';

/** As in the checks of a workbook: what rounding leaves is nothing. */
const relativeTolerance = 1e-9;

/** Null while there is always enough. */
export function cashGap(workbook: Workbook, values: Values): CashGap | null {
  const rows = new Set(workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => id)));
  if (![closingId, needId, assetsId].every((id) => rows.has(id))) return null;
  const tolerance = relativeTolerance * Math.max(1, ...values.row(assetsId));
  const needs = values.row(needId).subarray(1);
  const cash = values.row(closingId).subarray(1);
  const firstPeriod = needs.findIndex((need) => need > tolerance);
  if (firstPeriod < 0) return null;
  const need = Math.max(...needs);
  const firstBelowZero = cash.findIndex((amount) => amount < -tolerance);
  return {
    firstPeriod,
    worstPeriod: needs.indexOf(need),
    need,
    lowest: lowestCash(values),
    firstBelowZero: firstBelowZero < 0 ? null : firstBelowZero,
  };
}

export function lowestCash(values: Values): LowestCash {
  const cash = values.row(closingId).subarray(1);
  const amount = Math.min(...cash);
  return { amount, period: cash.indexOf(amount) };
}

export const lastCash = (values: Values): number => values.row(closingId).at(-1) ?? 0;
