// A chart on paper: drawn in a known size, as nothing is measured while a page is printed.
import { useCallback, useMemo } from 'react';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { useShownChart } from '#web/sheet-page/charts/use-shown-chart.ts';
import { useNumberText } from '#web/sheet-page/state/use-shown-text.ts';
import { ChartAxes } from '#web/ui/charts/chart-axes.tsx';
import look from '#web/ui/charts/mixed-chart.module.css';
import { mixedPaths, mixedScale } from '#web/ui/charts/mixed-paths.ts';
import classes from './printed-book.module.css';

/** What the title and the names of the series take. */
const wordsPx = 76;
const sidesPx = 24;

export function PrintedChart({ chart }: { readonly chart: ChartView }) {
  const { series, labels, unit, axisFormat, isEmpty } = useShownChart(chart);
  const textOf = useNumberText();
  const [widthPx, heightPx] = [chart.width - sidesPx, chart.height - wordsPx];
  const formatTick = useCallback(
    (value: number) => (value === 0 ? '0' : textOf(value, axisFormat)),
    [textOf, axisFormat],
  );
  const scale = useMemo(
    () => mixedScale(series, { widthPx, heightPx, formatTick }),
    [series, widthPx, heightPx, formatTick],
  );
  const paths = mixedPaths(series, scale);
  return (
    <figure
      className={`${classes.chart} ${look.figure}`}
      style={{ width: chart.width, height: chart.height }}
    >
      <figcaption className={classes.words}>
        <b>{chart.title}</b> <span>{unit}</span>
        <ul className={classes.names}>
          {series.map(({ id, name }, order) => (
            <li key={id} data-order={order}>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      {!isEmpty && (
        <svg width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
          <ChartAxes scale={scale} labels={labels} formatTick={formatTick} />
          {series.map(({ id, kind }, order) => (
            <g key={id} className={look.series} data-order={order} data-kind={kind}>
              <path className={look.area} d={paths[order]?.area} />
              <path className={look.line} d={paths[order]?.line} />
            </g>
          ))}
        </svg>
      )}
    </figure>
  );
}
