// A chart of bars, stacks, lines and areas together; pointing at it reads the values out.
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { ChartAxes } from '#web/ui/area-chart/chart-axes.tsx';
import { ChartLegend } from '#web/ui/area-chart/chart-legend.tsx';
import classes from './mixed-chart.module.css';
import { type MixedSeries, mixedPaths, mixedScale } from './mixed-paths.ts';

interface MixedChartProps {
  readonly title: string;
  readonly series: readonly MixedSeries[];
  readonly labels: readonly string[];
  readonly formatTick: (value: number) => string;
  readonly heightPx: number;
}

export function MixedChart({ title, series, labels, formatTick, heightPx }: MixedChartProps) {
  const { ref, width } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const drawn = useMemo(() => {
    const scale = mixedScale(series, { widthPx: width, heightPx, formatTick });
    return { scale, paths: mixedPaths(series, scale) };
  }, [series, width, heightPx, formatTick]);
  const { scale, paths } = drawn;
  return (
    <figure className={classes.figure} aria-label={title}>
      <ChartLegend
        series={series}
        period={pointed === null ? null : (labels[pointed] ?? null)}
        index={pointed}
      />
      <div ref={ref} className={classes.frame} style={{ height: heightPx }}>
        {width > 0 && (
          <svg
            width={width}
            height={heightPx}
            aria-hidden="true"
            onPointerMove={({ clientX, currentTarget }) =>
              setPointed(scale.indexAt(clientX - currentTarget.getBoundingClientRect().left))
            }
            onPointerLeave={() => setPointed(null)}
          >
            <ChartAxes scale={scale} labels={labels} formatTick={formatTick} />
            {pointed !== null && (
              <rect
                className={classes.pointed}
                x={scale.x(pointed) - scale.stepPx / 2}
                width={scale.stepPx}
                y={scale.plot.top}
                height={scale.plot.bottom - scale.plot.top}
              />
            )}
            {series.map(({ id, kind }, order) => (
              <g key={id} className={classes.series} data-order={order} data-kind={kind}>
                <path className={classes.area} d={paths[order]?.area} />
                <path className={classes.line} d={paths[order]?.line} />
              </g>
            ))}
          </svg>
        )}
      </div>
    </figure>
  );
}
