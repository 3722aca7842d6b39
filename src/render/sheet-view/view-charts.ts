// The charts of a sheet: where each stands, and the cells that it draws.
import { axisCode } from '#render/cells/axis-code.ts';
import { plainUnitText } from '#render/cells/unit-text.ts';
import { type ChartFrame, framesOf } from '#render/layout/chart-frames.ts';
import { stripGap } from '#render/layout/chart-strips.ts';
import { standardHeight } from '#render/layout/sheet-rows.ts';
import { columnCount } from '#workbook/axis.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart, Series } from '#workbook/chart.ts';
import { columns, lastColumn } from '#workbook/columns.ts';
import { formatCode, type MoneyScale } from '#workbook/number-format.ts';
import { locationOf } from '#workbook/row-locations.ts';
import type { CellsOfRow, ChartView, SeriesView } from './sheet-view.ts';
import { pixelsOf } from './view-pixels.ts';
import type { RowViewing } from './view-rows.ts';

export interface ChartViewing extends RowViewing {
  readonly scale: MoneyScale;
}

/** Charts draw the years of the forecast as it starts now. */
function cellsOf(row: RowId, { places, workbook, sheetPlaces }: ChartViewing): CellsOfRow {
  const { sheet, line } = locationOf(places, row);
  const count = columnCount(sheet, { ...workbook, yearCount: workbook.drawnYearCount });
  return {
    sheet: sheetPlaces.get(sheet.id) ?? 0,
    line,
    firstColumn: columns.firstPeriod,
    lastColumn: lastColumn(count),
  };
}

function seriesView(
  { row, label, kind, isOnSecondAxis }: Series,
  chart: Chart,
  viewing: ChartViewing,
): SeriesView {
  const { places, scale, workbook } = viewing;
  const drawn = locationOf(places, row).row;
  return {
    label,
    kind,
    isOnSecondAxis,
    cells: cellsOf(row, viewing),
    format: formatCode(drawn.format, scale, workbook.language),
    axisFormat: axisCode(drawn.format, scale, workbook.language),
    unit: drawn.unit === null ? chart.unit : plainUnitText(drawn, { scale, language: workbook.language }),
  };
}

function chartView({ chart, left, width, strip }: ChartFrame, viewing: ChartViewing): ChartView {
  const { places, scale, workbook } = viewing;
  const labels = locationOf(places, chart.labels).row;
  const isOnOneLine = strip.line === strip.lastLine;
  const height = isOnOneLine
    ? pixelsOf(strip.height)
    : (strip.lastLine - strip.line + 1) * pixelsOf(standardHeight);
  return {
    id: chart.id,
    title: chart.title,
    lowest: chart.lowest,
    line: strip.line,
    left: Math.round(left),
    top: pixelsOf(strip.top + stripGap / 2),
    width: Math.round(width),
    height: height - pixelsOf(stripGap),
    labels: {
      ...cellsOf(chart.labels, viewing),
      format: formatCode(labels.format, scale, workbook.language),
    },
    series: chart.series.map((series) => seriesView(series, chart, viewing)),
  };
}

export const chartViews = (viewing: ChartViewing): readonly ChartView[] =>
  framesOf(viewing.layout).map((frame) => chartView(frame, viewing));
