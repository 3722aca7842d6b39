// The numbers of a chart as a table, a line for each period.
import { FormattedMessage } from 'react-intl';
import type { MixedSeries } from '#web/ui/charts/mixed-paths.ts';
import classes from './chart-card.module.css';

interface ChartTableProps {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly MixedSeries[];
}

/** It scrolls, so the keyboard must reach it. */
const reachByKey = (scroller: HTMLElement | null): void => {
  if (scroller) scroller.tabIndex = 0;
};

export function ChartTable({ title, labels, series }: ChartTableProps) {
  return (
    <section className={classes.scroller} aria-label={title} ref={reachByKey}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="charts.period" />
            </th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ id, texts }) => (
                <td key={id}>{texts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
