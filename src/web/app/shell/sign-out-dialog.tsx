// Says that signing out failed, or asks whether unsaved work may be discarded.
import { Button, Group, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignOutProblem } from '#web/state/dialogs/dialogs.ts';
import { useSignOut } from '#web/state/visitor/sign-out.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface SignOutDialogProps {
  readonly problem: SignOutProblem;
  readonly onClose: () => void;
}

export function SignOutDialog({ problem, onClose }: SignOutDialogProps) {
  const { formatMessage } = useIntl();
  const { signOut, signOutAnyway, isPending } = useSignOut();
  const isUnsaved = problem === 'unsaved';
  const title = isUnsaved ? (
    <FormattedMessage id="sign-out.unsaved-title" />
  ) : (
    <FormattedMessage id="sign-out.failed" />
  );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={isPending ? undefined : onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text role="alert">
        {isUnsaved ? (
          <FormattedMessage id="sign-out.unsaved-text" />
        ) : (
          <FormattedMessage id="sign-out.failed-text" />
        )}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" disabled={isPending} onClick={onClose} data-autofocus>
          <FormattedMessage id="sign-out.stay" />
        </Button>
        {isUnsaved ? (
          <Button color="red" loading={isPending} onClick={signOutAnyway}>
            <FormattedMessage id="sign-out.anyway" />
          </Button>
        ) : (
          <Button loading={isPending} onClick={signOut}>
            <FormattedMessage id="editor.retry" />
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
