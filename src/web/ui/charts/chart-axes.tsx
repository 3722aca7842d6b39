// The axes behind a chart: round amounts at the left, periods below.

import { labelStep } from '#render/charts/label-step.ts';
import classes from './area-chart.module.css';
import { type ChartScale, tickWidthPx } from './chart-scale.ts';

interface ChartAxesProps {
  readonly scale: ChartScale;
  readonly labels: readonly string[];
  readonly formatTick: (value: number) => string;
}

/** Between two labels, and the space after the last period. */
const labelGapPx = 14;
const edgePx = 16;

export function ChartAxes({ scale, labels, formatTick }: ChartAxesProps) {
  const { plot } = scale;
  const labelWidthPx = Math.max(0, ...labels.map(tickWidthPx));
  const every = labelStep(labels.length, (plot.right - plot.left) / (labelWidthPx + labelGapPx));
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
        index % every === 0 && scale.x(index) <= plot.right + edgePx - labelWidthPx / 2 ? (
          <text
            key={label}
            className={classes.tick}
            x={scale.x(index)}
            y={plot.bottom + 17}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
    </>
  );
}
