// What a chart draws at this moment: the values of its cells, and how they and the points are written.
import type { CellValue } from '#audit/book/book.ts';
import type { LiveCell } from '#audit/live/live-book.ts';
import type { CellsOfRow, ChartView } from '#render/sheet-view/sheet-view.ts';
import type { MixedSeries } from '#web/ui/charts/mixed-paths.ts';

export interface ShownChart {
  readonly labels: readonly string[];
  readonly series: readonly MixedSeries[];
  /** Of money, months and the like; empty where the chart counts nothing. */
  readonly unit: string;
  readonly axisFormat: string;
  /** Empty axes look broken. */
  readonly isEmpty: boolean;
}

export interface ChartReading {
  readonly valueAt: (cell: LiveCell) => CellValue;
  readonly textOf: (value: number, format: string) => string;
}

const cellsIn = ({ sheet, line, firstColumn, lastColumn }: CellsOfRow): readonly LiveCell[] =>
  Array.from({ length: Math.max(0, lastColumn - firstColumn + 1) }, (_, place) => ({
    ...{ sheet, line },
    column: firstColumn + place,
  }));

/** What is no number is not drawn. */
const numberIn = (value: CellValue): number => (typeof value === 'number' ? value : Number.NaN);

export function shownChart(chart: ChartView, { valueAt, textOf }: ChartReading): ShownChart {
  const { labels, lowest } = chart;
  const series = chart.series.map(({ label, kind, cells, format }, order) => {
    const values = cellsIn(cells).map((cell) => numberIn(valueAt(cell)));
    return {
      id: `${order}`,
      name: label,
      kind,
      values: lowest === null ? values : values.map((value) => Math.max(lowest, value)),
      texts: values.map((value) => (Number.isFinite(value) ? textOf(value, format) : '–')),
    };
  });
  const [first] = chart.series;
  return {
    labels: cellsIn(labels).map((cell) => textOf(numberIn(valueAt(cell)), labels.format)),
    series,
    unit: first?.unit ?? '',
    axisFormat: first?.axisFormat ?? 'General',
    isEmpty: !series.some(({ values }) => values.some((value) => Number.isFinite(value) && value !== 0)),
  };
}

/** Whether one of these cells is drawn. */
export function isDrawnIn({ labels, series }: ChartView, changed: readonly LiveCell[]): boolean {
  const rows = [labels, ...series.map(({ cells }) => cells)];
  return changed.some(({ sheet, line, column }) =>
    rows.some(
      (row) =>
        row.sheet === sheet && row.line === line && column >= row.firstColumn && column <= row.lastColumn,
    ),
  );
}

export const sheetsDrawn = ({ labels, series }: ChartView): readonly number[] => [
  ...new Set([labels.sheet, ...series.map(({ cells }) => cells.sheet)]),
];
