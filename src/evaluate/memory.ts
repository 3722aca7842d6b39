// Where each number stands in one typed array: for each row its constant, its total, the zero period and the forecast.
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';

export const constantOffset = 0;
export const totalOffset = 1;
export const zeroOffset = 2;
export const firstOffset = 3;

export interface Slot {
  /** Where the row begins in the memory; the rows of a sheet stand one after another, all of one length. */
  readonly base: number;
  /** The columns of the forecast that its sheet has. */
  readonly count: number;
}

export interface Layout {
  readonly size: number;
  readonly slotOf: (row: RowId) => Slot;
}

export const slotSize = (count: number): number => firstOffset + count;

export function layoutOf(workbook: Workbook): Layout {
  const slots = new Map<RowId, Slot>();
  let size = 0;
  for (const sheet of workbook.sheets) {
    const count = columnCount(sheet, workbook);
    for (const { id } of sheet.rows) {
      slots.set(id, { base: size, count });
      size += slotSize(count);
    }
  }
  const slotOf = (row: RowId): Slot => {
    const slot = slots.get(row);
    if (slot === undefined) throw new Error(`no row ${row}`);
    return slot;
  };
  return { size, slotOf };
}
