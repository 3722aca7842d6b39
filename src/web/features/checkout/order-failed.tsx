// An order that was not paid: nothing was charged, and it can be tried again.
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import type { Order } from './use-order.ts';
import { WaysBack } from './ways-back.tsx';

interface OrderFailedProps {
  readonly order: Order;
  readonly begunAt: string;
}

export function OrderFailed({ order, begunAt }: OrderFailedProps) {
  const { kind, staticId, templateUuid } = order;
  const tryAgain = () =>
    openDialog(
      kind === 'plan' ? { name: 'subscriptions' } : { name: 'plans', templateUuid: templateUuid ?? staticId },
    );
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.icon} data-tone="failed" aria-hidden="true">
          <IconX size={32} />
        </div>
        <div role="alert">
          <h1 className={classes.title}>
            <FormattedMessage id="checkout.failed" />
          </h1>
          <p className={classes.text}>
            <FormattedMessage id="checkout.failed-text" />
          </p>
        </div>
      </div>
      <OrderDetails order={order} />
      <div className={classes.ways}>
        <Button onClick={tryAgain}>
          <FormattedMessage id="checkout.try-again" />
        </Button>
        <WaysBack begunAt={begunAt} isFirst={false} />
      </div>
    </div>
  );
}
