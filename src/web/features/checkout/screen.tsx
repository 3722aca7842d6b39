// The page after a card payment: waits for the order and its money, then shows it or says that it was not found.
import { Loader } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { OrderFailed } from './order-failed.tsx';
import { OrderLoaded } from './order-loaded.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import classes from './screen.module.css';
import { useOrder } from './use-order.ts';

export function CheckoutSuccessScreen() {
  const { orderId = '' }: { orderId?: string } = useSearch({ strict: false });
  // Another order is searched for from the start.
  return (
    <div className={classes.screen}>
      <FoundOrder key={orderId} orderId={orderId === '' ? null : orderId} />
    </div>
  );
}

function FoundOrder({ orderId }: { readonly orderId: string | null }) {
  const search = useOrder(orderId);
  if (search.state === 'error') return <OrderMissing orderId={orderId ?? ''} />;
  if (search.state === 'waiting') return <OrderWaiting order={search.order} />;
  if (search.state === 'loaded') {
    const { order } = search;
    return order?.state === 'failed' ? <OrderFailed order={order} /> : <OrderLoaded order={order} />;
  }
  return (
    <div role="status">
      <EmptyState level={1} icon={<Loader size="sm" />} title={<FormattedMessage id="checkout.loading" />}>
        <FormattedMessage id="checkout.loading-text" />
      </EmptyState>
    </div>
  );
}
