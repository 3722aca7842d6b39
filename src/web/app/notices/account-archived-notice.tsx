// Tells that the account of this browser was archived, and goes on without it.
import { Button, Group, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { accountArchived } from '#web/api/account-archived.ts';
import { discardOpenWork } from '#web/state/unsaved-work/open-work.ts';
import { useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function AccountArchivedNotice() {
  const isArchived = useStore(accountArchived, (account) => account.isArchived);
  const work = useUnsavedWork();
  return (
    <Dialog title={<FormattedMessage id="email-change.archived" />} isOpen={isArchived}>
      <Text>
        <FormattedMessage id="google.archived" />
      </Text>
      {work === 'kept' && (
        <Text c="dimmed" size="sm" mt="sm">
          <FormattedMessage id="archived.kept" />
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={continueWithout} data-autofocus>
          <FormattedMessage id="archived.go-on" />
        </Button>
      </Group>
    </Dialog>
  );
}

/** Nothing that is on the screen is this visitor's any more; the page asks anew who it is. */
function continueWithout(): void {
  discardOpenWork();
  window.location.hash = '#/';
  window.location.reload();
}
