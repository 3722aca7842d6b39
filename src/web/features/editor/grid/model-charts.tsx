// The charts of a sheet, drawn from the current numbers.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { chartInScale } from '../calculation/chart-in-scale.ts';
import type { DrawnChart } from '../calculation/protocol.ts';
import { type DisplayOptions, shownValue } from '../calculation/shown-cell.ts';
import { ChartCard } from './chart-card.tsx';
import { namedMarks } from './mark-texts.ts';
import classes from './model-charts.module.css';
import { seriesTrace } from './series-trace.ts';
import type { OpenTrace } from './use-picture-trace.ts';

const usualHeightPx = 200;

/** Three fit side by side. */
const smallCount = 3;

export interface ModelChartsProps {
  readonly charts: readonly DrawnChart[];
  readonly display: DisplayOptions;
  readonly heightPx?: number;
  /** Left out where nothing can be pressed, as on paper. */
  readonly openTrace?: OpenTrace;
}

export function ModelCharts({ charts, heightPx = usualHeightPx, ...others }: ModelChartsProps) {
  return (
    <div className={classes.charts} data-small={charts.length === smallCount || undefined}>
      {charts.map((chart) => (
        <ModelChart key={chart.id} {...{ chart, heightPx }} {...others} />
      ))}
    </div>
  );
}

interface ModelChartProps extends Omit<ModelChartsProps, 'charts' | 'heightPx'> {
  readonly chart: DrawnChart;
  readonly heightPx: number;
}

function ModelChart({ chart, display, heightPx, openTrace }: ModelChartProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'charts.total' });
  const scaled = useMemo(
    () => chartInScale(withTotal(chart, name, display), display),
    [chart, name, display],
  );
  const marks = useMemo(
    () => namedMarks({ ...chart, currency: chart.unit }, intl, display),
    [chart, intl, display],
  );
  const trace = openTrace && seriesTrace(chart.series, openTrace);
  return <ChartCard {...scaled} {...{ marks, heightPx, trace }} />;
}

/** A line over a stack says what its bars come to; on the page alone, any stack of money has one. */
function withTotal(chart: DrawnChart, name: string, display: DisplayOptions): DrawnChart {
  const { series, isMoney } = chart;
  const stacked = series.filter(({ kind }) => kind === 'stacked');
  const [first] = stacked;
  if (!first) return chart;
  if (stacked.length < series.length) {
    return { ...chart, series: series.map((one) => ({ ...one, isTotal: one.kind === 'line' })) };
  }
  if (!isMoney || stacked.length < 2) return chart;
  const values = first.values.map((_, index) =>
    stacked.reduce((sum, each) => sum + (each.values[index] ?? 0), 0),
  );
  const texts = Array.from(values, (value) => shownValue(value, { format: 'money', values }, display));
  return { ...chart, series: [...series, { id: 'total', name, values, texts, kind: 'line', isTotal: true }] };
}
