// Lines over soft areas, period by period; pointing at it reads the values out.
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useMemo, useState } from 'react';
import classes from './area-chart.module.css';
import { ChartAxes } from './chart-axes.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { type ChartSeries, chartScale, seriesPaths } from './chart-scale.ts';

interface AreaChartProps {
  readonly series: readonly ChartSeries[];
  readonly labels: readonly string[];
  readonly label: string;
  readonly formatTick: (value: number) => string;
  readonly heightPx: number;
}

export function AreaChart({ series, labels, label, formatTick, heightPx }: AreaChartProps) {
  const { ref, width } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = useMemo(
    () => chartScale(series, { widthPx: width, heightPx, formatTick }),
    [series, width, heightPx, formatTick],
  );
  const point = (event: PointerEvent<SVGSVGElement>) => {
    setPointed(scale.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  return (
    <figure className={classes.figure} aria-label={label}>
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
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
          >
            <ChartAxes scale={scale} labels={labels} formatTick={formatTick} />
            {series.map((one, order) => {
              const { line, area } = seriesPaths(one, scale);
              return (
                <g key={one.id} className={classes.series} data-order={order}>
                  <path className={classes.area} d={area} />
                  <path className={classes.line} d={line} />
                </g>
              );
            })}
            {pointed !== null && (
              <line
                className={classes.pointer}
                x1={scale.x(pointed)}
                x2={scale.x(pointed)}
                y1={scale.plot.top}
                y2={scale.plot.bottom}
              />
            )}
          </svg>
        )}
      </div>
    </figure>
  );
}
