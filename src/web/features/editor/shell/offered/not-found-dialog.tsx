// Says that a template does not exist and leads back to the list.
import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';

export function NotFoundDialog() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/', replace: true });
  return (
    <Dialog
      title={<FormattedMessage id="missing.title" />}
      isOpen
      onClose={close}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text c="dimmed">
        <FormattedMessage id="missing.text" />
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          <FormattedMessage id="app.close" />
        </Button>
      </Group>
    </Dialog>
  );
}
