// What happened in the periods of a chart, in words beneath it: whoever touches or presses keys points at no mark.
import { useIntl } from 'react-intl';
import type { ChartMark } from '#web/ui/charts/chart-tip.tsx';
import classes from './chart-card.module.css';

interface ChartEventsProps {
  readonly marks: readonly ChartMark[];
  readonly labels: readonly string[];
}

/** The drawing names its points itself. */
export function ChartEvents({ marks, labels }: ChartEventsProps) {
  const { formatMessage } = useIntl();
  const events = marks.filter(({ kind }) => kind !== 'point').sort((one, other) => one.index - other.index);
  if (events.length === 0) return null;
  return (
    <ul className={classes.events} aria-label={formatMessage({ id: 'charts.events' })}>
      {events.map(({ id, kind, index, text }) => (
        <li key={id} data-kind={kind}>
          {`${text} · ${labels[index] ?? ''}`}
        </li>
      ))}
    </ul>
  );
}
