// A chart's reference to the cells of a row, with the numbers they hold now for programs that do not calculate.

import { quotedSheet } from '#render/cell-formula.ts';
import { xmlText } from '#render/xml-text.ts';
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { formatCode } from '#workbook/number-format.ts';
import { locationOf } from '#workbook/row-locations.ts';
import type { ChartDrawing } from './chart-drawing.ts';

export function chartReference(row: RowId, { workbook, values, places, scale }: ChartDrawing): string {
  const place = locationOf(places, row);
  const count = columnCount(place.sheet, { ...workbook, yearCount: workbook.drawnYearCount });
  const last = columnLetters(lastColumn(count));
  const cells = `${quotedSheet(place.sheet.title)}!$${columnLetters(columns.firstPeriod)}$${place.line}:$${last}$${place.line}`;
  const code = formatCode(place.row.format, scale, workbook.language);
  const numbers = Array.from(values.row(row).subarray(1, 1 + count));
  const points = numbers.map((value, index) =>
    Number.isFinite(value) ? `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>` : '',
  );
  return [
    `<c:numRef><c:f>${xmlText(cells)}</c:f>`,
    `<c:numCache><c:formatCode>${xmlText(code)}</c:formatCode><c:ptCount val="${numbers.length}"/>${points.join('')}</c:numCache>`,
    '</c:numRef>',
  ].join('');
}
