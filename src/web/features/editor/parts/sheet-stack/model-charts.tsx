// The charts of a sheet, drawn of the numbers as they stand now.
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MixedChart } from '#web/ui/mixed-chart/mixed-chart.tsx';
import { chartInScale } from '../../calculation/chart-in-scale.ts';
import type { DrawnChart } from '../../calculation/protocol.ts';
import type { Showing } from '../../calculation/shown-cell.ts';
import { useTickFormat } from '../use-tick-format.ts';
import classes from './model-charts.module.css';

const heightPx = 200;

/** Three fit side by side. */
const smallCount = 3;

interface ModelChartsProps {
  readonly charts: readonly DrawnChart[];
  readonly showing: Showing;
}

export function ModelCharts({ charts, showing }: ModelChartsProps) {
  return (
    <div className={classes.charts} data-small={charts.length === smallCount || undefined}>
      {charts.map((chart) => (
        <ModelChart key={chart.id} chart={chart} showing={showing} />
      ))}
    </div>
  );
}

interface ModelChartProps {
  readonly chart: DrawnChart;
  readonly showing: Showing;
}

function ModelChart({ chart, showing }: ModelChartProps) {
  const { title, unit, isShare, labels, series } = useMemo(
    () => chartInScale(chart, showing),
    [chart, showing],
  );
  const formatAmount = useTickFormat();
  const { formatNumber } = useIntl();
  const formatTick = useCallback(
    (value: number) =>
      isShare ? formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }) : formatAmount(value),
    [formatNumber, formatAmount, isShare],
  );
  return (
    <section className={classes.chart}>
      <h3 className={classes.title}>
        {title}
        {!isShare && <span className={classes.unit}>{unit}</span>}
      </h3>
      <MixedChart label={title} series={series} labels={labels} formatTick={formatTick} heightPx={heightPx} />
    </section>
  );
}
