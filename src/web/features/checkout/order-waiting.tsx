// An order whose money is on its way, which it may be for a moment or for days.
import { Loader } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import type { Order } from './use-order.ts';

export function OrderWaiting({ order }: { readonly order: Order }) {
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
        <LinkButton to="/templates" variant="light">
          <FormattedMessage id="app.back-to-templates" />
        </LinkButton>
      </div>
    </div>
  );
}
