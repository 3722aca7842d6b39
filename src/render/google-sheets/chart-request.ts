// One chart as Google Sheets is asked for it: what it draws, how it looks, and where it stands.
import { fontName, palette, seriesColours } from '#render/cells/palette.ts';
import type { BookView, ChartView, SeriesView } from '#render/sheet-view/sheet-view.ts';
import type { ChartKind } from '#workbook/chart.ts';

/** Where a chart is, and where the hidden sheet has the rows that it draws. */
export interface ChartPlace {
  /** Places of sheets, counted from 0. */
  readonly sheet: number;
  readonly source: number;
  readonly firstRow: number;
  readonly columnPixels: readonly number[];
  /** Counted from 1 through the workbook; asked for again, the same chart is refused rather than there twice. */
  readonly number: number;
}

const firstChartId = 1000;

const colour = (rgb: string) => {
  const part = (from: number) => Number.parseInt(rgb.slice(from, from + 2), 16) / 255;
  return { rgbColor: { red: part(0), green: part(2), blue: part(4) } };
};

const types: Readonly<Record<ChartKind, string>> = {
  line: 'LINE',
  area: 'AREA',
  column: 'COLUMN',
  stacked: 'COLUMN',
};

function chartType(series: readonly SeriesView[]): string {
  const [first = 'COLUMN', ...others] = new Set(series.map(({ kind }) => types[kind]));
  return others.length === 0 ? first : 'COMBO';
}

/** A name and a point for each column. */
function rangeOf({ labels }: ChartView, { source, firstRow }: ChartPlace, row: number): object {
  const startRowIndex = firstRow + row;
  const endColumnIndex = labels.lastColumn - labels.firstColumn + 2;
  const range = { startRowIndex, endRowIndex: startRowIndex + 1, startColumnIndex: 0, endColumnIndex };
  return { sourceRange: { sources: [{ sheetId: source, ...range }] } };
}

const axisOf = (isSecond: boolean): string => (isSecond ? 'RIGHT_AXIS' : 'LEFT_AXIS');

function seriesRequest(chart: ChartView, place: ChartPlace, type: string): readonly object[] {
  return chart.series.map((series, index) => ({
    series: rangeOf(chart, place, index + 1),
    targetAxis: axisOf(series.isOnSecondAxis),
    ...(type === 'COMBO' && { type: types[series.kind] }),
    colorStyle: colour(seriesColours[index % seriesColours.length] ?? palette.quiet),
  }));
}

/** An axis with an end of its own starts there in any case, so it has one only where something lies below. */
function hasBelow({ sheets }: BookView, series: readonly SeriesView[], lowest: number): boolean {
  return series.some(({ cells }) => {
    const { runs = [], cells: single = [] } = sheets[cells.sheet]?.rows[cells.line - 1] ?? {};
    const values = [...single.map(({ value }) => value), ...runs.flatMap((run) => run.values)];
    return values.some((value) => typeof value === 'number' && value < lowest);
  });
}

function axes(view: BookView, { series, lowest }: ChartView): readonly object[] {
  const isCut = lowest !== null && hasBelow(view, series, lowest);
  const sides = [false, true].flatMap((isSecond) => {
    const measured = series.find(({ isOnSecondAxis }) => isOnSecondAxis === isSecond);
    if (measured === undefined) return [];
    const viewWindowOptions = { viewWindowMin: lowest, viewWindowMode: 'EXPLICIT' };
    return [{ position: axisOf(isSecond), title: measured.unit, ...(isCut && { viewWindowOptions }) }];
  });
  return [{ position: 'BOTTOM_AXIS' }, ...sides];
}

/** The column that a place falls in, and how far into it. */
function anchorOf({ line, left, top }: ChartView, { sheet, columnPixels }: ChartPlace): object {
  let rest = left;
  let columnIndex = 0;
  for (const pixels of columnPixels) {
    if (rest < pixels) break;
    rest -= pixels;
    columnIndex += 1;
  }
  const anchorCell = { sheetId: sheet, rowIndex: line - 1, columnIndex };
  return { anchorCell, offsetXPixels: rest, offsetYPixels: top };
}

export function chartRequest(view: BookView, chart: ChartView, place: ChartPlace): object {
  const type = chartType(chart.series);
  const isStacked = chart.series.some(({ kind }) => kind === 'stacked');
  const basicChart = {
    ...{ chartType: type, legendPosition: 'BOTTOM_LEGEND', headerCount: 1 },
    ...(isStacked && { stackedType: 'STACKED' }),
    axis: axes(view, chart),
    domains: [{ domain: rangeOf(chart, place, 0) }],
    series: seriesRequest(chart, place, type),
  };
  const spec = {
    ...{ title: chart.title, altText: chart.title, fontName },
    titleTextFormat: { bold: true, foregroundColorStyle: colour(palette.accent) },
    hiddenDimensionStrategy: 'SHOW_ALL',
    basicChart,
  };
  const size = { widthPixels: chart.width, heightPixels: chart.height };
  const overlayPosition = { ...anchorOf(chart, place), ...size };
  return {
    addChart: { chart: { chartId: firstChartId + place.number, spec, position: { overlayPosition } } },
  };
}
