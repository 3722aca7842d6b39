// A chart of bars, stacks, lines and areas together; pointing at it shows the values.
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type ChartScale, isAnywhere } from './chart-scale.ts';
import classes from './mixed-chart.module.css';
import { type MixedSeries, mixedPaths, mixedScale } from './mixed-paths.ts';
import { seriesAt } from './series-at.ts';

const isLine = ({ kind }: MixedSeries): boolean => kind === 'line' || kind === 'area';

export function MixedChart(props: ChartProps<MixedSeries>) {
  return (
    <ChartFrame
      {...props}
      className={classes.figure}
      scaleOf={mixedScale}
      isLine={isLine}
      seriesAt={seriesAt}
      draw={(scale, pointed) => (
        <>
          {pointed !== null && (
            <rect
              className={classes.pointed}
              x={scale.x(pointed) - scale.stepPx / 2}
              width={scale.stepPx}
              y={scale.plot.top}
              height={scale.plot.bottom - scale.plot.top}
            />
          )}
          <Drawing series={props.series} scale={scale} isNamedIfZero={!props.tip} />
        </>
      )}
    />
  );
}

interface DrawingProps {
  readonly series: readonly MixedSeries[];
  readonly scale: ChartScale;
  /** Names without numbers leave out what is 0 throughout, and so does the drawing then. */
  readonly isNamedIfZero: boolean;
}

/** Does not change when a period is pointed at. */
function Drawing({ series, scale, isNamedIfZero }: DrawingProps) {
  const paths = useMemo(() => mixedPaths(series, scale), [series, scale]);
  return series.map((one, order) =>
    isNamedIfZero || isAnywhere(one) ? (
      <g
        key={one.id}
        className={classes.series}
        data-order={order}
        data-kind={one.kind}
        data-total={one.isTotal || undefined}
      >
        <path className={classes.area} d={paths[order]?.area} />
        <path className={classes.line} d={paths[order]?.line} />
      </g>
    ) : null,
  );
}
