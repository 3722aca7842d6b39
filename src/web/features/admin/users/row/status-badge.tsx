// The status of an account as a badge; one that we do not know is shown as it is stored.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import classes from './badges.module.css';

const names: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  active: { id: 'users.status-active' },
  archived: { id: 'users.status-archived' },
  inactive: { id: 'users.status-inactive' },
  disabled: { id: 'users.status-disabled' },
  pending: { id: 'users.status-pending' },
  suspended: { id: 'users.status-suspended' },
  banned: { id: 'users.status-banned' },
});

export function StatusBadge({ status }: { readonly status: string }) {
  const { formatMessage } = useIntl();
  const name = names[status];
  return (
    <span className={classes.badge} data-status={status}>
      {name ? formatMessage(name) : status}
    </span>
  );
}
