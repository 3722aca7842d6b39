// Asks before many users are deleted; in production the email of each has to be typed.
import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { shortName } from '../format/user-names.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsersDesk } from '../state/users-desk.ts';
import classes from './asking.module.css';
import { useTypedEmails } from './use-typed-emails.tsx';

interface DeleteManyDialogProps {
  readonly users: readonly AdminUser[];
  readonly onClose: () => void;
}

/** As many as are named; the others are counted. */
const mostNamed = 8;

export function DeleteManyDialog({ users, onClose }: DeleteManyDialogProps) {
  const { formatMessage } = useIntl();
  const { bulk } = useUsersDesk();
  const { isConfirmed, confirmations, field } = useTypedEmails(users);
  // Whoever has to type all of them sees all of them.
  const namedCount = field === null ? mostNamed : users.length;
  const count = users.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    onClose();
    void bulk.run('delete', users, confirmations);
  };
  return (
    <Dialog
      title={<FormattedMessage id="users.delete-many-title" values={{ count }} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>
            <FormattedMessage id="users.delete-many-text" values={{ count }} />
          </Text>
          <NamedUsers users={users} count={namedCount} />
          {field}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} data-autofocus>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit" color="red" disabled={!isConfirmed}>
              <FormattedMessage id="users.delete-many-submit" values={{ count }} />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface NamedUsersProps {
  readonly users: readonly AdminUser[];
  readonly count: number;
}

function NamedUsers({ users, count }: NamedUsersProps) {
  const more = users.length - count;
  return (
    <ul className={classes.named}>
      {users.slice(0, count).map((user) => (
        <li key={user._id}>{shortName(user)}</li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="users.failed-more" values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
