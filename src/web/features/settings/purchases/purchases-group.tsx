// The purchases: what, when, for how much, what became of it, and everything that belongs to it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { OrderRow } from './order-row.tsx';
import classes from './orders.module.css';
import { type Order, shownOrders } from './shown-orders.ts';

/** As many as fit on a screen. */
const firstCount = 5;

export function PurchasesGroup({ orders }: { readonly orders: readonly Order[] }) {
  const { formatMessage } = useIntl();
  const [openedAt] = useState(() => Date.now());
  const [isWhole, setWhole] = useState(false);
  const shown = shownOrders(orders, openedAt);
  if (shown.length === 0) return null;
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.purchases' })}>
      <ul className={classes.orders}>
        {(isWhole ? shown : shown.slice(0, firstCount)).map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      {!isWhole && shown.length > firstCount && (
        <Button variant="default" className={classes.more} onClick={() => setWhole(true)}>
          <FormattedMessage id="settings.orders-all" values={{ count: shown.length }} />
        </Button>
      )}
    </SettingsGroup>
  );
}
