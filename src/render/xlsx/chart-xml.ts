// Writes one chart as a spreadsheet draws it itself: its lines and columns read the cells, so that it lives with the model.
import type { Values } from '#evaluate/evaluate.ts';
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart, ChartKind, Series } from '#workbook/chart.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { formatCode, type MoneyScale } from '#workbook/number-format.ts';
import { type Place, type Places, placeOf } from '#workbook/places.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { quotedSheet } from './cell-formula.ts';
import { xmlText } from './xml-text.ts';

export interface Drawing {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: Places;
  readonly scale: MoneyScale;
  /** What the scale is called, after the currency. */
  readonly scaleWord: string;
}

const colours = ['3B5BDB', '0F9D78', 'E8890C', 'C2255C', '7048E8', '0C8599', '5C940D', '868E96'];

/** The axes of a chart by their numbers in the file: a first pair and, where asked for, a second. */
const axes = { first: [11, 12], second: [21, 22] } as const;

const rangeOf = ({ sheet, line }: Place, workbook: Workbook): string => {
  const last = columnLetters(lastColumn(columnCount(sheet, workbook)));
  return xmlText(
    `${quotedSheet(sheet.title)}!$${columnLetters(columns.firstPeriod)}$${line}:$${last}$${line}`,
  );
};

const codeOf = (row: RowId, { places, scale, workbook }: Drawing): string =>
  xmlText(formatCode(placeOf(places, row).row.format, scale, workbook.language));

/** A range with the numbers it holds now, for programs that do not calculate. */
function reference(row: RowId, drawing: Drawing): string {
  const { workbook, values, places } = drawing;
  const place = placeOf(places, row);
  const numbers = Array.from(values.row(row).subarray(1));
  const points = numbers.map((value, index) =>
    Number.isFinite(value) ? `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>` : '',
  );
  return [
    `<c:numRef><c:f>${rangeOf(place, workbook)}</c:f>`,
    `<c:numCache><c:formatCode>${codeOf(row, drawing)}</c:formatCode><c:ptCount val="${numbers.length}"/>${points.join('')}</c:numCache>`,
    '</c:numRef>',
  ].join('');
}

function lookOf(kind: ChartKind, colour: string): string {
  const fill = `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
  if (kind === 'line') return `<c:spPr><a:ln w="25400" cap="rnd">${fill}<a:round/></a:ln></c:spPr>`;
  return `<c:spPr>${fill}<a:ln><a:noFill/></a:ln></c:spPr>`;
}

function seriesXml(series: Series, index: number, chart: Chart, drawing: Drawing): string {
  const { sheet, line } = placeOf(drawing.places, series.row);
  const label = `${quotedSheet(sheet.title)}!$${columnLetters(columns.content)}$${line}`;
  const name = `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(series.label)}</c:v></c:pt></c:strCache>`;
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>`,
    `<c:tx><c:strRef><c:f>${xmlText(label)}</c:f>${name}</c:strRef></c:tx>`,
    lookOf(series.kind, colours[index % colours.length] ?? '868E96'),
    series.kind === 'line' ? '<c:marker><c:symbol val="none"/></c:marker>' : '',
    series.kind === 'column' || series.kind === 'stacked' ? '<c:invertIfNegative val="0"/>' : '',
    `<c:cat>${reference(chart.labels, drawing)}</c:cat><c:val>${reference(series.row, drawing)}</c:val>`,
    series.kind === 'line' ? '<c:smooth val="0"/>' : '',
    '</c:ser>',
  ].join('');
}

const plots: Readonly<Record<ChartKind, (series: string, axisIds: string) => string>> = {
  line: (series, ids) =>
    `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${ids}</c:lineChart>`,
  area: (series, ids) =>
    `<c:areaChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}${ids}</c:areaChart>`,
  column: (series, ids) =>
    `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/>${ids}</c:barChart>`,
  stacked: (series, ids) =>
    `<c:barChart><c:barDir val="col"/><c:grouping val="stacked"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/><c:overlap val="100"/>${ids}</c:barChart>`,
};

/** Areas lie at the back and lines in front, whatever order the series have. */
const backToFront: readonly ChartKind[] = ['area', 'stacked', 'column', 'line'];

function plotXml(chart: Chart, drawing: Drawing): string {
  const numbered = chart.series.map((series, index) => ({ series, index }));
  return [false, true]
    .flatMap((isSecond) =>
      backToFront.map((kind) => {
        const members = numbered.filter(
          ({ series }) => series.kind === kind && series.isOnSecondAxis === isSecond,
        );
        if (members.length === 0) return '';
        const ids = axes[isSecond ? 'second' : 'first'].map((id) => `<c:axId val="${id}"/>`).join('');
        const drawn = members.map(({ series, index }) => seriesXml(series, index, chart, drawing));
        return plots[kind](drawn.join(''), ids);
      }),
    )
    .join('');
}

const small = (text: string): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900"><a:solidFill><a:srgbClr val="${text}"/></a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;

function axisPair(which: 'first' | 'second', chart: Chart, drawing: Drawing): string {
  const [category, value] = axes[which];
  const isSecond = which === 'second';
  const measured = chart.series.find(({ isOnSecondAxis }) => isOnSecondAxis === isSecond);
  const format = (row: RowId): string => `<c:numFmt formatCode="${codeOf(row, drawing)}" sourceLinked="0"/>`;
  const scaling = '<c:scaling><c:orientation val="minMax"/></c:scaling>';
  const line = '<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="CBD5E1"/></a:solidFill></a:ln></c:spPr>';
  return [
    `<c:catAx><c:axId val="${category}"/>${scaling}<c:delete val="${isSecond ? 1 : 0}"/><c:axPos val="b"/>`,
    `${format(chart.labels)}<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>`,
    `${line}${small('64748B')}<c:crossAx val="${value}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`,
    `<c:valAx><c:axId val="${value}"/>${scaling}<c:delete val="0"/><c:axPos val="${isSecond ? 'r' : 'l'}"/>`,
    isSecond ? '' : `<c:majorGridlines>${line}</c:majorGridlines>`,
    `${format(measured?.row ?? chart.labels)}<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>`,
    `<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${small('64748B')}<c:crossAx val="${category}"/><c:crosses val="${isSecond ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`,
  ].join('');
}

const titleXml = ({ title, unit }: Chart, scaleWord: string): string =>
  [
    '<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200" b="1"/></a:pPr>',
    `<a:r><a:rPr lang="en-US" sz="1200" b="1"/><a:t>${xmlText(unit === '' ? title : `${title}, ${unit}${scaleWord}`)}</a:t></a:r>`,
    '</a:p></c:rich></c:tx><c:overlay val="0"/></c:title>',
  ].join('');

export function chartXml(chart: Chart, drawing: Drawing): string {
  const hasSecond = chart.series.some(({ isOnSecondAxis }) => isOnSecondAxis);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">',
    `<c:roundedCorners val="0"/><c:chart>${titleXml(chart, drawing.scaleWord)}<c:autoTitleDeleted val="0"/>`,
    `<c:plotArea><c:layout/>${plotXml(chart, drawing)}${axisPair('first', chart, drawing)}${hasSecond ? axisPair('second', chart, drawing) : ''}</c:plotArea>`,
    `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${small('334155')}</c:legend>`,
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>',
    '<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln w="6350"><a:solidFill><a:srgbClr val="E2E8F0"/></a:solidFill></a:ln></c:spPr>',
    '</c:chartSpace>',
  ].join('');
}
