// The purchases, each with its date, its price and its spreadsheet.
import { Anchor } from '@mantine/core';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Visitor } from '#web/state/visitor/visitor.ts';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';

type Order = Visitor['orders'][number];

export function PurchasesGroup({ orders }: { readonly orders: readonly Order[] }) {
  const { formatMessage } = useIntl();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.purchases' })}>
      {orders.map((order) => (
        <Purchase key={order.orderId} order={order} />
      ))}
    </SettingsGroup>
  );
}

function Purchase({ order: { name, date, price, gsUrl } }: { readonly order: Order }) {
  return (
    <SettingsRow
      title={name}
      text={
        <>
          <FormattedDate value={date} dateStyle="medium" />
          {' · '}
          <FormattedNumber value={price} style="currency" currency="USD" currencyDisplay="narrowSymbol" />
        </>
      }
      action={
        gsUrl !== null && (
          <Anchor href={gsUrl} target="_blank" rel="noopener noreferrer" size="sm">
            <FormattedMessage id="checkout.open-spreadsheet" />
          </Anchor>
        )
      }
    />
  );
}
