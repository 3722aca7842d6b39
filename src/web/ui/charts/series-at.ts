// Which series of a chart is at a point of its drawing.
import { type ChartScale, isAnywhere } from './chart-scale.ts';
import { barAt, type MixedSeries, stackEdges } from './mixed-paths.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line is thinner than what a finger or a mouse meets. */
const reachPx = 9;

/** One that is 0 throughout is not drawn. */
const isDrawnAsLine = (one: MixedSeries): boolean =>
  (one.kind === 'line' || one.kind === 'area') && isAnywhere(one);

/** A line nearby comes before the bar or the area that it runs over; null where nothing is drawn. */
export function seriesAt(
  series: readonly MixedSeries[],
  scale: ChartScale,
  { x, y }: Point,
): MixedSeries | null {
  const index = scale.indexAt(x);
  const away = ({ values }: MixedSeries) => Math.abs(scale.y(values[index] ?? Number.NaN) - y);
  const near = series.filter((one) => isDrawnAsLine(one) && away(one) <= reachPx);
  const [first, ...others] = near;
  if (first) return others.reduce((best, next) => (away(next) < away(best) ? next : best), first);
  const edges = stackEdges(series, index + 1);
  const columns = series.filter(({ kind }) => kind === 'column');
  const column = columns[barAt(x, index, scale, columns.length)];
  const isOver = (one: MixedSeries, order: number): boolean => {
    if (one.kind === 'column' && one !== column) return false;
    const [from, to] =
      one.kind === 'stacked' ? (edges[order]?.[index] ?? [0, 0]) : [0, one.values[index] ?? 0];
    return one.kind !== 'line' && (scale.y(from) - y) * (scale.y(to) - y) < 0;
  };
  // The later ones are drawn over the earlier ones.
  return series.findLast(isOver) ?? null;
}
