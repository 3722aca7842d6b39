// The layout of all numbers in one typed array: for each row its constant, total, zero period and forecast.
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';

export const constantOffset = 0;
export const totalOffset = 1;
export const zeroOffset = 2;
export const firstOffset = 3;

export interface RowSlot {
  /** Where the row begins in memory; the rows of a sheet are contiguous and of equal length. */
  readonly base: number;
  /** The number of forecast columns of its sheet. */
  readonly count: number;
}

export interface MemoryLayout {
  readonly size: number;
  readonly slotOf: (row: RowId) => RowSlot;
}

export const slotSize = (count: number): number => firstOffset + count;

export function memoryLayoutOf(workbook: Workbook): MemoryLayout {
  const slots = new Map<RowId, RowSlot>();
  let size = 0;
  for (const sheet of workbook.sheets) {
    const count = columnCount(sheet, workbook);
    for (const { id } of sheet.rows) {
      slots.set(id, { base: size, count });
      size += slotSize(count);
    }
  }
  const slotOf = (row: RowId): RowSlot => {
    const slot = slots.get(row);
    if (slot === undefined) throw new Error(`no row ${row}`);
    return slot;
  };
  return { size, slotOf };
}
