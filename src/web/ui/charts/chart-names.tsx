// The names of the series in one line, in the order of their colours; those that have no room are shown on request.
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './chart-names.module.css';
import type { ChartSeries } from './chart-scale.ts';

export const ChartNames = memo(({ series }: { readonly series: readonly ChartSeries[] }) => {
  const { formatMessage } = useIntl();
  const { ref, inLine } = useNamesInLine();
  const left = Math.max(0, series.length - inLine);
  const [isOpen, setOpen] = useState(false);
  return (
    <figcaption className={classes.names} data-open={isOpen || undefined}>
      <div ref={ref} className={classes.keys}>
        {series.map(({ id, name }, order) => (
          <span key={id} className={classes.key} data-order={order} hidden={!isOpen && order >= inLine}>
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
