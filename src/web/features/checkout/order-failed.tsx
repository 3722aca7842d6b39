// An order that was not paid: nothing was charged, and it can be tried again.
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import type { Order } from './use-order.ts';

export function OrderFailed({ order }: { readonly order: Order }) {
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
        <LinkButton to="/templates" variant="light">
          <FormattedMessage id="app.back-to-templates" />
        </LinkButton>
      </div>
    </div>
  );
}
