// The requests for money back that wait for an answer, and what was granted and is on its way.
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { Money } from '../parts/money.tsx';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { usePages } from '../parts/use-pages.ts';
import { OrderName } from './order-cells.tsx';
import { DenyDialog, GrantDialog } from './refund-dialogs.tsx';

type Request = Reply<'listRefundRequests'>['requests'][number];

interface Answered {
  readonly request: Request;
  readonly answer: 'grant' | 'deny';
}

async function readRequests(_all: null, skip: number, signal: AbortSignal) {
  const { requests, ...more } = await call('listRefundRequests', { query: { skip }, signal });
  return { ...more, rows: requests };
}

export function RefundsView({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const requests = usePages(null, readRequests, refreshes);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const columns = useRefundColumns(setAnswered);
  const ends = {
    onClose: () => setAnswered(null),
    onDone: () => {
      setAnswered(null);
      requests.again();
    },
  };
  return (
    <>
      <PagedTable
        pages={requests}
        label={formatMessage({ id: 'payments.refunds' })}
        failed={formatMessage({ id: 'payments.refunds-failed' })}
        empty={<FormattedMessage id="payments.no-refunds" />}
        columns={columns}
        keyOf={({ orderId }) => orderId}
        toneOf={({ trouble }) => (trouble === null ? undefined : 'error')}
      />
      {answered?.answer === 'grant' && <GrantDialog order={answered.request} {...ends} />}
      {answered?.answer === 'deny' && <DenyDialog order={answered.request} {...ends} />}
    </>
  );
}

function useRefundColumns(onAnswer: (answered: Answered) => void): readonly OperatorColumn<Request>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'at',
        title: formatMessage({ id: 'payments.asked' }),
        cell: ({ askedAt, wasAsked }) =>
          wasAsked ? <ShownTime at={askedAt} /> : <FormattedMessage id="payments.unasked" />,
      },
      {
        id: 'name',
        title: formatMessage({ id: 'payments.order' }),
        cell: ({ name, email, orderId }) => <OrderName name={name} email={email} id={orderId} />,
      },
      {
        id: 'amount',
        title: formatMessage({ id: 'payments.amount' }),
        align: 'end',
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      {
        id: 'reason',
        title: formatMessage({ id: 'payments.reason' }),
        width: 'wide',
        cell: ({ reason, note }) => [reason, note].filter((text) => text !== '').join(' · ') || '–',
      },
      {
        id: 'state',
        title: formatMessage({ id: 'payments.state' }),
        cell: (request) => <RequestState {...request} />,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (request) => <RequestActions request={request} onAnswer={onAnswer} />,
      },
    ],
    [formatMessage, onAnswer],
  );
}

function RequestState({ grantedAt, trouble }: Request) {
  if (grantedAt === null)
    return (
      <Badge variant="light" color="yellow" miw="max-content">
        <FormattedMessage id="payments.waiting" />
      </Badge>
    );
  return (
    <Stack gap={4} align="flex-start">
      <Badge variant="light" color={trouble === null ? 'blue' : 'red'} miw="max-content">
        {trouble === null ? (
          <FormattedMessage id="payments.on-its-way" />
        ) : (
          <FormattedMessage id="payments.refund-fails" />
        )}
      </Badge>
      {trouble !== null && <Text size="xs">{trouble}</Text>}
    </Stack>
  );
}

interface RequestActionsProps {
  readonly request: Request;
  readonly onAnswer: (answered: Answered) => void;
}

function RequestActions({ request, onAnswer }: RequestActionsProps) {
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="light" onClick={() => onAnswer({ request, answer: 'grant' })}>
        {request.grantedAt === null ? (
          <FormattedMessage id="payments.grant" />
        ) : (
          <FormattedMessage id="payments.try-again" />
        )}
      </Button>
      {request.grantedAt === null && (
        <Button size="compact-sm" variant="default" onClick={() => onAnswer({ request, answer: 'deny' })}>
          <FormattedMessage id="payments.deny" />
        </Button>
      )}
    </Group>
  );
}
