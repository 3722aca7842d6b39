// A row linked to one that another sheet exports, or 0 where that sheet or section is off.

import type { RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { exportedCell, isExported } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import type { LabelledRow } from './calculation-row.ts';
import { moneyMeasure } from './measures.ts';

export const linkedRow = (plan: WorkbookPlan, start: LabelledRow, target: RowId): Row =>
  row({
    ...moneyMeasure(plan.survey),
    role: isExported(plan, target) ? 'link' : 'calculation',
    ...start,
    periods: formula(exportedCell(plan, target)),
  });
