// The charts of a sheet, drawn from the current numbers.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { chartInScale } from '../calculation/chart-in-scale.ts';
import type { DrawnChart } from '../calculation/protocol.ts';
import { type DisplayOptions, shownValue } from '../calculation/shown-cell.ts';
import { ChartCard } from './chart-card.tsx';
import { namedMarks } from './mark-texts.ts';
import classes from './model-charts.module.css';

const usualHeightPx = 200;

/** Three fit side by side. */
const smallCount = 3;

export interface ModelChartsProps {
  readonly charts: readonly DrawnChart[];
  readonly display: DisplayOptions;
  readonly heightPx?: number;
}

export function ModelCharts({ charts, display, heightPx = usualHeightPx }: ModelChartsProps) {
  return (
    <div className={classes.charts} data-small={charts.length === smallCount || undefined}>
      {charts.map((chart) => (
        <ModelChart key={chart.id} chart={chart} display={display} heightPx={heightPx} />
      ))}
    </div>
  );
}

interface ModelChartProps {
  readonly chart: DrawnChart;
  readonly display: DisplayOptions;
  readonly heightPx: number;
}

function ModelChart({ chart, display, heightPx }: ModelChartProps) {
  const scaled = useMemo(() => chartInScale(chart, display), [chart, display]);
  const intl = useIntl();
  const marks = useMemo(
    () => namedMarks({ ...chart, currency: chart.unit }, intl, display),
    [chart, intl, display],
  );
  const total = useMemo(() => stackTotal(chart, display), [chart, display]);
  return <ChartCard {...scaled} marks={marks} total={total} heightPx={heightPx} />;
}

/** What its bars come to, written like them, unless a line of the chart says it. */
function stackTotal({ series, isMoney }: DrawnChart, display: DisplayOptions): readonly string[] | null {
  const stacked = series.filter(({ kind }) => kind === 'stacked');
  const [first] = stacked;
  if (!first || !isMoney || stacked.length < 2 || stacked.length < series.length) return null;
  const totals = first.values.map((_, index) =>
    stacked.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  return Array.from(totals, (value) => shownValue(value, { format: 'money', values: totals }, display));
}
