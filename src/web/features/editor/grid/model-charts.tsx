// The charts of a sheet, drawn from the current numbers.
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MixedChart } from '#web/ui/charts/mixed-chart.tsx';
import { chartInScale } from '../calculation/chart-in-scale.ts';
import type { DrawnChart } from '../calculation/protocol.ts';
import type { DisplayOptions } from '../calculation/shown-cell.ts';
import classes from './model-charts.module.css';
import { useTickFormat } from './use-tick-format.ts';

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

/** Empty axes look broken. */
const isDrawable = (series: DrawnChart['series']): boolean =>
  series.some(({ values }) => values.some((value) => Number.isFinite(value) && value !== 0));

interface ModelChartProps {
  readonly chart: DrawnChart;
  readonly display: DisplayOptions;
  readonly heightPx: number;
}

function ModelChart({ chart, display, heightPx }: ModelChartProps) {
  const { title, unit, isShare, labels, series } = useMemo(
    () => chartInScale(chart, display),
    [chart, display],
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
      {isDrawable(series) ? (
        <MixedChart
          label={title}
          series={series}
          labels={labels}
          formatTick={formatTick}
          heightPx={heightPx}
        />
      ) : (
        <p className={classes.nothing}>
          <FormattedMessage id="charts.all-zero" />
        </p>
      )}
    </section>
  );
}
