// The names of the series that are drawn in one line, the total first and the others in the order of their colours; those that have no room are shown on request.
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './chart-names.module.css';
import { type ChartSeries, isAnywhere } from './chart-scale.ts';

export const ChartNames = memo(({ series }: { readonly series: readonly ChartSeries[] }) => {
  const { formatMessage } = useIntl();
  const { ref, inLine } = useNamesInLine();
  const keys = useMemo(() => totalFirst(series), [series]);
  const left = Math.max(0, keys.length - inLine);
  const [isOpen, setOpen] = useState(false);
  return (
    <figcaption className={classes.names} data-open={isOpen || undefined}>
      <div ref={ref} className={classes.keys}>
        {keys.map(({ id, name, isTotal, order }, place) => (
          <span
            key={id}
            className={classes.key}
            data-order={order}
            data-total={isTotal || undefined}
            hidden={!isOpen && place >= inLine}
          >
            <span className={classes.name} data-tip={name}>
              {name}
            </span>
          </span>
        ))}
      </div>
      {left > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={
            isOpen ? formatMessage({ id: 'charts.fewer-names' }) : formatMessage({ id: 'charts.all-names' })
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '−' : `+${left}`}
        </button>
      )}
    </figcaption>
  );
});

/** The order of its colour stays with each. */
function totalFirst(series: readonly ChartSeries[]) {
  const keys = series.map((one, order) => ({ ...one, order })).filter(isAnywhere);
  return [...keys.filter(({ isTotal }) => isTotal), ...keys.filter(({ isTotal }) => !isTotal)];
}

/** How many names fit into one line: the others are left out, except while they are counted. */
function useNamesInLine() {
  const ref = useRef<HTMLDivElement>(null);
  const [inLine, setInLine] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current: line } = ref;
    if (line === null) return;
    const count = () => {
      line.dataset.counting = '';
      const tops = Array.from(line.children, (key) => key.getBoundingClientRect().top);
      delete line.dataset.counting;
      const wrapped = tops.findIndex((top) => top > (tops[0] ?? 0));
      setInLine(wrapped < 0 ? Number.POSITIVE_INFINITY : wrapped);
    };
    const observer = new ResizeObserver(count);
    observer.observe(line);
    count();
    return () => observer.disconnect();
  });
  return { ref, inLine };
}
