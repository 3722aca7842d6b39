// One user in the list: who they are, what they have, what can be done; a press opens their details below.
import { type MouseEvent, memo } from 'react';
import { useIntl } from 'react-intl';
import { UserTabs } from '../details/user-tabs.tsx';
import choice from '../format/choice-box.module.css';
import { shortName } from '../format/user-names.ts';
import { isOperator } from '../rules/permitted-acts.ts';
import { isSuspicious } from '../rules/quiet-users.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { toggled } from '../state/users-store.ts';
import { IdCell } from './id-cell.tsx';
import { PersonCell } from './person-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { TemplatesCell } from './templates-cell.tsx';
import classes from './user-row.module.css';

/** Enough for whole sessions. */
const logsPerPage = 1000;

interface UserRowProps {
  readonly user: AdminUser;
  readonly rowIndex: number;
}

export const UserRow = memo(function UserRow({ user, rowIndex }: UserRowProps) {
  const { store } = useUsersDesk();
  const isOpen = useUsers(({ open }) => open.has(user._id));
  const isChosen = useUsers(({ chosen }) => chosen.has(user._id));
  const press = {
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (isFree(event)) store.setState(({ open }) => ({ open: toggled(open, user._id, !isOpen) }));
    },
  };
  return (
    <>
      <tr
        className={classes.row}
        aria-level={1}
        aria-rowindex={rowIndex}
        aria-expanded={isOpen}
        aria-selected={isChosen}
        data-user={user._id}
        data-suspicious={isSuspicious(user, Date.now()) || undefined}
        data-chosen={isChosen || undefined}
        {...press}
      >
        <td className={classes.boxCell}>
          <ChoiceBox user={user} isChosen={isChosen} />
        </td>
        <IdCell user={user} isOpen={isOpen} />
        <PersonCell user={user} />
        <TemplatesCell user={user} />
        <td className={classes.actions}>
          <RowActions user={user} />
        </td>
      </tr>
      {isOpen && (
        <tr aria-level={2} className={classes.details}>
          <td colSpan={5}>
            <UserTabs user={user} logsPerPage={logsPerPage} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Neither a press on something in the row that can be pressed, nor the end of selecting text. */
function isFree({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, label')) return false;
  return window.getSelection()?.isCollapsed !== false;
}

function ChoiceBox({ user, isChosen }: { readonly user: AdminUser; readonly isChosen: boolean }) {
  const { formatMessage } = useIntl();
  const { store } = useUsersDesk();
  const isBusy = useUsers((state) => state.bulk !== null);
  const name = shortName(user);
  return (
    <label className={choice.hit}>
      <input
        type="checkbox"
        className={choice.box}
        aria-label={formatMessage({ id: 'users.select-named' }, { name })}
        disabled={isOperator(user) || isBusy}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) =>
          store.setState(({ chosen }) => ({ chosen: toggled(chosen, user._id, checked) }))
        }
      />
    </label>
  );
}
