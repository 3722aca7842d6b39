// The charts of the open sheet, over its cells, where the file has them.
import type { ChartView } from '#render/sheet-view/sheet-view.ts';
import { sheetOf } from '#web/sheet-page/state/open-view.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import classes from './sheet-chart.module.css';
import { SheetChart } from './sheet-chart.tsx';

export interface LinePlaces {
  /** In pixels from the first line that scrolls. */
  readonly topOf: (line: number) => number;
  /** 0 where it is folded away. */
  readonly heightOf: (line: number) => number;
}

export function SheetCharts({ lines }: { readonly lines: LinePlaces }) {
  const page = usePage();
  const sheet = usePageState((state) => state.sheet);
  return sheetOf(page.view, sheet)
    .charts.filter(({ line }) => lines.heightOf(line) > 0)
    .map((chart) => <PlacedChart key={`${sheet} ${chart.id}`} chart={chart} lines={lines} />);
}

function PlacedChart({ chart, lines }: { readonly chart: ChartView; readonly lines: LinePlaces }) {
  const { left, top, width, height, line } = chart;
  return (
    <div className={classes.place} style={{ left, top: lines.topOf(line) + top, width, height }}>
      <SheetChart chart={chart} />
    </div>
  );
}
