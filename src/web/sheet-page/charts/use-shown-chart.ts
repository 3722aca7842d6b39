// Draws a chart again whenever one of its cells has another value.
import { useMemo, useSyncExternalStore } from 'react';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { useNumberText } from '#web/sheet-page/state/use-shown-text.ts';
import { isDrawnIn, type ShownChart, sheetsDrawn, shownChart } from './shown-chart.ts';

/** The chart as its cells are now: another one after each change of them. */
function watchedChart(page: Page, chart: ChartView, textOf: ReturnType<typeof useNumberText>) {
  const asItIs = (): ShownChart => shownChart(chart, { valueAt: page.valueAt, textOf });
  let shown = asItIs();
  const subscribe = (draw: () => void) => {
    const ends = sheetsDrawn(chart).map((sheet) =>
      page.onCells(sheet, (cells) => {
        if (!isDrawnIn(chart, cells)) return;
        shown = asItIs();
        draw();
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  };
  return { subscribe, read: () => shown };
}

export function useShownChart(chart: ChartView): ShownChart {
  const page = usePage();
  const textOf = useNumberText();
  const { subscribe, read } = useMemo(() => watchedChart(page, chart, textOf), [page, chart, textOf]);
  return useSyncExternalStore(subscribe, read);
}
