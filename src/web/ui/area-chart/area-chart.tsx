// Lines over soft areas, period by period; pointing at it reads the values out.
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useMemo, useState } from 'react';
import classes from './area-chart.module.css';
import { ChartAxes } from './chart-axes.tsx';
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
      <Legend series={series} period={pointed === null ? null : (labels[pointed] ?? null)} index={pointed} />
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

interface LegendProps {
  readonly series: readonly ChartSeries[];
  readonly period: string | null;
  readonly index: number | null;
}

function Legend({ series, period, index }: LegendProps) {
  return (
    <figcaption className={classes.legend}>
      {series.map(({ id, name, texts }) => (
        <span key={id} className={classes.key}>
          <span className={classes.name}>{name}</span>
          {index !== null && <b>{texts[index]}</b>}
        </span>
      ))}
      {period && <span className={classes.period}>{period}</span>}
    </figcaption>
  );
}
