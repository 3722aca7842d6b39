// Lines over soft areas, period by period; pointing at it shows the values.
import classes from './area-chart.module.css';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type ChartSeries, chartScale, seriesPaths } from './chart-scale.ts';

const isLine = (): boolean => true;

export function AreaChart(props: ChartProps<ChartSeries>) {
  return (
    <ChartFrame
      {...props}
      scaleOf={chartScale}
      isLine={isLine}
      draw={(scale, pointed) => (
        <>
          {props.series.map((one, order) => {
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
        </>
      )}
    />
  );
}
