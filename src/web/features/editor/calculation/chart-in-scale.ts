// Scales a chart of money like the rows beside it.
import type { DrawnChart } from './protocol.ts';
import { type DisplayOptions, scaledValue, shownUnit, shownValue } from './shown-cell.ts';

const money = { format: 'money' } as const;

export function chartInScale(chart: DrawnChart, display: DisplayOptions): DrawnChart {
  if (!chart.isMoney || display.scale === 'units') return chart;
  return {
    ...chart,
    unit: shownUnit({ ...money, unit: chart.unit }, display),
    series: chart.series.map((one) => ({
      ...one,
      values: one.values.map((value) => scaledValue(value, money, display)),
      texts: Array.from(one.values, (value) => shownValue(value, money, display)),
    })),
  };
}
