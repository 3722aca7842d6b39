// The charts of a sheet, drawn of the numbers as they stand now.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { MixedChart } from '#web/ui/mixed-chart/mixed-chart.tsx';
import type { DrawnChart } from '../../calculation/protocol.ts';
import classes from './model-charts.module.css';

const heightPx = 200;

/** Three fit side by side. */
const smallCount = 3;

/** From here on words for amounts run out. */
const tooLargeForWords = 1e15;

export function ModelCharts({ charts }: { readonly charts: readonly DrawnChart[] }) {
  return (
    <div className={classes.charts} data-small={charts.length === smallCount || undefined}>
      {charts.map((chart) => (
        <ModelChart key={chart.id} chart={chart} />
      ))}
    </div>
  );
}

function ModelChart({ chart: { title, unit, isShare, labels, series } }: { readonly chart: DrawnChart }) {
  const { formatNumber } = useIntl();
  const formatTick = useCallback(
    (value: number) => {
      if (isShare) return formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
      const notation = Math.abs(value) < tooLargeForWords ? 'compact' : 'scientific';
      return formatNumber(value, { notation, maximumFractionDigits: 1 });
    },
    [formatNumber, isShare],
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
