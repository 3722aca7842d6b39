// The income tax that earnings before interest would bear: without the shield of interest and of earlier losses.
import { type CellExpression, call, number, over, times } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { figure } from '../plan/figure.ts';
import type { Plan } from '../plan/sheet-definition.ts';

export const taxOnEbit = (plan: Plan, ebit: CellExpression): CellExpression =>
  times(over(figure(plan, rowId('is', 'tax_rate')), number(100)), call('MAX', number(0), ebit));
