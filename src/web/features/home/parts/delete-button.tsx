// Deletes a template after asking whether that is meant.
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';

interface DeleteButtonProps {
  readonly uuid: string;
  readonly name: string;
}

export function DeleteButton({ uuid, name }: DeleteButtonProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteTemplate(uuid);
  const close = () => setAsking(false);
  const label = formatMessage({ id: 'home.delete-named' }, { name });
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Tooltip>
      <Dialog
        title={<FormattedMessage id="home.delete-title" />}
        isOpen={isAsking}
        onClose={isPending ? undefined : close}
        closeLabel={formatMessage({ id: 'app.close' })}
      >
        <Text>
          <FormattedMessage id="home.delete-text" values={{ name }} />
        </Text>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" disabled={isPending} onClick={close}>
            <FormattedMessage id="home.delete-no" />
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate(undefined, { onSettled: close })}>
            <FormattedMessage id="home.delete-yes" />
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
