// Links to the created spreadsheet, in a tab of its own.
import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';

interface FileReadyDialogProps {
  readonly address: string;
  readonly onClose: () => void;
}

export function FileReadyDialog({ address, onClose }: FileReadyDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="take.cloud-ready" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text>
        <FormattedMessage id="take.cloud-ready-text" />
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={17} />}
          data-autofocus
        >
          <FormattedMessage id="take.cloud-open" />
        </Button>
      </Group>
    </Dialog>
  );
}
