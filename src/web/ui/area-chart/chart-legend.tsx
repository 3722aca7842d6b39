// Says which colour is what, and reads out the period that is pointed at.
import classes from './area-chart.module.css';
import type { ChartSeries } from './chart-scale.ts';

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly period: string | null;
  readonly index: number | null;
}

export function ChartLegend({ series, period, index }: ChartLegendProps) {
  return (
    <figcaption className={classes.legend}>
      {series.map(({ id, name, texts }, order) => (
        <span key={id} className={classes.key} data-order={order}>
          <span className={classes.name}>{name}</span>
          {index !== null && <b>{texts[index]}</b>}
        </span>
      ))}
      {period && <span className={classes.period}>{period}</span>}
    </figcaption>
  );
}
