// Checks what charts draw against cells written by hand.
import { expect, test } from 'vitest';
import type { CellValue } from '#audit/book/book.ts';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { isDrawnIn, sheetsDrawn, shownChart } from './shown-chart.ts';

const cells = (line: number) => ({ sheet: 2, line, firstColumn: 10, lastColumn: 12 });

const chart: ChartView = {
  id: 'margins',
  title: 'Margins',
  lowest: -1,
  ...{ line: 5, left: 14, top: 7, width: 300, height: 200 },
  labels: { ...cells(1), sheet: 3, format: '0' },
  series: [
    {
      ...{ label: 'Gross', kind: 'column', isOnSecondAxis: false, cells: cells(2) },
      ...{ format: '0.0%', axisFormat: '0%', unit: '%' },
    },
  ],
};

const values: Readonly<Record<string, CellValue>> = {
  ...{ '3:1:10': 2027, '3:1:11': 2028, '3:1:12': 2029 },
  ...{ '2:2:10': -3, '2:2:11': 'n/a', '2:2:12': 0.5 },
};

const reading = (known: typeof values) => ({
  valueAt: ({ sheet, line, column }: { sheet: number; line: number; column: number }) =>
    known[`${sheet}:${line}:${column}`] ?? null,
  textOf: (value: number, format: string) => `${value} as ${format}`,
});

test('a chart draws the numbers of its cells, no lower than its axis goes, and tells them as they are', () => {
  const { labels, series, unit, axisFormat, isEmpty } = shownChart(chart, reading(values));
  expect(labels).toEqual(['2027 as 0', '2028 as 0', '2029 as 0']);
  expect(series).toEqual([
    {
      ...{ id: '0', name: 'Gross', kind: 'column' },
      values: [-1, Number.NaN, 0.5],
      texts: ['-3 as 0.0%', '–', '0.5 as 0.0%'],
    },
  ]);
  expect([unit, axisFormat, isEmpty]).toEqual(['%', '0%', false]);
});

test('a chart without a number other than zero is empty', () => {
  expect(shownChart(chart, reading({ '2:2:10': 0, '2:2:11': { error: '#DIV/0!' } })).isEmpty).toBe(true);
});

test('a chart is drawn anew for its own cells alone', () => {
  expect(isDrawnIn(chart, [{ sheet: 2, line: 2, column: 12 }])).toBe(true);
  expect(isDrawnIn(chart, [{ sheet: 3, line: 1, column: 10 }])).toBe(true);
  const others = [
    { sheet: 2, line: 2, column: 13 },
    { sheet: 2, line: 1, column: 10 },
    { sheet: 1, line: 2, column: 10 },
  ];
  expect(isDrawnIn(chart, others)).toBe(false);
  expect(sheetsDrawn(chart)).toEqual([3, 2]);
});
