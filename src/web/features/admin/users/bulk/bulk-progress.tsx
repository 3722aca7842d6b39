// How far a run over many users is, and a way to stop it after the one it is at.
import { Button } from '@mantine/core';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import type { BulkAct } from '../state/users-store.ts';
import classes from './bulk.module.css';

const texts: Readonly<Record<BulkAct, MessageDescriptor>> = defineMessages({
  archive: { id: 'users.archiving' },
  unarchive: { id: 'users.unarchiving' },
  delete: { id: 'users.deleting' },
});

export function BulkProgress() {
  const { formatMessage } = useIntl();
  const desk = useUsersDesk();
  const bulk = useUsers((state) => state.bulk);
  if (!bulk) return null;
  const { act, count, of, isStopping } = bulk;
  return (
    <div className={classes.bar}>
      <p className={classes.count} role="status">
        {formatMessage(texts[act], { count, of })}
      </p>
      <progress className={classes.progress} max={of} value={count} aria-hidden="true" />
      <Button size="xs" variant="default" disabled={isStopping} onClick={() => desk.bulk.stop()}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
