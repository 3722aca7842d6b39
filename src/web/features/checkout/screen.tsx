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
  const { orderId = '', template = '' }: { orderId?: string; template?: string } = useSearch({
    strict: false,
  });
  // Another order is searched for from the start.
  return (
    <div className={classes.screen}>
      <FoundOrder key={orderId} orderId={orderId === '' ? null : orderId} begunAt={template} />
    </div>
  );
}

interface FoundOrderProps {
  readonly orderId: string | null;
  /** The template in whose editor the payment was begun; empty if it was elsewhere. */
  readonly begunAt: string;
}

function FoundOrder({ orderId, begunAt }: FoundOrderProps) {
  const search = useOrder(orderId);
  if (search.state === 'error') return <OrderMissing orderId={orderId ?? ''} />;
  if (search.state === 'waiting') return <OrderWaiting order={search.order} begunAt={begunAt} />;
  if (search.state === 'loaded') {
    const { order } = search;
    return order?.state === 'failed' ? (
      <OrderFailed order={order} begunAt={begunAt} />
    ) : (
      <OrderLoaded order={order} begunAt={begunAt} />
    );
  }
  return (
    <div role="status">
      <EmptyState level={1} icon={<Loader size="sm" />} title={<FormattedMessage id="checkout.loading" />}>
        <FormattedMessage id="checkout.loading-text" />
      </EmptyState>
    </div>
  );
}
