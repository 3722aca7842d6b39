// The id of a user, when they came and when they were last here, and their status.
import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { ShortDate } from '../format/short-date.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import { StatusBadge } from './status-badge.tsx';
import classes from './user-row.module.css';

export function IdCell({ user, isOpen }: { readonly user: AdminUser; readonly isOpen: boolean }) {
  return (
    <td className={classes.idCell}>
      <IconChevronRight
        className={classes.chevron}
        data-open={isOpen || undefined}
        size={16}
        aria-hidden="true"
      />
      <div className={classes.lines}>
        <code className={classes.id}>{user._id}</code>
        <UserDates user={user} />
        <StatusBadge status={user.status} />
      </div>
    </td>
  );
}

function UserDates({ user: { createdAt, updatedAt } }: { readonly user: AdminUser }) {
  return (
    <div className={classes.dates}>
      <span>
        <FormattedMessage id="users.created" values={{ date: <ShortDate at={createdAt} /> }} />
      </span>
      <span>
        <FormattedMessage id="users.updated" values={{ date: <ShortDate at={updatedAt} /> }} />
      </span>
    </div>
  );
}
