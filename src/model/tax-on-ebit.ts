// The income tax that earnings before interest would bear: without the shield of interest and of earlier losses.
import { type CellExpression, call, number, over, times } from '#workbook/cell-expression.ts';
import { figure } from './figure.ts';
import { rowId } from './row-id.ts';
import type { Plan } from './sheet-definition.ts';

export const taxOnEbit = (plan: Plan, ebit: CellExpression): CellExpression =>
  times(over(figure(plan, rowId('is', 'tax_rate')), number(100)), call('MAX', number(0), ebit));
