// A row that shows a figure of another sheet, or 0 where that sheet or section is off.
import type { RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { figure, hasFigure } from '../plan/figure.ts';
import type { Plan } from '../plan/sheet-definition.ts';
import { moneyMeasure } from './measures.ts';

type Start = Pick<Row, 'id' | 'label'> & Partial<Row>;

export const figureRow = (plan: Plan, start: Start, target: RowId): Row =>
  row({
    ...moneyMeasure(plan.survey),
    role: hasFigure(plan, target) ? 'link' : 'calculation',
    ...start,
    periods: formula(figure(plan, target)),
  });
