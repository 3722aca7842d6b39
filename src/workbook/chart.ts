// A chart as data: which rows it draws over which labels, for files and pages alike.
import type { RowId } from './cell-expression.ts';

export type ChartKind = 'line' | 'area' | 'column' | 'stacked';

export interface Series {
  readonly row: RowId;
  readonly label: string;
  /** A combined chart draws each series in its own way. */
  readonly kind: ChartKind;
  readonly isOnSecondAxis: boolean;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The sheet it stands on. */
  readonly sheetId: string;
  /** The blank row that makes room for it and those beside it; null stands below all rows of its sheet. */
  readonly standsAt: RowId | null;
  /** The row whose cells name the points. */
  readonly labels: RowId;
  readonly unit: string;
  readonly series: readonly Series[];
}
