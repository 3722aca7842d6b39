// Marks in a chart: single points with their name, and at its foot what happened in a period.
import { useMemo } from 'react';
import classes from './chart-marks.module.css';
import { type ChartScale, type ChartSeries, linePoints, tickWidthPx } from './chart-scale.ts';
import type { ChartMark } from './chart-tip.tsx';
import { labelPlaces } from './label-places.ts';

interface ChartMarksProps {
  readonly marks: readonly ChartMark[];
  readonly scale: ChartScale;
  /** Those that are drawn as lines, which no name should be on. */
  readonly lines: readonly ChartSeries[];
}

const radiusPx = 4;
/** From the foot of a name to the line that its letters stand on. */
const descentPx = 4;

export function ChartMarks({ marks, scale, lines }: ChartMarksProps) {
  const { plot } = scale;
  const names = useMemo(() => namesOf(marks, scale, lines), [marks, scale, lines]);
  return (
    <>
      {marks.map((mark) => {
        const { x, y } = pointOf(mark, scale);
        return (
          <g key={mark.id} className={classes.mark} data-kind={mark.kind}>
            <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
            <circle cx={x} cy={y} r={radiusPx} />
          </g>
        );
      })}
      {names.map(({ id, text, place }) => (
        <text
          key={id}
          className={classes.name}
          x={(place.left + place.right) / 2}
          y={place.bottom - descentPx}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}

const pointOf = ({ index, value }: ChartMark, { x, y, plot }: ChartScale) => ({
  x: x(index),
  y: value === null ? plot.bottom : y(value),
});

/** What has no place is said by the tooltip alone. */
function namesOf(marks: readonly ChartMark[], scale: ChartScale, lines: readonly ChartSeries[]) {
  const named = marks.filter(({ isNamed }) => isNamed);
  const places = labelPlaces(
    named.map((mark) => ({
      at: pointOf(mark, scale),
      widthPx: Math.min(tickWidthPx(mark.text), scale.plot.right - scale.plot.left),
      isLowest: mark.isLowest,
    })),
    {
      plot: scale.plot,
      lines: lines.map((one) => linePoints(one, scale)),
      points: marks.map((mark) => pointOf(mark, scale)),
    },
  );
  return named.flatMap(({ id, text }, order) => {
    const place = places[order];
    return place ? [{ id, text, place }] : [];
  });
}
