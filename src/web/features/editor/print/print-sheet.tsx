// One sheet on paper, as plain DOM tables: a long forecast has too many cells for React to manage; charts follow, or lead where they are what the sheet is for.
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
/** The key figures of the dashboard and its row of charts fill one. */
const firstHeightPx = 190;

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
  const pictures = { charts, dashboard, display };
  return (
    <div ref={sheet} className={classes.sheet}>
      {dashboard && (
        <>
          <p className={classes.title}>{titles.join(' · ')}</p>
          <Pictures {...pictures} />
        </>
      )}
      <div ref={tables} />
      {!dashboard && charts.length > 0 && <Pictures {...pictures} />}
    </div>
  );
}

/** The first page of a dashboard is read alone, so it has the answers; elsewhere charts only draw what is in the tables. */
function Pictures({ charts, dashboard, display }: Pick<PrintSheetProps, 'charts' | 'dashboard' | 'display'>) {
  return (
    <div className={classes.pictures} data-first={dashboard !== null || undefined}>
      {dashboard && <KeyFigures data={dashboard} onTrace={null} />}
      <ModelCharts charts={charts} display={display} heightPx={dashboard ? firstHeightPx : chartHeightPx} />
    </div>
  );
}
