// How many columns of values a sheet has.
import type { Sheet, Workbook } from './workbook.ts';

export function columnCount(
  sheet: Pick<Sheet, 'axis'>,
  workbook: Pick<Workbook, 'periodCount' | 'yearCount'>,
): number {
  switch (sheet.axis) {
    case 'periods':
      return workbook.periodCount;
    case 'years':
      return workbook.yearCount;
    case 'none':
      return 0;
  }
}
