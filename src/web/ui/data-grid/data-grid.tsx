// A large table of numbers with a header and first columns that stay in view.
import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from './data-grid.module.css';
import type { GridData } from './grid-data.ts';
import type { GridFrame } from './grid-frame.ts';
import { type GridActions, type GridTarget, GridView } from './grid-view.ts';

interface DataGridProps extends GridActions {
  readonly data: GridData;
  readonly frame: GridFrame;
  readonly label: string;
  /** Of several grids in a scroller the keyboard comes to one. */
  readonly isTabStop?: boolean;
  /** The cell to stand on; each new one moves the cursor. */
  readonly target: GridTarget | null;
}

const viewClasses = {
  table: classes.table ?? '',
  head: classes.head ?? '',
  body: classes.body ?? '',
  row: classes.row ?? '',
  label: classes.label ?? '',
  unit: classes.unit ?? '',
  cell: classes.cell ?? '',
  link: classes.link ?? '',
};

export function DataGrid({ data, frame, label, isTabStop = true, target, ...actions }: DataGridProps) {
  const host = useRef<HTMLElement>(null);
  const view = useRef<GridView | null>(null);
  const latest = useRef<GridActions>(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new GridView(host.current, frame, viewClasses, {
      onPick: (row) => latest.current.onPick(row),
      onFollow: (leadsTo) => latest.current.onFollow(leadsTo),
      onOpen: (row, columnId, isByKey) => latest.current.onOpen(row, columnId, isByKey),
    });
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
    };
  }, [frame]);
  useLayoutEffect(() => view.current?.show(data), [data]);
  useLayoutEffect(() => {
    if (host.current) host.current.tabIndex = isTabStop ? 0 : -1;
  }, [isTabStop]);
  useLayoutEffect(() => {
    if (target) view.current?.goTo(target);
  }, [target]);
  return <section ref={host} className={classes.grid} aria-label={label} />;
}
