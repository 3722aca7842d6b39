// What the cell whose panel is open is calculated from and used in, asked of the engine whenever something changed.
import { useEffect, useRef, useState } from 'react';
import type { LiveArea } from '#audit/live/live-book.ts';
import type { TracedCell, TraceWay } from '#web/sheet-page/state/page-store.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { cellRuns } from './cell-runs.ts';
import { goToAreas } from './go-to-areas.ts';

/** In both directions, with the cell itself. */
export interface ShownTrace extends Readonly<Record<TraceWay, readonly LiveArea[]>> {
  readonly cell: TracedCell;
}

/** Null until the engine has answered. */
export function useTrace(cell: TracedCell): ShownTrace | null {
  const page = usePage();
  const changeNumber = usePageState((state) => state.changeNumber);
  const [shown, setShown] = useState<ShownTrace | null>(null);
  const gone = useRef<TracedCell | null>(null);
  useEffect(() => {
    let isWanted = changeNumber >= 0;
    const show = (trace: ShownTrace) => {
      if (!isWanted) return;
      setShown(trace);
      if (cell.way && gone.current !== cell) goToAreas(page, trace[cell.way]);
      gone.current = cell;
    };
    page.traceOf(cell).then(
      ({ reads, readers }) => show({ cell, reads, readers: cellRuns(readers) }),
      () => show({ cell, reads: [], readers: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [page, cell, changeNumber]);
  return shown?.cell === cell ? shown : null;
}
