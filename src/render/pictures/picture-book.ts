// What pictures are drawn from: a workbook with its values, how its money is shown, and how wide texts are.
import type { Values } from '#evaluate/evaluate.ts';
import { moneyScale } from '#render/money-scale.ts';
import { locateRows, type RowLocations } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { MeasureText } from './drawing.ts';
import type { NumberLook } from './shown-number.ts';

export interface PictureBook {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: RowLocations;
  readonly look: NumberLook;
  readonly measure: MeasureText;
}

export const pictureBook = (workbook: Workbook, values: Values, measure: MeasureText): PictureBook => ({
  workbook,
  values,
  measure,
  places: locateRows(workbook),
  look: { language: workbook.language, scale: moneyScale(workbook, values) },
});
