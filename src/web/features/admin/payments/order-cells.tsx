// What an order is, costs, and has become, in cells of a table.
import { Badge, Code, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reply } from '#web/api/call.ts';
import { Money } from '../parts/money.tsx';

export type Order = Reply<'listAllOrders'>['orders'][number];

export function useStateNames(): Readonly<Record<Order['state'], string>> {
  const { formatMessage } = useIntl();
  return {
    paid: formatMessage({ id: 'payments.paid' }),
    pending: formatMessage({ id: 'payments.pending' }),
    failed: formatMessage({ id: 'payments.failed' }),
    refunded: formatMessage({ id: 'payments.refunded' }),
    disputed: formatMessage({ id: 'payments.disputed' }),
  };
}

const colours = {
  paid: 'teal',
  pending: 'yellow',
  failed: 'gray',
  refunded: 'blue',
  disputed: 'red',
} as const;

/** What was bought, and by whom. */
export function OrderName({ name, email, id }: Pick<Order, 'name' | 'email' | 'id'>) {
  return (
    <>
      <Text size="sm" fw={550}>
        {name || <FormattedMessage id="payments.unnamed" />}
      </Text>
      {email !== '' && <Text size="sm">{email}</Text>}
      <Code>{id}</Code>
    </>
  );
}

export function OrderAmount({ amount, tax, refunded, currency }: Order) {
  return (
    <>
      <Text size="sm" fw={550}>
        <Money amount={amount + tax} currency={currency} />
      </Text>
      {tax > 0 && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="payments.tax" values={{ tax: <Money amount={tax} currency={currency} /> }} />
        </Text>
      )}
      {refunded > 0 && (
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="payments.given-back"
            values={{ amount: <Money amount={refunded} currency={currency} /> }}
          />
        </Text>
      )}
    </>
  );
}

/** Granted is not given: the service tells when it is. */
export function OrderState(order: Order) {
  const { state, provider, refundGrantedAt, trouble } = order;
  const names = useStateNames();
  return (
    <Stack gap={4} align="flex-start">
      <Badge variant="light" color={colours[state]} miw="max-content">
        {names[state]}
      </Badge>
      <Text size="xs" c="dimmed">
        {provider}
      </Text>
      {isAskedBack(order) && (
        <Text size="xs" fw={550}>
          <FormattedMessage id="payments.asked-back" />
        </Text>
      )}
      {state === 'paid' && refundGrantedAt !== null && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="payments.on-its-way" />
        </Text>
      )}
      {trouble !== null && (
        <Text size="xs" c="red">
          {trouble}
        </Text>
      )}
    </Stack>
  );
}

/** Its buyer waits for an answer. */
const isAskedBack = ({ state, refundAskedAt, refundGrantedAt, refundDeniedAt }: Order): boolean =>
  state === 'paid' && refundAskedAt !== null && refundGrantedAt === null && refundDeniedAt === null;
