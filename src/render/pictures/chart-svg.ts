// Draws one chart of a workbook into a box: its title, a legend, the axes and the marks of its series.
import { labelStep } from '#render/charts/label-step.ts';
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart } from '#workbook/chart.ts';
import { locationOf } from '#workbook/row-locations.ts';
import { type Plot, seriesMarks } from './chart-marks.ts';
import { type AxisScale, axisScale, type DrawnSeries } from './chart-scale.ts';
import { type Box, boxSvg, fitted, levelLine, pathSvg, sized, textSvg } from './drawing.ts';
import { legendSvg } from './legend-svg.ts';
import type { PictureBook } from './picture-book.ts';
import { colours, seriesColour } from './picture-look.ts';
import { moneyUnit, shownNumber, shownTick } from './shown-number.ts';

const titleSizes = { wish: 26, least: 20 } as const;
const unitSize = 20;
const tickSize = 20;
const padding = 28;

/** The cells that a chart draws of a row. */
function drawnValues(row: RowId, { workbook, values, places }: PictureBook): readonly number[] {
  const { sheet } = locationOf(places, row);
  const count = columnCount(sheet, { ...workbook, yearCount: workbook.drawnYearCount });
  return Array.from(values.row(row).subarray(1, 1 + count));
}

const seriesOf = ({ series }: Chart, book: PictureBook): readonly DrawnSeries[] =>
  series.map(({ row, ...one }) => ({ ...one, values: drawnValues(row, book) }));

interface Axis {
  readonly scale: AxisScale;
  readonly texts: readonly string[];
  readonly width: number;
}

/** Null where no series is drawn on it. */
function axisOf(
  chart: Chart,
  all: readonly DrawnSeries[],
  isSecond: boolean,
  book: PictureBook,
): Axis | null {
  const series = all.filter(({ isOnSecondAxis }) => isOnSecondAxis === isSecond);
  const first = chart.series.find(({ isOnSecondAxis }) => isOnSecondAxis === isSecond);
  if (first === undefined) return null;
  const { format } = locationOf(book.places, first.row).row;
  const scale = axisScale(series, isSecond ? null : chart.lowest);
  const texts = scale.ticks.map((tick) => shownTick(tick, format, book.look));
  return { scale, texts, width: Math.max(...texts.map((text) => book.measure(text, tickSize, false))) };
}

const noAxis: Axis = { scale: { ticks: [0], low: 0, high: 1 }, texts: ['0'], width: 0 };

interface Placed {
  readonly plot: Plot;
  readonly area: Box;
}

const tickGap = 12;

function placed(box: Box, top: number, count: number, first: Axis, second: Axis | null): Placed {
  const left = box.left + padding + first.width + tickGap;
  const right = box.left + box.width - padding - (second === null ? 0 : second.width + tickGap);
  const bottom = box.top + box.height - padding - tickSize - 8;
  const step = (right - left) / Math.max(1, count);
  const heightOf = (value: number, { low, high }: AxisScale) =>
    bottom - ((Math.max(low, value) - low) / (high - low)) * (bottom - top);
  return {
    area: { left, top, width: right - left, height: bottom - top },
    plot: {
      step,
      x: (index) => left + step * (index + 0.5),
      y: (value, isSecond) => heightOf(value, (isSecond && second !== null ? second : first).scale),
    },
  };
}

function axisSvg({ area, plot }: Placed, { scale, texts }: Axis, isSecond: boolean): string {
  const x = isSecond ? area.left + area.width + tickGap : area.left - tickGap;
  return scale.ticks
    .map((tick, index) => {
      const y = plot.y(tick, isSecond);
      const rule = levelLine(
        area.left,
        area.left + area.width,
        y,
        tick === 0 ? colours.rule : colours.faintRule,
      );
      const look = { size: tickSize, colour: colours.dimmed, align: isSecond ? 'start' : 'end' } as const;
      return `${isSecond ? '' : rule}${textSvg(texts[index] ?? '', x, y + 7, look)}`;
    })
    .join('');
}

function labelsSvg(chart: Chart, { area, plot }: Placed, book: PictureBook): string {
  const { format } = locationOf(book.places, chart.labels).row;
  const texts = drawnValues(chart.labels, book).map((value) => shownNumber(value, format, book.look));
  const widest = Math.max(1, ...texts.map((text) => book.measure(text, tickSize, false)));
  const step = labelStep(texts.length, Math.floor(area.width / (widest + 24)));
  const y = area.top + area.height + tickSize + 10;
  const look = { size: tickSize, colour: colours.dimmed, align: 'middle' } as const;
  return texts
    .map((text, index) => (index % step === 0 ? textSvg(text, plot.x(index), y, look) : ''))
    .join('');
}

function marksSvg(series: readonly DrawnSeries[], plot: Plot): string {
  const marks = seriesMarks(series, plot);
  const hasLine = series.some(({ kind }) => kind === 'line');
  // Lines lie in front, whatever order the series have.
  const fills = series.map(({ kind }, order) => {
    const opacity = kind === 'area' ? 0.2 : kind === 'column' && hasLine ? 0.45 : 1;
    return pathSvg(marks[order]?.fill ?? '', { fill: seriesColour(order), opacity });
  });
  const lines = series.map((_, order) => pathSvg(marks[order]?.line ?? '', { stroke: seriesColour(order) }));
  return [...fills, ...lines].join('');
}

/** Money is counted in the scale of the model; a share needs no word beside its percents. */
function unitOf(chart: Chart, { places, workbook, look }: PictureBook): string {
  const [first] = chart.series;
  const row = first && locationOf(places, first.row).row;
  if (row?.format === 'money') return moneyUnit(workbook.currency, look);
  return row?.format === 'percent' || row?.format === 'share' ? '%' : (row?.unit?.text ?? '');
}

export function chartSvg(chart: Chart, box: Box, book: PictureBook): string {
  const { measure } = book;
  const series = seriesOf(chart, book);
  const room = box.width - 2 * padding;
  const unit = fitted(unitOf(chart, book), room / 3, unitSize, false, measure);
  const unitRoom = measure(unit, unitSize, false) + 20;
  const title = sized(chart.title, room - unitRoom, titleSizes, true, measure);
  const titleTop = box.top + padding + titleSizes.wish - 4;
  const legend = legendSvg(
    series.map(({ label }) => label),
    { left: box.left + padding, top: titleTop + 16, width: room },
    measure,
  );
  const first = axisOf(chart, series, false, book) ?? noAxis;
  const second = axisOf(chart, series, true, book);
  const count = Math.max(1, ...series.map(({ values }) => values.length));
  const place = placed(box, legend.bottom + 22, count, first, second);
  return [
    boxSvg(box, colours.surface, 16, colours.rule),
    textSvg(title.text, box.left + padding, titleTop, {
      size: title.size,
      colour: colours.ink,
      isBold: true,
    }),
    textSvg(unit, box.left + box.width - padding, titleTop, {
      ...{ size: unitSize, colour: colours.dimmed, align: 'end' },
    }),
    legend.svg,
    axisSvg(place, first, false),
    second === null ? '' : axisSvg(place, second, true),
    marksSvg(series, place.plot),
    labelsSvg(chart, place, book),
  ].join('');
}
