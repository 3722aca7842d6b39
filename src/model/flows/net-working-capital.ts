// Net working capital as the value of the business counts it, with and without a sheet of working capital.
import {
  type CellExpression,
  type CellSelector,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { balanceRow, goneAtOnce, isAlone, type RunningOff } from './opening-position.ts';

/** What there is of it without a sheet: deferred income, and what is there at the opening. */
function remaining(plan: WorkbookPlan): Readonly<Record<'held' | 'owed', readonly RowId[]>> {
  const held = [balanceRow(plan, 'receivables'), balanceRow(plan, 'inventory')];
  const owed = [balanceRow(plan, 'payables'), rowId('bs', 'deferred_income')];
  const isThere = (row: RowId): boolean => isExported(plan, row);
  return { held: held.filter(isThere), owed: owed.filter(isThere) };
}

export function netWorkingCapital(plan: WorkbookPlan, at: CellSelector): CellExpression {
  const net = rowId('wc', 'net_working_capital');
  if (isExported(plan, net)) return cell(net, at);
  const { held, owed } = remaining(plan);
  const [first, ...rest] = held.map((row) => cell(row, at));
  const [firstOwed, ...restOwed] = owed.map((row) => cell(row, at));
  if (first) return minus(plus(first, ...rest), ...(firstOwed ? [firstOwed, ...restOwed] : []));
  return firstOwed ? negate(plus(firstOwed, ...restOwed)) : number(0);
}

export interface ChangeWithoutSheet {
  /** What owing less or more adds, where it consists of several amounts and has a row of its own. */
  readonly owed: CellExpression | null;
  readonly change: CellExpression;
}

/** By how much it grows in a period without a sheet, read from `owedRow` where that is needed; null where there is nothing of it. */
export function changeWithoutSheet(plan: WorkbookPlan, owedRow: RowId): ChangeWithoutSheet | null {
  const gone = (balance: RunningOff): readonly CellExpression[] =>
    isAlone(plan, balance) ? [goneAtOnce(plan.survey, balance, 'ip')] : [];
  const deferred = rowId('bs', 'deferred_income');
  const grown = [
    ...gone('payables'),
    ...(isExported(plan, deferred) ? [minus(cell(deferred, 'previous'), cell(deferred))] : []),
  ];
  const lost = [...gone('receivables'), ...gone('inventory')];
  const [first, ...rest] = grown;
  if (first && rest.length > 0 && lost.length > 0)
    return { owed: plus(first, ...rest), change: minus(cell(owedRow), ...lost) };
  if (first) return { owed: null, change: minus(plus(first, ...rest), ...lost) };
  const [firstLost, ...restLost] = lost;
  return firstLost ? { owed: null, change: negate(plus(firstLost, ...restLost)) } : null;
}
