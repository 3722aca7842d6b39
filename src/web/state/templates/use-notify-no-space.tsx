// Says that there is no room left, and leads to emptying the deleted templates.
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { openDeleted } from '../dialogs/deleted-dialog.ts';
import { useNotify } from '../notices/notify.ts';
import { useVisitor } from '../visitor/visitor.ts';
import type { NoSpaceCode } from './no-space-code.ts';

const id = 'space-limit';

export function useNotifyNoSpace(): (code: NoSpaceCode) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (code) => {
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
        message: <MakeRoom code={code} onPress={() => void makeRoom()} />,
      });
    },
    [formatMessage, notify, navigate],
  );
}

const texts = defineMessages({
  own: { id: 'space.text' },
  ownOfVisitor: { id: 'space.text-visitor' },
  network: { id: 'space.network' },
  networkOfVisitor: { id: 'space.network-visitor' },
});

interface MakeRoomProps {
  readonly code: NoSpaceCode;
  readonly onPress: () => void;
}

function MakeRoom({ code, onPress }: MakeRoomProps) {
  const { isSignedIn } = useVisitor();
  const [user, visitor] =
    code === 'space-limit' ? [texts.own, texts.ownOfVisitor] : [texts.network, texts.networkOfVisitor];
  return (
    <>
      <Text size="sm" mb="xs">
        <FormattedMessage {...(isSignedIn ? user : visitor)} />
      </Text>
      <Button size="compact-sm" variant="light" onClick={onPress}>
        <FormattedMessage id="space.empty" />
      </Button>
    </>
  );
}
