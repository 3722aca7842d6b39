// Draws a chart again whenever one of its cells has another value.
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { useNumberText } from '#web/sheet-page/state/use-shown-text.ts';
import { isDrawnIn, type ShownChart, sheetsDrawn, shownChart } from './shown-chart.ts';

export function useShownChart(chart: ChartView): ShownChart {
  const page = usePage();
  const textOf = useNumberText();
  const changes = useRef(0);
  const subscribe = useMemo(
    () => (draw: () => void) => {
      const ends = sheetsDrawn(chart).map((sheet) =>
        page.onCells(sheet, (cells) => {
          if (!isDrawnIn(chart, cells)) return;
          changes.current += 1;
          draw();
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [page, chart],
  );
  const change = useSyncExternalStore(subscribe, () => changes.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change the cells have other values.
  return useMemo(
    () => shownChart(chart, { valueAt: page.valueAt, textOf: (value, format) => textOf(value, format) }),
    [chart, page, textOf, change],
  );
}
