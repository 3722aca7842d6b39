// What a pointer does over a drawing: the period is read, and a click on a bar or a line opens how its number is calculated.
import { type MouseEvent, type PointerEvent, type SVGAttributes, useState } from 'react';
import type { ChartScale, ChartSeries } from './chart-scale.ts';

export interface SeriesTrace {
  /** Whether anything says how the numbers of a series are calculated. */
  readonly has: (seriesId: string) => boolean;
  readonly open: (seriesId: string, index: number, from: HTMLElement | null, isByKey: boolean) => void;
}

/** The series at a point of the drawing. */
export type SeriesAt<Series extends ChartSeries> = (
  series: readonly Series[],
  scale: ChartScale,
  point: { readonly x: number; readonly y: number },
) => Series | null;

interface DrawingPointer<Series extends ChartSeries> {
  readonly series: readonly Series[];
  readonly scale: ChartScale;
  readonly trace: SeriesTrace | undefined;
  readonly seriesAt: SeriesAt<Series>;
  readonly setPointed: (index: number | null) => void;
}

type Drawing = SVGAttributes<SVGSVGElement> & { readonly 'data-traced': true | undefined };

export function useDrawingPointer<Series extends ChartSeries>(pointer: DrawingPointer<Series>): Drawing {
  const { series, scale, trace, seriesAt, setPointed } = pointer;
  const [isTraced, setTraced] = useState(false);
  const read = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const one = trace ? seriesAt(series, scale, { x, y }) : null;
    return { index: scale.indexAt(x), traced: one && trace?.has(one.id) ? one : null };
  };
  return {
    'data-traced': isTraced || undefined,
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const { index, traced } = read(event);
      setPointed(index);
      setTraced(traced !== null);
    },
    onPointerLeave: () => setPointed(null),
    onClick: (event) => {
      const { index, traced } = read(event);
      if (!traced) return;
      // Escape is then for the trace, not for the period.
      setPointed(null);
      trace?.open(traced.id, index, event.currentTarget.parentElement, false);
    },
  };
}

/** By key: of the total, or else of the first series that has a trace. */
export function openByKey(
  series: readonly ChartSeries[],
  trace: SeriesTrace | undefined,
  index: number,
  from: HTMLElement,
): void {
  const traced = series.filter(({ id }) => trace?.has(id));
  const one = traced.find(({ isTotal }) => isTotal) ?? traced[0];
  if (one) trace?.open(one.id, index, from, true);
}
