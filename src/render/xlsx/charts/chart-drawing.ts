// What charts are drawn from.
import type { Values } from '#evaluate/evaluate.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { RowLocations } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

export interface ChartDrawing {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: RowLocations;
  readonly scale: MoneyScale;
}
