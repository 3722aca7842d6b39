// What all charts have around their drawing: the legend, the axes, and the period that is pointed at.
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { ChartAxes } from './chart-axes.tsx';
import classes from './chart-frame.module.css';
import { ChartLegend } from './chart-legend.tsx';
import { ChartMarks } from './chart-marks.tsx';
import { ChartNames } from './chart-names.tsx';
import type { ChartDimensions, ChartScale, ChartSeries } from './chart-scale.ts';
import { type ChartMark, ChartTip, type ChartTipTexts } from './chart-tip.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { type SeriesAt, type SeriesTrace, useDrawingPointer } from './use-drawing-pointer.ts';

export interface ChartProps<Series extends ChartSeries> {
  readonly label: string;
  readonly series: readonly Series[];
  readonly labels: readonly string[];
  readonly formatTick: (value: number) => string;
  readonly heightPx: number;
  /** Of things that are counted, of which there is no half. */
  readonly isWhole?: boolean;
  /** With these, the numbers stand in a tooltip, which the arrow keys reach too, and not in the legend. */
  readonly tip?: ChartTipTexts;
  readonly marks?: readonly ChartMark[];
  /** Opens how its numbers are calculated. */
  readonly trace?: SeriesTrace | undefined;
}

interface ChartFrameProps<Series extends ChartSeries> extends ChartProps<Series> {
  readonly className?: string | undefined;
  /** Must keep its identity: a new one causes a new layout. */
  readonly scaleOf: (series: readonly Series[], size: ChartDimensions) => ChartScale;
  readonly seriesAt?: SeriesAt<Series>;
  /** Whether it is drawn as a line. */
  readonly isLine: (series: Series) => boolean;
  readonly draw: (scale: ChartScale, pointed: number | null) => ReactNode;
}

const noMarks: readonly ChartMark[] = [];
const nowhere = (): null => null;

export function ChartFrame<Series extends ChartSeries>(props: ChartFrameProps<Series>) {
  const { label, series, labels, formatTick, heightPx, isWhole, className = '' } = props;
  const { scaleOf, isLine, draw } = props;
  const { tip, marks = noMarks, trace, seriesAt = nowhere } = props;
  const { ref, width } = useElementSize();
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = useMemo(
    () => scaleOf(series, { widthPx: width, heightPx, formatTick, isWhole }),
    [series, width, heightPx, formatTick, isWhole, scaleOf],
  );
  const lines = useMemo(() => series.filter(isLine), [series, isLine]);
  const index = pointed === null || pointed >= labels.length ? null : pointed;
  const keys = useArrowKeys({ labels, series, marks, tip, label, index, setPointed, trace });
  const drawing = useDrawingPointer({ series, scale, trace, seriesAt, setPointed });
  return (
    <figure className={`${classes.figure} ${className}`} aria-label={label}>
      {tip ? <ChartNames series={series} /> : <ChartLegend series={series} labels={labels} index={index} />}
      <div ref={ref} className={classes.frame} style={{ height: heightPx }} {...keys}>
        {width > 0 && (
          <svg
            width={width}
            height={heightPx}
            viewBox={`0 0 ${width} ${heightPx}`}
            aria-hidden="true"
            {...drawing}
          >
            <ChartAxes scale={scale} labels={labels} formatTick={formatTick} />
            {draw(scale, index)}
            <ChartMarks {...{ marks, scale, lines }} />
          </svg>
        )}
        {tip && index !== null && (
          <ChartTip
            {...{ series, marks, index }}
            label={labels[index] ?? ''}
            texts={tip}
            xPx={scale.x(index)}
            widthPx={width}
          />
        )}
      </div>
    </figure>
  );
}
