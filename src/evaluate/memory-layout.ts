// The layout of all numbers in one typed array: for each row its constant, total, zero period and forecast.
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { locationOf, type RowLocations } from '#workbook/row-locations.ts';
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

export function memoryLayoutOf(workbook: Workbook, places: RowLocations): MemoryLayout {
  const slots: RowSlot[] = [];
  let size = 0;
  for (const sheet of workbook.sheets) {
    const count = columnCount(sheet, workbook);
    for (let line = 0; line < sheet.rows.length; line += 1) {
      slots.push({ base: size, count });
      size += slotSize(count);
    }
  }
  const slotOf = (row: RowId): RowSlot => {
    const slot = slots[locationOf(places, row).index];
    if (slot === undefined) throw new Error(`no row ${row}`);
    return slot;
  };
  return { size, slotOf };
}
