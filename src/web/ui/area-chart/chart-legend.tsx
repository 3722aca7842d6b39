// Says which colour is what, and reads out the period that is pointed at, for which there is room from the start.
import { useMemo } from 'react';
import classes from './area-chart.module.css';
import type { ChartSeries } from './chart-scale.ts';
import { legendRoom } from './legend-room.ts';

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly labels: readonly string[];
  /** Null while nothing is pointed at. */
  readonly index: number | null;
}

export function ChartLegend({ series, labels, index }: ChartLegendProps) {
  const periodRoom = useMemo(() => legendRoom(labels), [labels]);
  return (
    <figcaption className={classes.legend}>
      {series.map(({ id, name, texts }, order) => (
        <span key={id} className={classes.key} data-order={order}>
          <span className={classes.name}>{name}</span>
          <Value texts={texts} index={index} />
        </span>
      ))}
      <span className={classes.period} data-room={periodRoom}>
        {index !== null && labels[index]}
      </span>
    </figcaption>
  );
}

function Value({ texts, index }: { readonly texts: readonly string[]; readonly index: number | null }) {
  const room = useMemo(() => legendRoom(texts), [texts]);
  return <b data-room={room}>{index !== null && texts[index]}</b>;
}
