// What all charts have around their drawing: the legend, the axes, and the period that is pointed at.
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { ChartAxes } from './chart-axes.tsx';
import classes from './chart-frame.module.css';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartDimensions, ChartScale, ChartSeries } from './chart-scale.ts';

export interface ChartProps<Series extends ChartSeries> {
  readonly label: string;
  readonly series: readonly Series[];
  readonly labels: readonly string[];
  readonly formatTick: (value: number) => string;
  readonly heightPx: number;
  /** Of things that are counted, of which there is no half. */
  readonly isWhole?: boolean;
}

interface ChartFrameProps<Series extends ChartSeries> extends ChartProps<Series> {
  readonly className?: string | undefined;
  /** Must keep its identity: a new one causes a new layout. */
  readonly scaleOf: (series: readonly Series[], size: ChartDimensions) => ChartScale;
  readonly draw: (scale: ChartScale, pointed: number | null) => ReactNode;
}

export function ChartFrame<Series extends ChartSeries>(props: ChartFrameProps<Series>) {
  const { label, series, labels, formatTick, heightPx, isWhole, className = '', scaleOf, draw } = props;
  const { ref, width } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = useMemo(
    () => scaleOf(series, { widthPx: width, heightPx, formatTick, isWhole }),
    [series, width, heightPx, formatTick, isWhole, scaleOf],
  );
  return (
    <figure className={`${classes.figure} ${className}`} aria-label={label}>
      <ChartLegend series={series} labels={labels} index={pointed} />
      <div ref={ref} className={classes.frame} style={{ height: heightPx }}>
        {width > 0 && (
          <svg
            width={width}
            height={heightPx}
            viewBox={`0 0 ${width} ${heightPx}`}
            aria-hidden="true"
            onPointerMove={({ clientX, currentTarget }) =>
              setPointed(scale.indexAt(clientX - currentTarget.getBoundingClientRect().left))
            }
            onPointerLeave={() => setPointed(null)}
          >
            <ChartAxes scale={scale} labels={labels} formatTick={formatTick} />
            {draw(scale, pointed)}
          </svg>
        )}
      </div>
    </figure>
  );
}
