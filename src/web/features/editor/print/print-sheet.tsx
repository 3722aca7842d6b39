// One sheet on paper, as plain DOM tables: a long forecast has too many cells for React to manage; its key figures and charts follow.
import { useLayoutEffect, useRef } from 'react';
import type { GridData } from '#web/ui/data-grid/grid-data.ts';
import type { DashboardData } from '../calculation/dashboard/dashboard-data.ts';
import type { DrawnChart } from '../calculation/protocol.ts';
import type { DisplayOptions } from '../calculation/shown-cell.ts';
import { KeyFigures } from '../grid/key-figures.tsx';
import { ModelCharts } from '../grid/model-charts.tsx';
import { paperTables } from './paper-table.ts';
import classes from './print.module.css';

/** Two rows of charts with their titles fit on one page. */
const chartHeightPx = 130;

interface PrintSheetProps {
  readonly data: GridData;
  readonly isAxisPrinted: boolean;
  readonly charts: readonly DrawnChart[];
  /** Null on other sheets, and where there is not one number yet. */
  readonly dashboard: DashboardData | null;
  readonly display: DisplayOptions;
  readonly templateName: string;
  /** Shown if there is more than one scenario. */
  readonly scenarioName: string | null;
}

export function PrintSheet(props: PrintSheetProps) {
  const { data, isAxisPrinted, charts, dashboard, display, templateName, scenarioName } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const tables = useRef<HTMLDivElement>(null);
  const titles = [data.title, templateName, ...(scenarioName === null ? [] : [scenarioName])];
  const heading = titles.join('\n');
  useLayoutEffect(() => {
    tables.current?.replaceChildren(paperTables(data, heading.split('\n'), isAxisPrinted));
    const element = sheet.current;
    if (!element) return;
    // On a narrow screen it scrolls, so it must be reachable by keyboard.
    element.tabIndex = 0;
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', data.title);
  }, [data, heading, isAxisPrinted]);
  return (
    <div ref={sheet} className={classes.sheet}>
      <div ref={tables} />
      {(dashboard || charts.length > 0) && (
        <div className={classes.pictures}>
          {dashboard && <KeyFigures data={dashboard} onTrace={null} />}
          <ModelCharts charts={charts} display={display} heightPx={chartHeightPx} />
        </div>
      )}
    </div>
  );
}
