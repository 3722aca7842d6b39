// One sheet on paper, as tables that are made by hand: a long forecast has more cells than a page should be kept in step with.
import { useLayoutEffect, useRef } from 'react';
import type { GridData } from '#web/ui/data-grid/grid-data.ts';
import { paperTables } from './paper-table.ts';
import classes from './print.module.css';

interface PrintSheetProps {
  readonly data: GridData;
  readonly templateName: string;
  /** Another scenario than the only one. */
  readonly scenarioName: string | null;
}

export function PrintSheet({ data, templateName, scenarioName }: PrintSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const titles = [data.title, templateName, ...(scenarioName === null ? [] : [scenarioName])];
  const heading = titles.join('\n');
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    element.replaceChildren(paperTables(data, heading.split('\n')));
    // On a narrow screen it scrolls, so the keyboard must be able to reach it.
    element.tabIndex = 0;
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', data.title);
  }, [data, heading]);
  return <div ref={host} className={classes.sheet} />;
}
