// An order whose money is on its way, which it may be for a moment or for days.
import { Loader } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import type { Order } from './use-order.ts';
import { WaysBack } from './ways-back.tsx';

interface OrderWaitingProps {
  readonly order: Order;
  readonly begunAt: string;
}

export function OrderWaiting({ order, begunAt }: OrderWaitingProps) {
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.icon} data-tone="waiting" aria-hidden="true">
          <Loader size="sm" />
        </div>
        <div role="status">
          <h1 className={classes.title}>
            <FormattedMessage id="checkout.waiting" />
          </h1>
          <p className={classes.text}>
            <FormattedMessage id="checkout.waiting-text" />
          </p>
        </div>
      </div>
      <OrderDetails order={order} />
      <div className={classes.ways}>
        <WaysBack begunAt={begunAt} isFirst={false} />
      </div>
    </div>
  );
}
