// Everything that was told of one order, and the button that works it all out once more.
import { Button, Group, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { PagedTable } from '../parts/paged-table.tsx';
import { usePages } from '../parts/use-pages.ts';
import { Replayed, useReplay } from './replayed.tsx';
import { useEventColumns } from './use-event-columns.tsx';

async function readEvents(orderId: string, skip: number, signal: AbortSignal) {
  const { events, ...more } = await call('listPaymentEvents', { query: { orderId, skip }, signal });
  return { ...more, rows: events };
}

export function OrderEvents({ orderId }: { readonly orderId: string }) {
  const { formatMessage } = useIntl();
  const events = usePages(orderId, readEvents);
  const replay = useReplay();
  const columns = useEventColumns((eventId) => void replay.load({ eventId }));
  return (
    <Stack gap="sm">
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={15} />}
          loading={replay.state === 'loading'}
          onClick={() => void replay.load({ orderId })}
        >
          <FormattedMessage id="payments.replay-order" />
        </Button>
      </Group>
      <Replayed replay={replay} />
      <PagedTable
        pages={events}
        label={formatMessage({ id: 'payments.events' })}
        failed={formatMessage({ id: 'payments.events-failed' })}
        empty={<FormattedMessage id="payments.no-events" />}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </Stack>
  );
}
