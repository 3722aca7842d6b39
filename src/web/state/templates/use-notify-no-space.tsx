// Says that the visitor's storage is full, and leads to emptying the deleted templates.
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDeleted } from '../dialogs/deleted-dialog.ts';
import { useNotify } from '../notices/notify.ts';
import { useVisitor } from '../visitor/visitor.ts';

const id = 'space-limit';

export function useNotifyNoSpace(): () => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(() => {
    const makeRoom = async () => {
      notifications.hide(id);
      await navigate({ to: '/' });
      openDeleted();
    };
    notify({
      id,
      color: 'red',
      autoClose: false,
      title: formatMessage({ id: 'space.title' }),
      message: <MakeRoom onPress={() => void makeRoom()} />,
    });
  }, [formatMessage, notify, navigate]);
}

function MakeRoom({ onPress }: { readonly onPress: () => void }) {
  const { isSignedIn } = useVisitor();
  return (
    <>
      <Text size="sm" mb="xs">
        {isSignedIn ? <FormattedMessage id="space.text" /> : <FormattedMessage id="space.text-visitor" />}
      </Text>
      <Button size="compact-sm" variant="light" onClick={onPress}>
        <FormattedMessage id="space.empty" />
      </Button>
    </>
  );
}
