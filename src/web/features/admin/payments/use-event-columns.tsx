// The columns of what payment services have told.
import { Badge, Button, Code, Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reply } from '#web/api/call.ts';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import classes from './payments.module.css';
import { useKindNames } from './use-kind-names.ts';

export type PaymentEvent = Reply<'listPaymentEvents'>['events'][number];

export function useEventColumns(
  onReplay: (eventId: string) => void,
): readonly OperatorColumn<PaymentEvent>[] {
  const { formatMessage } = useIntl();
  const kinds = useKindNames();
  return useMemo(
    () => [
      {
        id: 'at',
        title: formatMessage({ id: 'payments.date' }),
        cell: (event) => <EventTimes {...event} />,
      },
      {
        id: 'kind',
        title: formatMessage({ id: 'payments.kind' }),
        cell: ({ kind, id }) => (
          <>
            <Badge variant="light" color={kind === 'disputed' ? 'red' : 'gray'} tt="none" miw="max-content">
              {kinds[kind] ?? kind}
            </Badge>
            <div className={classes.id}>{id}</div>
          </>
        ),
      },
      {
        id: 'about',
        title: formatMessage({ id: 'payments.about' }),
        cell: (event) => <EventNames {...event} />,
      },
      {
        id: 'fact',
        title: formatMessage({ id: 'payments.fact' }),
        width: 'wide',
        cell: ({ fact }) => (
          <Code block className={classes.fact ?? ''}>
            {JSON.stringify(fact, null, 2)}
          </Code>
        ),
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: ({ id }) => (
          <Button size="compact-sm" variant="default" onClick={() => onReplay(id)}>
            <FormattedMessage id="payments.replay" />
          </Button>
        ),
      },
    ],
    [formatMessage, kinds, onReplay],
  );
}

function EventTimes({ happenedAt, receivedAt }: PaymentEvent) {
  return (
    <>
      <ShownTime at={happenedAt} />
      <Text size="xs" c="dimmed">
        <FormattedMessage id="payments.received" values={{ time: <ShownTime at={receivedAt} /> }} />
      </Text>
    </>
  );
}

const EventNames = ({ orderId, paymentId, subscriptionId, provider }: PaymentEvent) => (
  <>
    {[orderId, paymentId, subscriptionId].map(
      (id) =>
        id !== null && (
          <div key={id} className={classes.id}>
            {id}
          </div>
        ),
    )}
    <Text size="xs" c="dimmed">
      {provider}
    </Text>
  </>
);
