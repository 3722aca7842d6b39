// Says that this browser's account was archived, and continues without it.
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

/** Nothing on the screen belongs to this visitor any more, so the visitor is requested again. */
function continueWithout(): void {
  discardOpenWork();
  window.location.hash = '#/';
  window.location.reload();
}
