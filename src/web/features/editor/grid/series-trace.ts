// Which series of a chart open the trace of a row, and of which one.
import type { SeriesTrace } from '#web/ui/charts/use-drawing-pointer.ts';
import type { RowPlace } from '../calculation/dashboard/key-figures.ts';
import type { OpenTrace } from './use-picture-trace.ts';

interface TracedSeries {
  readonly id: string;
  /** Null or left out where the page alone has it. */
  readonly place?: RowPlace | null;
}

/** Only what is a row of the workbook says how it is calculated. */
export function seriesTrace(series: readonly TracedSeries[], openTrace: OpenTrace): SeriesTrace {
  const placeOf = (seriesId: string) => series.find(({ id }) => id === seriesId)?.place ?? null;
  return {
    has: (seriesId) => placeOf(seriesId) !== null,
    open: (seriesId, column, from, isByKey) => {
      const place = placeOf(seriesId);
      if (place) openTrace({ ...place, column }, from, isByKey);
    },
  };
}
