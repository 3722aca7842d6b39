// All numbers of a workbook in one typed array: for each row its constant, its total, the zero period and the forecast.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';

export const constantOffset = 0;
export const totalOffset = 1;
export const zeroOffset = 2;

export interface Layout {
  readonly periodCount: number;
  readonly size: number;
  readonly baseOf: (row: RowId) => number;
}

export function layoutOf(workbook: Workbook): Layout {
  const stride = zeroOffset + 1 + workbook.periodCount;
  const bases = new Map<RowId, number>();
  for (const sheet of workbook.sheets) for (const { id } of sheet.rows) bases.set(id, bases.size * stride);
  const baseOf = (row: RowId): number => {
    const base = bases.get(row);
    if (base === undefined) throw new Error(`no row ${row}`);
    return base;
  };
  return { periodCount: workbook.periodCount, size: bases.size * stride, baseOf };
}
