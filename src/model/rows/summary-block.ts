// One measure of several resources, as a block of links with a total, so that a single range sums it.
import type { SheetId } from '#template/sections.ts';
import { type CellExpression, call, cell, number, type RowId, span } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Resource } from '../survey/resource.ts';
import { belongsTo, moneyRow, summed } from './calculation-row.ts';
import { blank, heading } from './header.ts';

export interface SummaryItem {
  readonly resource: Resource;
  readonly row: RowId;
  /** The opening balance. */
  readonly opening?: CellExpression;
}

export interface SummaryMeasure {
  readonly sheetId: SheetId;
  readonly part: string;
  readonly heading: string;
  readonly total: string;
  /** A balance has a value in the zero period, a flow has a sum over the forecast. */
  readonly kind: 'balance' | 'flow';
  readonly items: readonly SummaryItem[];
}

export function summaryBlock(
  plan: WorkbookPlan,
  { sheetId, part, heading: title, total, kind, items }: SummaryMeasure,
): readonly Row[] {
  const ends = (id: RowId, zero: CellExpression): Partial<Row> =>
    kind === 'balance' ? { zero: formula(zero) } : { total: formula(call('SUM', span(id))) };
  const links = items.map(({ resource, row, opening = number(0) }) => {
    const id = ownedRowId(sheetId, resource.id, 'sum', part);
    const start = {
      id,
      role: 'link',
      label: resource.name,
      ...ends(id, opening),
      ...belongsTo(resource),
    } as const;
    return moneyRow(plan, start, cell(row));
  });
  const id = rowId(sheetId, part);
  return [
    blank(sheetId, `before_${part}`),
    heading(sheetId, part, title),
    ...summed(sheetId, part, links, (sum, zero) =>
      moneyRow(plan, { id, role: 'total', label: total, ...ends(id, zero) }, sum),
    ),
  ];
}
