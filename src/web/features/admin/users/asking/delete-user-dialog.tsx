// Asks before a user is deleted with everything they have; in production their email has to be typed.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBanner } from '../../parts/error-banner.tsx';
import { useProductionConfirm } from '../../parts/production-confirm.tsx';
import { useOperatorAddress } from '../../parts/use-operator-address.ts';
import { shortName } from '../format/user-names.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsersDesk } from '../state/users-desk.ts';
import classes from './asking.module.css';

interface DeleteUserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { formatMessage } = useIntl();
  const { isDeleting, error, remove } = useDeletion(user, onClose);
  const { isConfirmed, confirm, field } = useProductionConfirm(user.email ?? user._id);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isConfirmed && !isDeleting) void remove(confirm);
  };
  return (
    <Dialog
      title={<FormattedMessage id="users.delete-title" />}
      isOpen
      onClose={isDeleting ? undefined : onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text className={classes.text ?? ''}>
            <FormattedMessage id="users.delete-text" values={{ name: <strong>{shortName(user)}</strong> }} />
          </Text>
          {field}
          {error !== null && (
            <ErrorBanner
              error={error}
              fallback={formatMessage({ id: 'users.error-delete' })}
              onRetry={() => submit()}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={isDeleting} data-autofocus>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit" color="red" loading={isDeleting} disabled={!isConfirmed}>
              <FormattedMessage id="users.delete-user" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whoever was on the page of the user is led back to all of them. */
function useDeletion(user: AdminUser, onDone: () => void) {
  const { single } = useUsersDesk();
  const { user: shown, openUser } = useOperatorAddress();
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const remove = async (confirm: string | undefined) => {
    setDeleting(true);
    setError(null);
    try {
      await single.remove(user, confirm);
      if (shown === user._id) openUser(null);
      onDone();
    } catch (reason) {
      setError(reason);
      setDeleting(false);
    }
  };
  return { isDeleting, error, remove };
}
