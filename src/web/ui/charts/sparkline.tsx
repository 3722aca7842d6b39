// A row of numbers as a small line with a soft area under it.

import { memo } from 'react';
import { sparkline } from '#render/charts/sparkline.ts';
import { useAfterFrame } from '../hooks/use-after-frame.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  readonly values: ArrayLike<number>;
  readonly width?: number;
  readonly height?: number;
}

export function Sparkline({ values, width = 64, height = 24 }: SparklineProps) {
  return <Drawing values={useAfterFrame(values)} width={width} height={height} />;
}

const Drawing = memo(function Drawing({ values, width, height }: Required<SparklineProps>) {
  const { line, area } = sparkline(values, width, height);
  return (
    <svg
      className={classes.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className={classes.area} d={area} />
      <path className={classes.line} d={line} />
    </svg>
  );
});
