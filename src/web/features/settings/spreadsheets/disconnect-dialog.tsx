// Asks before a Google Drive is disconnected, and says what becomes of the files; the focus is on the answer that changes nothing.
import { Alert, Button, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import classes from './spreadsheets.module.css';
import { useDisconnectDrive } from './use-spreadsheets.ts';

export function DisconnectDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useDisconnectDrive();
  return (
    <Dialog
      title={<FormattedMessage id="settings.drive-disconnect-title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Stack gap="md">
        {error !== null && (
          <Alert color="red" role="alert" title={<FormattedMessage id="settings.drive-disconnect-failed" />}>
            <Refusal error={error} />
          </Alert>
        )}
        <Text>
          <FormattedMessage id="settings.drive-disconnect-text" />
        </Text>
        <div className={classes.answers}>
          <Button variant="default" data-autofocus onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
            <FormattedMessage id="settings.drive-disconnect" />
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
