// Explains the colours, and shows the values of the period that is pointed at, for which space is reserved from the start.
import { useMemo } from 'react';
import classes from './area-chart.module.css';
import type { ChartSeries } from './chart-scale.ts';
import { legendRoom } from './legend-room.ts';

/** Where the names are in columns, a name longer than this, with its value, gets a line of its own. */
const mostInColumn = 23;

const isLong = (name: string, texts: readonly string[]): boolean =>
  name.length + texts.reduce((most, { length }) => Math.max(most, length), 0) > mostInColumn;

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
        <span
          key={id}
          className={classes.key}
          data-order={order}
          data-long={isLong(name, texts) || undefined}
        >
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
