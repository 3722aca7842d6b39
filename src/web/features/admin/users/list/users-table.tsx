// The loaded users as rows that open, in a grid that the arrow keys move in.
import { type KeyboardEvent, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowPieces } from '../format/row-pieces.tsx';
import { UserRow } from '../row/user-row.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { chosenUsers, toggled } from '../state/users-store.ts';
import { AllBox } from './all-box.tsx';
import classes from './users-table.module.css';

const estimatedRowPx = 116;
/** The head is the first row. */
const rowsAbove = 2;

const idOf = ({ _id }: AdminUser) => _id;
const rowOf = (user: AdminUser, index: number) => <UserRow user={user} rowIndex={index + rowsAbove} />;

export function UsersTable({ users }: { readonly users: readonly AdminUser[] }) {
  const { formatMessage } = useIntl();
  const isBelowBar = useUsers((state) => state.bulk !== null || chosenUsers(state).length > 0);
  return (
    <div className={classes.around} data-below-bar={isBelowBar || undefined}>
      <table
        className={classes.table}
        aria-label={formatMessage({ id: 'users.table' })}
        aria-rowcount={users.length + 1}
        {...treegrid}
        {...useRowKeys()}
      >
        <thead className={classes.headGroup}>
          <tr className={classes.head} aria-rowindex={1}>
            <th scope="col">
              <AllBox users={users} />
            </th>
            <th scope="col">
              <FormattedMessage id="users.column-id" />
            </th>
            <th scope="col">
              <FormattedMessage id="users.column-user" />
            </th>
            <th scope="col">
              <FormattedMessage id="users.column-templates" />
            </th>
            <th scope="col">
              <FormattedMessage id="users.column-actions" />
            </th>
          </tr>
        </thead>
        <RowPieces items={users} keyOf={idOf} render={rowOf} estimatePx={estimatedRowPx} />
      </table>
    </div>
  );
}

/** Rows that open below themselves. */
const treegrid = { role: 'treegrid' };

const rowSelector = '[data-user]';

/** The arrows move between rows and open or close one, where a row itself has the focus. */
function useRowKeys() {
  const { store } = useUsersDesk();
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const row = event.target;
      if (!(row instanceof HTMLElement) || !row.matches(rowSelector)) return;
      const id = row.dataset.user ?? '';
      const isOpen = store.getState().open.has(id);
      const step = steps[event.key];
      const opens = opensBy(event.key, isOpen);
      if (step === undefined && opens === null) return;
      event.preventDefault();
      if (step !== undefined) rowBeside(event.currentTarget, row, step)?.focus();
      if (opens !== null) store.setState(({ open }) => ({ open: toggled(open, id, opens) }));
    },
    [store],
  );
  return { onKeyDown };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function opensBy(key: string, isOpen: boolean): boolean | null {
  if (key === 'Enter' || key === ' ') return !isOpen;
  if (key === 'ArrowRight') return true;
  return key === 'ArrowLeft' ? false : null;
}

function rowBeside(table: Element, row: HTMLElement, step: number): HTMLElement | undefined {
  const rows = [...table.querySelectorAll<HTMLElement>(rowSelector)];
  return rows[rows.indexOf(row) + step];
}
