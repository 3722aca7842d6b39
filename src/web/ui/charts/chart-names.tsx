// The names of the series in one line, in the order of their colours.
import classes from './chart-names.module.css';
import type { ChartSeries } from './chart-scale.ts';

export function ChartNames({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <figcaption className={classes.names}>
      {series.map(({ id, name }, order) => (
        <span key={id} className={classes.key} data-order={order}>
          <span className={classes.name} data-tip={name}>
            {name}
          </span>
        </span>
      ))}
    </figcaption>
  );
}
