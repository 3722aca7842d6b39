// What can be done to the chosen users, each with how many of them it concerns.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usersFor } from '../state/bulk-acts.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { type BulkAct, chosenUsers } from '../state/users-store.ts';
import classes from './bulk.module.css';
import { BulkProgress } from './bulk-progress.tsx';

export function BulkBar() {
  const count = useUsers((state) => chosenUsers(state).length);
  const isRunning = useUsers(({ bulk }) => bulk !== null);
  if (isRunning) return <BulkProgress />;
  if (count === 0) return null;
  return (
    <div className={classes.bar}>
      <p className={classes.count} role="status">
        <FormattedMessage id="users.selected" values={{ count }} />
      </p>
      <BulkButtons />
    </div>
  );
}

function BulkButtons() {
  const { store, bulk } = useUsersDesk();
  const archiving = useUsers((state) => usersFor('archive', state).length);
  const unarchiving = useUsers((state) => usersFor('unarchive', state).length);
  const deleting = useUsers((state) => usersFor('delete', state).length);
  const run = (act: BulkAct) => void bulk.run(act, usersFor(act, store.getState()));
  const ask = () =>
    store.setState((state) => ({ question: { kind: 'many', users: usersFor('delete', state) } }));
  return (
    <div className={classes.buttons}>
      <Button size="xs" variant="default" disabled={archiving === 0} onClick={() => run('archive')}>
        <FormattedMessage id="users.archive-many" values={{ count: archiving }} />
      </Button>
      <Button size="xs" variant="default" disabled={unarchiving === 0} onClick={() => run('unarchive')}>
        <FormattedMessage id="users.unarchive-many" values={{ count: unarchiving }} />
      </Button>
      <Button size="xs" color="red" disabled={deleting === 0} onClick={ask}>
        <FormattedMessage id="users.delete-many" values={{ count: deleting }} />
      </Button>
      <Button size="xs" variant="subtle" onClick={() => store.setState({ chosen: new Set() })}>
        <FormattedMessage id="users.clear" />
      </Button>
    </div>
  );
}
