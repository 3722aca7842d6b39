// The bars, lines and areas of a chart as paths, one for each series.
import { type DrawnSeries, type Edge, stackEdges } from './chart-scale.ts';

export interface Plot {
  /** The middle of a period. */
  readonly x: (index: number) => number;
  readonly y: (value: number, isOnSecondAxis: boolean) => number;
  /** From one period to the next. */
  readonly step: number;
}

const barShare = 0.7;
const at = (value: number): string => value.toFixed(1);

function bars(
  edges: readonly Edge[],
  isSecond: boolean,
  { x, y, step }: Plot,
  place: number,
  places: number,
) {
  const room = step * barShare;
  const width = room / places;
  return edges
    .map(([from, to], index) => {
      if (!Number.isFinite(to) || from === to) return '';
      const left = x(index) - room / 2 + place * width;
      const [start, end] = [y(from, isSecond), y(to, isSecond)];
      return `M${at(left)} ${at(start)}h${at(width)}V${at(end)}h${at(-width)}Z`;
    })
    .join('');
}

function points({ values, isOnSecondAxis }: DrawnSeries, { x, y }: Plot): readonly string[] {
  return values.flatMap((value, index) =>
    Number.isFinite(value) ? [`${at(x(index))} ${at(y(value, isOnSecondAxis))}`] : [],
  );
}

function lineOf(series: DrawnSeries, plot: Plot): { line: string; area: string } {
  const [first, ...others] = points(series, plot);
  if (first === undefined) return { line: '', area: '' };
  const line = `M${[first, ...others].join('L')}`;
  const ground = at(plot.y(0, series.isOnSecondAxis));
  const end = (others.at(-1) ?? first).split(' ')[0];
  return { line, area: `${line}L${end} ${ground}L${first.split(' ')[0]} ${ground}Z` };
}

export interface SeriesMarks {
  readonly fill: string;
  readonly line: string;
}

export function seriesMarks(series: readonly DrawnSeries[], plot: Plot): readonly SeriesMarks[] {
  const edges = stackEdges(series);
  const columns = series.filter(({ kind }) => kind === 'column');
  return series.map((one, order) => {
    if (one.kind === 'stacked')
      return { line: '', fill: bars(edges[order] ?? [], one.isOnSecondAxis, plot, 0, 1) };
    if (one.kind === 'column') {
      const fromZero = one.values.map((value): Edge => [0, value]);
      const place = columns.indexOf(one);
      return { line: '', fill: bars(fromZero, one.isOnSecondAxis, plot, place, columns.length) };
    }
    const { line, area } = lineOf(one, plot);
    return { line, fill: one.kind === 'area' ? area : '' };
  });
}
