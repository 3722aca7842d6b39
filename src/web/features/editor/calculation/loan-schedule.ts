// The schedule of a loan, period by period, as the model calculates it.
import type { Values } from '#evaluate/evaluate.ts';
import { prepare } from '#evaluate/evaluate.ts';
import { type CompiledTemplate, compile } from '#model/compile.ts';
import { ownedRowId } from '#model/ids/row-id.ts';
import type { Template } from '#template/template.ts';
import { periodNames } from './resource-totals.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

/** By period, counted from 0. */
export interface LoanSchedule {
  readonly periods: readonly string[];
  /** What is owed at the beginning. */
  readonly open: readonly number[];
  readonly drawdown: readonly number[];
  readonly repayment: readonly number[];
  readonly interest: readonly number[];
  readonly closing: readonly number[];
}

export interface ScheduleQuestion {
  /** Whose answer it is. */
  readonly key: string;
  readonly resourceId: string;
  /** A model of its own; null for the last run. */
  readonly model: { readonly template: Template; readonly scenario: number } | null;
}

export function scheduleOfModel(
  { template, scenario }: NonNullable<ScheduleQuestion['model']>,
  resourceId: string,
): LoanSchedule | null {
  const { workbook } = compile(template);
  if (!workbook) return null;
  return loanSchedule(workbook, prepare(workbook).values(scenario), resourceId);
}

/** Null where the loan has no rows, as where its section is off. */
export function loanSchedule(workbook: Workbook, values: Values, resourceId: string): LoanSchedule | null {
  const rowIds = new Set(workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const idOf = (part: string) => ownedRowId('financing', resourceId, part);
  if (!rowIds.has(idOf('closing'))) return null;
  const whole = (part: string) => [...values.row(idOf(part))];
  const closing = whole('closing');
  const forecast = (part: string) =>
    rowIds.has(idOf(part)) ? whole(part).slice(1) : closing.slice(1).map(() => 0);
  return {
    periods: periodNames(workbook, values),
    open: closing.slice(0, -1),
    drawdown: forecast('in'),
    repayment: forecast('out'),
    interest: forecast('interest'),
    closing: closing.slice(1),
  };
}
