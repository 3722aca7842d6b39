// Writes a chart of money in the scale that was chosen for the page, as the rows beside it are.
import type { DrawnChart } from './protocol.ts';
import { type Showing, scaledValue, shownUnit, shownValue } from './shown-cell.ts';

const money = { format: 'money' } as const;

export function chartInScale(chart: DrawnChart, showing: Showing): DrawnChart {
  if (!chart.isMoney || showing.scale === 'units') return chart;
  return {
    ...chart,
    unit: shownUnit({ ...money, unit: chart.unit }, showing),
    series: chart.series.map((one) => ({
      ...one,
      values: one.values.map((value) => scaledValue(value, money, showing)),
      texts: Array.from(one.values, (value) => shownValue(value, money, showing)),
    })),
  };
}
