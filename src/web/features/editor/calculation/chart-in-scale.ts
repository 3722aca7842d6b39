// Scales a chart of money like the rows beside it, and cuts one of shares where its axis ends.
import type { DrawnChart } from './protocol.ts';
import { type DisplayOptions, scaledValue, shownUnit, shownValue } from './shown-cell.ts';

const money = { format: 'money' } as const;

export function chartInScale(chart: DrawnChart, display: DisplayOptions): DrawnChart {
  if (chart.lowest !== null) return cutBelow(chart, chart.lowest);
  if (!chart.isMoney || (display.scale === 'units' && display.decimals !== 'auto')) return chart;
  return {
    ...chart,
    unit: shownUnit({ ...money, unit: chart.unit }, display),
    series: chart.series.map((one) => ({
      ...one,
      values: one.values.map((value) => scaledValue(value, money, display)),
      texts: textsOf(one.values, display),
    })),
  };
}

/** [DSH-17] Its texts keep the numbers as they are. */
const cutBelow = (chart: DrawnChart, lowest: number): DrawnChart => ({
  ...chart,
  series: chart.series.map((one) => ({ ...one, values: one.values.map((value) => Math.max(lowest, value)) })),
});

function textsOf(values: Float64Array, display: DisplayOptions): readonly string[] {
  const row = { ...money, values };
  return Array.from(values, (value) => shownValue(value, row, display));
}
