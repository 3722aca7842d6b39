// Says that the server does not respond, and disappears once it does.
import { Button, Group, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { serverHealth } from '#web/api/server-health.ts';
import { useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export function SystemDown() {
  const isDown = useStore(serverHealth, (health) => health.isDown && !health.isOffline);
  const work = useUnsavedWork();
  const [isPutAway, setPutAway] = useState(false);
  useEffect(() => {
    if (!isDown) setPutAway(false);
  }, [isDown]);
  return (
    <Dialog title={<FormattedMessage id="down.title" />} isOpen={isDown && !isPutAway}>
      <Text>
        <FormattedMessage id="down.text" />
      </Text>
      {work !== 'none' && (
        <Text c="dimmed" size="sm" mt="sm">
          {work === 'kept' ? <FormattedMessage id="down.kept" /> : <FormattedMessage id="down.not-kept" />}
        </Text>
      )}
      <Group justify="space-between" mt="lg">
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm" c="dimmed">
            <FormattedMessage id="down.waiting" />
          </Text>
        </Group>
        <Button variant="light" onClick={() => setPutAway(true)}>
          <FormattedMessage id="down.continue" />
        </Button>
      </Group>
    </Dialog>
  );
}
