// Writes the axes of a chart: the points along the bottom, and the values with their unit at a side.

import { axisCode } from '#render/cells/axis-code.ts';
import { palette } from '#render/cells/palette.ts';
import { plainUnitText } from '#render/cells/unit-text.ts';
import { xmlText } from '#render/xml-text.ts';
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart } from '#workbook/chart.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { locationOf } from '#workbook/row-locations.ts';
import type { ChartDrawing } from './chart-drawing.ts';
import { type ChartSize, type ChartText, richText, solid, textLook } from './chart-text.ts';

/** The axes by their numbers in the file: a first pair and, where asked for, a second. */
export const axisNumbers = { first: [11, 12], second: [21, 22] } as const;

const codeOf = (row: RowId, { places, scale, workbook }: ChartDrawing): string =>
  axisCode(locationOf(places, row).row.format, scale, workbook.language);

const formatOf = (row: RowId, drawing: ChartDrawing): string =>
  `<c:numFmt formatCode="${xmlText(codeOf(row, drawing))}" sourceLinked="0"/>`;

/** More labels than this run into one another. */
const mostLabels: Readonly<Record<ChartSize, number>> = { small: 4, large: 8 };

/** Steps that a calendar knows: of months the half and whole years, of quarters the years. */
const steps: Partial<Readonly<Record<NumberFormat, readonly number[]>>> = {
  month: [1, 2, 3, 6, 12, 24],
  quarter: [1, 2, 4, 8],
};

/** Labels at every so many points; months are an axis of dates, for there every program keeps to the step. */
function labelSteps({ labels }: Chart, { places, workbook }: ChartDrawing, size: ChartSize): string {
  const { sheet, row } = locationOf(places, labels);
  const needed = Math.ceil(columnCount(sheet, workbook) / mostLabels[size]);
  const step = steps[row.format]?.find((known) => known >= needed) ?? needed;
  if (row.format === 'month') {
    return `<c:lblOffset val="100"/><c:baseTimeUnit val="months"/><c:majorUnit val="${step}"/><c:majorTimeUnit val="months"/></c:dateAx>`;
  }
  const skips = step <= 1 ? '' : `<c:tickLblSkip val="${step}"/><c:tickMarkSkip val="${step}"/>`;
  return `<c:lblAlgn val="ctr"/><c:lblOffset val="100"/>${skips}<c:noMultiLvlLbl val="1"/></c:catAx>`;
}

const scalingFrom = (lowest: number | null): string =>
  `<c:scaling><c:orientation val="minMax"/>${lowest === null ? '' : `<c:min val="${lowest}"/>`}</c:scaling>`;

/** An axis with an end of its own starts there in any case, so it has one only where something lies below. */
function lowEnd({ lowest, series }: Chart, { values }: ChartDrawing): number | null {
  if (lowest === null) return null;
  return series.some(({ row }) =>
    values
      .row(row)
      .subarray(1)
      .some((value) => value < lowest),
  )
    ? lowest
    : null;
}

const noMarks = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>';
const lineXml = (colour: string): string => `<c:spPr><a:ln w="6350">${solid(colour)}</a:ln></c:spPr>`;

/** Money has one scale in the whole workbook, and the axis says which. */
function unitTitle(
  { unit }: Chart,
  row: RowId,
  { places, scale, workbook }: ChartDrawing,
  text: ChartText,
): string {
  const drawn = locationOf(places, row).row;
  const words = drawn.unit === null ? unit : plainUnitText(drawn, { scale, language: workbook.language });
  return words === ''
    ? ''
    : `<c:title><c:tx>${richText(words, text, true)}</c:tx><c:overlay val="0"/></c:title>`;
}

export interface AxisLook extends ChartText {
  readonly size: ChartSize;
}

export function axisPair(
  which: 'first' | 'second',
  chart: Chart,
  drawing: ChartDrawing,
  look: AxisLook,
): string {
  const [category, value] = axisNumbers[which];
  const isSecond = which === 'second';
  const measured =
    chart.series.find(({ isOnSecondAxis }) => isOnSecondAxis === isSecond)?.row ?? chart.labels;
  const text = { ...look, colour: palette.quiet };
  const start = locationOf(drawing.places, chart.labels).row.format === 'month' ? '<c:dateAx>' : '<c:catAx>';
  return [
    `${start}<c:axId val="${category}"/>${scalingFrom(null)}<c:delete val="${isSecond ? 1 : 0}"/><c:axPos val="b"/>`,
    `${formatOf(chart.labels, drawing)}${noMarks}<c:tickLblPos val="low"/>${lineXml(palette.quiet)}${textLook(text)}`,
    `<c:crossAx val="${value}"/><c:crosses val="autoZero"/><c:auto val="0"/>${labelSteps(chart, drawing, look.size)}`,
    `<c:valAx><c:axId val="${value}"/>${scalingFrom(lowEnd(chart, drawing))}<c:delete val="0"/><c:axPos val="${isSecond ? 'r' : 'l'}"/>`,
    isSecond ? '' : `<c:majorGridlines>${lineXml(palette.faintRule)}</c:majorGridlines>`,
    `${unitTitle(chart, measured, drawing, text)}${formatOf(measured, drawing)}${noMarks}<c:tickLblPos val="nextTo"/>`,
    `<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${textLook(text)}<c:crossAx val="${category}"/>`,
    `<c:crosses val="${isSecond ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`,
  ].join('');
}
