// Writes one chart as a spreadsheet draws it itself: its lines and columns read the cells, so that it lives with the model.

import { quotedSheet } from '#render/cell-formula.ts';
import { palette, seriesColours } from '#render/cells/palette.ts';
import { xmlText } from '#render/xml-text.ts';
import type { Chart, ChartKind, Series } from '#workbook/chart.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import { locationOf } from '#workbook/row-locations.ts';
import { xmlHead } from '../package/relations.ts';
import { axisNumbers, axisPair } from './chart-axes.ts';
import type { ChartDrawing } from './chart-drawing.ts';
import { chartReference } from './chart-reference.ts';
import { type ChartSize, richText, sheer, solid, textLook } from './chart-text.ts';

/** Widths of lines in the format's own unit, 12700 to a point. */
const seriesLine = 28_575;
const areaLine = 15_875;

function lookOf(kind: ChartKind, colour: string): string {
  if (kind === 'line')
    return `<c:spPr><a:ln w="${seriesLine}" cap="rnd">${solid(colour)}<a:round/></a:ln></c:spPr>`;
  if (kind === 'area')
    return `<c:spPr>${sheer(colour)}<a:ln w="${areaLine}">${solid(colour)}</a:ln></c:spPr>`;
  return `<c:spPr>${solid(colour)}<a:ln><a:noFill/></a:ln></c:spPr>`;
}

function seriesXml(series: Series, index: number, chart: Chart, drawing: ChartDrawing): string {
  const { sheet, line } = locationOf(drawing.places, series.row);
  const label = `${quotedSheet(sheet.title)}!$${columnLetters(columns.content)}$${line}`;
  const name = `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(series.label)}</c:v></c:pt></c:strCache>`;
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>`,
    `<c:tx><c:strRef><c:f>${xmlText(label)}</c:f>${name}</c:strRef></c:tx>`,
    lookOf(series.kind, seriesColours[index % seriesColours.length] ?? palette.quiet),
    series.kind === 'line' ? '<c:marker><c:symbol val="none"/></c:marker>' : '',
    series.kind === 'column' || series.kind === 'stacked' ? '<c:invertIfNegative val="0"/>' : '',
    `<c:cat>${chartReference(chart.labels, drawing)}</c:cat>`,
    `<c:val>${chartReference(series.row, drawing)}</c:val>`,
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
    `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="50"/>${ids}</c:barChart>`,
  stacked: (series, ids) =>
    `<c:barChart><c:barDir val="col"/><c:grouping val="stacked"/><c:varyColors val="0"/>${series}<c:gapWidth val="50"/><c:overlap val="100"/>${ids}</c:barChart>`,
};

/** Areas lie at the back and lines in front, whatever order the series have. */
const backToFront: readonly ChartKind[] = ['area', 'stacked', 'column', 'line'];

function plotXml(chart: Chart, drawing: ChartDrawing): string {
  const numbered = chart.series.map((series, index) => ({ series, index }));
  return [false, true]
    .flatMap((isSecond) =>
      backToFront.map((kind) => {
        const members = numbered.filter(
          ({ series }) => series.kind === kind && series.isOnSecondAxis === isSecond,
        );
        if (members.length === 0) return '';
        const ids = axisNumbers[isSecond ? 'second' : 'first'].map((id) => `<c:axId val="${id}"/>`).join('');
        const drawn = members.map(({ series, index }) => seriesXml(series, index, chart, drawing));
        return plots[kind](drawn.join(''), ids);
      }),
    )
    .join('');
}

const titleSizes: Readonly<Record<ChartSize, number>> = { small: 10, large: 12 };
const textSizes: Readonly<Record<ChartSize, number>> = { small: 8, large: 9 };

const titleXml = ({ title }: Chart, size: ChartSize): string =>
  `<c:title><c:tx>${richText(title, { points: titleSizes[size], colour: palette.accent, isBold: true })}</c:tx><c:overlay val="0"/></c:title>`;

export function chartXml(chart: Chart, drawing: ChartDrawing, size: ChartSize): string {
  const hasSecond = chart.series.some(({ isOnSecondAxis }) => isOnSecondAxis);
  const text = { points: textSizes[size], colour: palette.ink, isBold: false, size };
  const axes = [
    axisPair('first', chart, drawing, text),
    hasSecond ? axisPair('second', chart, drawing, text) : '',
  ];
  return [
    xmlHead,
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">',
    `<c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart>${titleXml(chart, size)}<c:autoTitleDeleted val="0"/>`,
    `<c:plotArea><c:layout/>${plotXml(chart, drawing)}${axes.join('')}<c:spPr><a:noFill/></c:spPr></c:plotArea>`,
    `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textLook(text)}</c:legend>`,
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>',
    `<c:spPr>${solid(palette.white)}<a:ln w="6350">${solid(palette.faintRule)}</a:ln></c:spPr>`,
    textLook(text),
    '</c:chartSpace>',
  ].join('');
}
