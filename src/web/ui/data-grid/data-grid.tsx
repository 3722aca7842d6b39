// A large table of numbers with a header and first columns that stay in view.
import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from './data-grid.module.css';
import type { GridData, GridRow } from './grid-data.ts';
import { GridView } from './grid-view.ts';

interface DataGridProps {
  readonly data: GridData;
  readonly label: string;
  readonly onPick: (row: GridRow) => void;
  /** A label that leads somewhere was pressed. */
  readonly onFollow: (leadsTo: string) => void;
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

export function DataGrid({ data, label, onPick, onFollow }: DataGridProps) {
  const host = useRef<HTMLElement>(null);
  const view = useRef<GridView | null>(null);
  const latest = useRef({ onPick, onFollow });
  useEffect(() => {
    latest.current = { onPick, onFollow };
  }, [onPick, onFollow]);
  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new GridView(host.current, viewClasses, {
      onPick: (row) => latest.current.onPick(row),
      onFollow: (leadsTo) => latest.current.onFollow(leadsTo),
    });
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
    };
  }, []);
  useLayoutEffect(() => view.current?.show(data), [data]);
  return <section ref={host} className={classes.scroller} aria-label={label} />;
}
