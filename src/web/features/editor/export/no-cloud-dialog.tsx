// Says that this server cannot create cloud spreadsheets, and offers the download instead.
import { Button, Group, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';

interface NoCloudDialogProps {
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

export function NoCloudDialog({ onClose, onDownload }: NoCloudDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="take.no-cloud" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text>
        <FormattedMessage id="take.no-cloud-text" />
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button
          data-autofocus
          onClick={() => {
            onClose();
            onDownload();
          }}
        >
          <FormattedMessage id="editor.download" />
        </Button>
      </Group>
    </Dialog>
  );
}
