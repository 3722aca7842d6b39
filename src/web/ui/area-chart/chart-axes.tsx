// The quiet lines and words behind a chart: round amounts at the left, periods below.
import classes from './area-chart.module.css';
import type { ChartScale } from './chart-scale.ts';

interface ChartAxesProps {
  readonly scale: ChartScale;
  readonly labels: readonly string[];
  readonly formatTick: (value: number) => string;
}

const labelWidthPx = 92;

export function ChartAxes({ scale, labels, formatTick }: ChartAxesProps) {
  const { plot } = scale;
  const every = Math.max(1, Math.ceil((labels.length * labelWidthPx) / Math.max(1, plot.right - plot.left)));
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={classes.rule}
            x1={plot.left}
            x2={plot.right}
            y1={scale.y(tick)}
            y2={scale.y(tick)}
          />
          <text className={classes.tick} x={plot.left - 8} y={scale.y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        index % every === 0 && scale.x(index) < plot.right - labelWidthPx / 4 ? (
          <text
            key={label}
            className={classes.tick}
            x={scale.x(index)}
            y={plot.bottom + 17}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {label}
          </text>
        ) : null,
      )}
    </>
  );
}
