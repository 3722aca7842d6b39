// Offered after the first number of an empty row, which holds for its own period alone: the same for the periods after it.
import { Button } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { notifications, notificationsStore } from '@mantine/notifications';
import { FormattedMessage } from 'react-intl';
import type { CellText, GridCell } from '#web/ui/data-grid/grid-typing.ts';
import classes from './cells.module.css';

interface Offering {
  /** In their order. */
  readonly typedColumns: (row: GridCell['row']) => ReadonlySet<string>;
  readonly storedOf: (cell: GridCell) => string;
}

/** The typed cell and those after it; null where the row has other numbers, or no periods to come. */
export function cellsToFill(
  cells: readonly CellText[],
  { typedColumns, storedOf }: Offering,
): readonly GridCell[] | null {
  const [typed] = cells;
  if (!typed || cells.length > 1 || typed.text.trim() === '') return null;
  const { row, columnId } = typed;
  const periods = [...typedColumns(row)].filter((id) => Number.isInteger(Number(id)));
  const others = periods.filter((id) => id !== columnId);
  // A cell that was cleared has a zero.
  if (others.some((id) => Number(storedOf({ row, columnId: id })) !== 0)) return null;
  const after = others.filter((id) => Number(id) > Number(columnId));
  return after.length === 0 ? null : [typed, ...after.map((id) => ({ row, columnId: id }))];
}

const idStart = (uuid: string): string => `${uuid} fill `;

/** Nobody fills what is no longer seen. */
export function endOffers(uuid: string): void {
  for (const { id } of notificationsStore.getState().notifications)
    if (id?.startsWith(idStart(uuid))) notifications.hide(id);
}

/** What the number belongs to is named, unless its row's name does so already. */
const nameOf = (label: string, owner: string): string =>
  owner === '' || label.includes(owner) ? label : `${owner}: ${label}`;

/** In place of those before it; `owner` is empty for the company as a whole. */
export function newFillOffer(
  uuid: string,
  row: GridCell['row'],
  owner: string,
  onFill: () => void,
): NotificationData {
  endOffers(uuid);
  const id = `${idStart(uuid)}${row.id}`;
  const name = nameOf(row.label, owner);
  const fill = () => {
    notifications.hide(id);
    onFill();
  };
  return {
    id,
    message: (
      <div className={classes.offer}>
        <FormattedMessage id="cells.alone" values={{ name }} />
        <Button size="compact-sm" variant="light" onClick={fill}>
          <FormattedMessage id="cells.fill-after" />
        </Button>
      </div>
    ),
    autoClose: 10_000,
  };
}
