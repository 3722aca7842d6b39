// The scales of a chart: where a value stands above the bottom, for the axis at the left and for the one at the right.
import { niceTicks } from '#render/charts/nice-ticks.ts';
import type { ChartKind } from '#workbook/chart.ts';

export interface DrawnSeries {
  readonly label: string;
  readonly kind: ChartKind;
  readonly values: readonly number[];
  readonly isOnSecondAxis: boolean;
}

export interface AxisScale {
  readonly ticks: readonly number[];
  readonly low: number;
  readonly high: number;
}

export type Edge = readonly [from: number, to: number];

/** From where to where each part of a stack reaches; values below zero are stacked downwards. */
export function stackEdges(series: readonly DrawnSeries[]): readonly (readonly Edge[])[] {
  const above: number[] = [];
  const below: number[] = [];
  return series.map(({ kind, values }) =>
    kind === 'stacked'
      ? values.map((value, index): Edge => {
          const pile = value < 0 ? below : above;
          const from = pile[index] ?? 0;
          const to = from + (Number.isFinite(value) ? value : 0);
          pile[index] = to;
          return [from, to];
        })
      : [],
  );
}

const leastPart = 0.002;

/** The axis goes no lower than `lowest`, so that one value far below does not flatten all others. */
export function axisScale(series: readonly DrawnSeries[], lowest: number | null): AxisScale {
  const alone = series.filter(({ kind }) => kind !== 'stacked').flatMap(({ values }) => values);
  const all = [...alone, ...stackEdges(series).flat(2)].filter(Number.isFinite);
  const most = Math.max(0, ...all);
  const below = Math.min(0, ...all);
  // What would be thinner than a line asks for no step of its own.
  const least = -below < most * leastPart ? 0 : below;
  const ticks = niceTicks(lowest === null ? least : Math.max(lowest, least), most);
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) || 1 };
}
