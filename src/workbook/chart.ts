// A chart as data: which rows it draws over which labels, for files and pages alike.
import type { RowId } from './cell-expression.ts';

export type ChartKind = 'line' | 'area' | 'column' | 'stacked';

export interface Series {
  readonly row: RowId;
  readonly label: string;
  /** In a combined chart each series has its own kind. */
  readonly kind: ChartKind;
  readonly isOnSecondAxis: boolean;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The sheet it is drawn on. */
  readonly sheetId: string;
  /** The blank row reserved for it and the charts beside it; null puts it below all rows of its sheet. */
  readonly standsAt: RowId | null;
  /** The row whose cells name the points. */
  readonly labels: RowId;
  readonly unit: string;
  /** The axis goes no lower, so that one value far below does not flatten all others; null where it shows all. */
  readonly lowest: number | null;
  readonly series: readonly Series[];
}
