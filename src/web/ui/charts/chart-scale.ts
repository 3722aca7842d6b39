// Turns periods and numbers into places inside the drawing.
import { niceTicks } from '#render/charts/nice-ticks.ts';

export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly values: ArrayLike<number>;
  /** The values as they are shown. */
  readonly texts: readonly string[];
  /** What the bars of a stack come to: first among the names, last among the numbers. */
  readonly isTotal?: boolean;
}

/** Whether any of its numbers is more than a place on the axis. */
export const isAnywhere = ({ values }: ChartSeries): boolean =>
  Array.from(values).some((value) => Number.isFinite(value) && value !== 0);

export interface ChartScale {
  readonly ticks: readonly number[];
  /** From one period to the next. */
  readonly stepPx: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly indexAt: (x: number) => number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

const margin = { right: 16, top: 10, bottom: 24 };
const gutter = { least: 44, beside: 16 };

/** The greatest width of a character of an axis. */
const tickCharWidthPx = 7;

export const tickWidthPx = (text: string): number => text.length * tickCharWidthPx;

export interface ChartDimensions {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly formatTick: (value: number) => string;
  /** Of things that are counted, of which there is no half. */
  readonly isWhole?: boolean | undefined;
}

interface ChartRange {
  readonly low: number;
  readonly high: number;
  /** How many periods there are. */
  readonly count: number;
  /** Bars need a width: each period has a band of its own, and its place is the middle of that. */
  readonly isBanded: boolean;
}

export function chartScale(series: readonly ChartSeries[], size: ChartDimensions): ChartScale {
  const all = series.flatMap(({ values }) => Array.from(values).filter(Number.isFinite));
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  return scaleBetween({ low: Math.min(0, ...all), high: Math.max(0, ...all), count, isBanded: false }, size);
}

export function scaleBetween(
  { low: least, high: most, count, isBanded }: ChartRange,
  { widthPx, heightPx, formatTick, isWhole = false }: ChartDimensions,
): ChartScale {
  const ticks = niceTicks(least, most, { isWhole });
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) || 1];
  const widest = Math.max(...ticks.map((tick) => tickWidthPx(formatTick(tick))));
  const left = Math.max(gutter.least, widest + gutter.beside);
  const right = Math.max(left + 1, widthPx - margin.right);
  const plot = { left, right, top: margin.top, bottom: heightPx - margin.bottom };
  const step = (right - left) / Math.max(1, isBanded ? count : count - 1);
  const first = isBanded ? left + step / 2 : left;
  return {
    ticks,
    plot,
    stepPx: step,
    x: (index) => (count === 1 ? (left + right) / 2 : first + index * step),
    y: (value) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top),
    indexAt: (x) => Math.min(count - 1, Math.max(0, Math.round((x - first) / step))),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function linePoints({ values }: ChartSeries, { x, y, plot }: ChartScale): readonly Point[] {
  const points = Array.from(values, (value, index) => ({ x: x(index), y: y(value) })).filter((point) =>
    Number.isFinite(point.y),
  );
  // A single period has no slope: it is drawn as a short level line.
  const [only] = points;
  return only && points.length === 1
    ? [
        { ...only, x: plot.left },
        { ...only, x: plot.right },
      ]
    : points;
}

export function seriesPaths(series: ChartSeries, scale: ChartScale): { line: string; area: string } {
  const points = linePoints(series, scale).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  if (points.length === 0) return { line: '', area: '' };
  const line = `M${points.join('L')}`;
  const [first, last] = [points[0]?.split(' ')[0], points.at(-1)?.split(' ')[0]];
  const ground = scale.y(0).toFixed(1);
  return { line, area: `${line}L${last} ${ground}L${first} ${ground}Z` };
}
