// Loads the users that are not here yet: the next page, or all of them, which can be stopped.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { AdminUser } from '../state/admin-user.ts';
import { remainingCount, type UserList } from '../state/user-list.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './list-tools.module.css';

export function MoreUsers({ list }: { readonly list: UserList<AdminUser> }) {
  const { list: loading } = useUsersDesk();
  const task = useUsers((state) => state.task);
  if (list.next === null && task !== 'all') return null;
  const count = remainingCount(list);
  if (task === 'all') return <AllProgress count={list.users.length} of={list.users.length + count} />;
  return (
    <div className={classes.more}>
      <Button loading={task === 'more'} disabled={task !== null} onClick={() => loading.loadMore()}>
        <FormattedMessage id="users.load-more" values={{ count }} />
      </Button>
      <Button variant="default" disabled={task !== null} onClick={() => loading.loadAll()}>
        <FormattedMessage id="users.load-all" />
      </Button>
    </div>
  );
}

function AllProgress({ count, of }: { readonly count: number; readonly of: number }) {
  const { list } = useUsersDesk();
  return (
    <div className={classes.more}>
      <progress max={of} value={count} aria-hidden="true" />
      <span className={classes.progress} role="status">
        <FormattedMessage id="users.loading-all" values={{ count, of }} />
      </span>
      <Button size="compact-md" variant="default" onClick={() => list.stop()}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
