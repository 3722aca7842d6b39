// A large table of numbers with a header and first columns that stay in view.
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import classes from './data-grid.module.css';
import type { TextTest } from './found-marks.ts';
import type { GridData } from './grid-data.ts';
import type { GridFrame } from './grid-frame.ts';
import headClasses from './grid-head.module.css';
import roomClasses from './grid-room.module.css';
import typingClasses from './grid-typing.module.css';
import type { GridTyping } from './grid-typing.ts';
import { type GridActions, type GridTarget, GridView } from './grid-view.ts';
import labelClasses from './row-label.module.css';
import unitClasses from './unit-line.module.css';

interface DataGridProps extends GridActions {
  readonly data: GridData;
  readonly frame: GridFrame;
  readonly label: string;
  /** Of several grids in a scroller, one can be focused. */
  readonly isTabStop?: boolean;
  /** The cell to put the cursor on; each new one moves it. */
  readonly target: GridTarget | null;
  /** Which texts are marked as found. */
  readonly isFound?: TextTest | null;
  /** How it is typed in; without it nothing is. */
  readonly typing?: GridTyping | 'coming' | null;
}

const viewClasses = {
  table: `${classes.table} ${unitClasses.table} ${roomClasses.table}`,
  head: `${classes.head} ${unitClasses.head}`,
  edge: headClasses.edge ?? '',
  bands: headClasses.bands ?? '',
  band: headClasses.band ?? '',
  bandText: headClasses.bandText ?? '',
  unsaid: headClasses.unsaid ?? '',
  body: classes.body ?? '',
  row: classes.row ?? '',
  lead: classes.lead ?? '',
  label: `${classes.label} ${unitClasses.label} ${roomClasses.label}`,
  text: labelClasses.text ?? '',
  fold: labelClasses.fold ?? '',
  more: labelClasses.more ?? '',
  trend: labelClasses.trend ?? '',
  unit: `${classes.unit} ${unitClasses.unit}`,
  cell: `${classes.cell} ${roomClasses.cell}`,
  link: labelClasses.link ?? '',
  layer: typingClasses.layer ?? '',
  over: typingClasses.over ?? '',
  editor: typingClasses.editor ?? '',
  note: typingClasses.note ?? '',
};

export function DataGrid({
  data,
  frame,
  label,
  isTabStop = true,
  target,
  isFound = null,
  typing = null,
  ...actions
}: DataGridProps) {
  const host = useRef<HTMLElement>(null);
  const view = useRef<GridView | null>(null);
  const latest = useRef<GridActions>(actions);
  const shown = useRef({ data, isFound, typing });
  useEffect(() => {
    latest.current = actions;
    shown.current = { data, isFound, typing };
  });
  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new GridView(host.current, frame, viewClasses, {
      onPick: (row) => latest.current.onPick(row),
      onFollow: (leadsTo) => latest.current.onFollow(leadsTo),
      onOpen: (row, columnId, isByKey) => latest.current.onOpen(row, columnId, isByKey),
      onFold: (rowIds, isFolded) => latest.current.onFold(rowIds, isFolded),
      onMore: (row, box) => latest.current.onMore?.(row, box),
      onFoldBand: (bandId) => latest.current.onFoldBand?.(bandId),
    });
    view.current = created;
    created.show(shown.current.data);
    created.mark(shown.current.isFound);
    created.type(shown.current.typing);
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
  useLayoutEffect(() => view.current?.mark(isFound), [isFound]);
  useLayoutEffect(() => view.current?.type(typing), [typing]);
  return <section ref={host} id={useId()} className={classes.grid} aria-label={label} />;
}
