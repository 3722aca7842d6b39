// Marks in a chart: single points with their name, and at its foot what happened in a period.
import classes from './chart-marks.module.css';
import { type ChartScale, tickWidthPx } from './chart-scale.ts';
import type { ChartMark } from './chart-tip.tsx';

interface ChartMarksProps {
  readonly marks: readonly ChartMark[];
  readonly scale: ChartScale;
}

const radiusPx = 4;
const gapPx = 9;
const leastAbovePx = 22;

export function ChartMarks({ marks, scale }: ChartMarksProps) {
  const { plot } = scale;
  return marks.map(({ id, index, value, kind, text, isNamed }) => {
    const x = scale.x(index);
    const y = value === null ? plot.bottom : scale.y(value);
    const half = tickWidthPx(text) / 2;
    const middle = Math.min(Math.max(x, plot.left + half), Math.max(plot.left + half, plot.right - half));
    const isBelow = y - plot.top < leastAbovePx;
    return (
      <g key={id} className={classes.mark} data-kind={kind}>
        <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
        <circle cx={x} cy={y} r={radiusPx} />
        {isNamed && (
          <text x={middle} y={isBelow ? y + gapPx * 2 : y - gapPx} textAnchor="middle">
            {text}
          </text>
        )}
      </g>
    );
  });
}
