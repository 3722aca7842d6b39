// What became of an order, in a word or two.
import { Badge } from '@mantine/core';
import { defineMessages, FormattedMessage } from 'react-intl';
import classes from './orders.module.css';
import type { Order } from './shown-orders.ts';

const words = defineMessages({
  pending: { id: 'settings.order-pending' },
  paid: { id: 'settings.order-paid' },
  failed: { id: 'settings.order-failed' },
  refunded: { id: 'settings.order-refunded' },
  disputed: { id: 'settings.order-disputed' },
});

const colours: Readonly<Record<Order['state'], string>> = {
  pending: 'yellow',
  paid: 'green',
  failed: 'gray',
  refunded: 'gray',
  disputed: 'red',
};

export function OrderState({ state }: { readonly state: Order['state'] }) {
  return (
    <Badge className={classes.state} variant="light" tt="none" color={colours[state]}>
      <FormattedMessage {...words[state]} />
    </Badge>
  );
}
