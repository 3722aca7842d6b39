// The link to the spreadsheet that was made: to open in a tab of its own or to copy, with what it is and who can open it.
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ShownLink } from '#web/ui/shown-link/shown-link.tsx';

interface FileReadyDialogProps {
  readonly address: string;
  /** Listed in the settings. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

export function FileReadyDialog({ address, isOwn, onClose }: FileReadyDialogProps) {
  const { formatMessage } = useIntl();
  const { hasOwnDrive } = useVisitor();
  const isInOwnDrive = isOwn && hasOwnDrive;
  return (
    <Dialog
      title={
        isInOwnDrive ? (
          <FormattedMessage id="take.own-drive-ready" />
        ) : (
          <FormattedMessage id="take.spreadsheet-ready" />
        )
      }
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Stack gap="md">
        <Text>
          <What isInOwnDrive={isInOwnDrive} />
        </Text>
        <ShownLink
          address={address}
          isQuiet
          note={<WhoCanOpen isOwn={isOwn} isInOwnDrive={isInOwnDrive} />}
        />
        <Group justify="flex-end">
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size={17} />}
            data-autofocus
          >
            <FormattedMessage id="take.spreadsheet-open" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function What({ isInOwnDrive }: { readonly isInOwnDrive: boolean }) {
  const { hasGoogleSheets } = useVisitor();
  if (isInOwnDrive) return <FormattedMessage id="take.own-drive-ready-text" />;
  if (hasGoogleSheets) return <FormattedMessage id="take.google-ready-text" />;
  return <FormattedMessage id="take.spreadsheet-ready-text" />;
}

interface WhoCanOpenProps extends Pick<FileReadyDialogProps, 'isOwn'> {
  readonly isInOwnDrive: boolean;
}

function WhoCanOpen({ isOwn, isInOwnDrive }: WhoCanOpenProps) {
  if (isInOwnDrive) return <FormattedMessage id="take.own-drive-ready-note" />;
  if (isOwn) return <FormattedMessage id="take.spreadsheet-ready-note" />;
  return <FormattedMessage id="take.spreadsheet-ready-shared" />;
}
