// Places bars, stacks of bars, lines and areas of one chart over the same periods.
import {
  type ChartDimensions,
  type ChartScale,
  type ChartSeries,
  scaleBetween,
  seriesPaths,
} from './chart-scale.ts';

export interface MixedSeries extends ChartSeries {
  readonly kind: 'line' | 'area' | 'column' | 'stacked';
}

/** The share of a period's width that its bars take up; the rest separates them from the next period's. */
const barShare = 0.72;

export function mixedScale(series: readonly MixedSeries[], size: ChartDimensions): ChartScale {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const alone = series.filter(({ kind }) => kind !== 'stacked').flatMap(({ values }) => Array.from(values));
  const stacks = stackEdges(series, count).flat(2);
  const all = [...alone, ...stacks].filter(Number.isFinite);
  return scaleBetween({ low: Math.min(0, ...all), high: Math.max(0, ...all), count, isBanded: true }, size);
}

/** One for each series; a bar is an area alone. */
export function mixedPaths(
  series: readonly MixedSeries[],
  scale: ChartScale,
): readonly { readonly line: string; readonly area: string }[] {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const edges = stackEdges(series, count);
  const columns = series.filter(({ kind }) => kind === 'column');
  return series.map((one, order) => {
    if (one.kind === 'stacked') return { line: '', area: bars(edges[order] ?? [], scale, 0, 1) };
    if (one.kind === 'column') {
      const fromZero = Array.from(one.values, (value) => [0, value] as const);
      return { line: '', area: bars(fromZero, scale, columns.indexOf(one), columns.length) };
    }
    const { line, area } = seriesPaths(one, scale);
    return { line, area: one.kind === 'area' ? area : '' };
  });
}

type Edge = readonly [from: number, to: number];

/** Values below zero are stacked downwards. */
export function stackEdges(series: readonly MixedSeries[], count: number): readonly (readonly Edge[])[] {
  const above = new Float64Array(count);
  const below = new Float64Array(count);
  return series.map(({ kind, values }) => {
    if (kind !== 'stacked') return [];
    return Array.from({ length: count }, (_, index): Edge => {
      const value = values[index] ?? 0;
      const pile = value < 0 ? below : above;
      const from = pile[index] ?? 0;
      const to = from + (Number.isFinite(value) ? value : 0);
      pile[index] = to;
      return [from, to];
    });
  });
}

/** Which of the bars that stand side by side in a period is at a place; the outer ones reach into the gap beside them. */
export function barAt(x: number, index: number, scale: ChartScale, places: number): number {
  const widthPx = (scale.stepPx * barShare) / places;
  const place = Math.floor((x - scale.x(index)) / widthPx + places / 2);
  return Math.min(places - 1, Math.max(0, place));
}

function bars(edges: readonly Edge[], scale: ChartScale, place: number, places: number): string {
  const widthPx = (scale.stepPx * barShare) / places;
  return edges
    .map(([from, to], index) => {
      if (!Number.isFinite(to) || from === to) return '';
      const left = scale.x(index) + (place - places / 2) * widthPx;
      return `M${left.toFixed(1)} ${scale.y(from).toFixed(1)}h${widthPx.toFixed(1)}V${scale.y(to).toFixed(1)}h${(-widthPx).toFixed(1)}Z`;
    })
    .join('');
}
