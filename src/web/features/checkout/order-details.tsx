// An order as a receipt shows it.
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import classes from './order.module.css';
import type { Order } from './use-order.ts';

export function OrderDetails({ order }: { readonly order: Order }) {
  return (
    <dl className={classes.details}>
      <Detail term={<FormattedMessage id="checkout.name" />}>{order.name}</Detail>
      <Detail term={<FormattedMessage id="checkout.price" />}>
        <FormattedNumber value={order.price} style="currency" currency="USD" currencyDisplay="narrowSymbol" />
      </Detail>
      <Detail term={<FormattedMessage id="checkout.date" />}>
        <FormattedDate value={order.date} dateStyle="medium" />
      </Detail>
      <Detail term={<FormattedMessage id="checkout.order" />}>{order.orderId}</Detail>
      <Detail term={<FormattedMessage id="checkout.spreadsheet" />}>
        {order.gsUrl === null ? (
          <FormattedMessage id="checkout.spreadsheet-later" />
        ) : (
          <Anchor href={order.gsUrl} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="checkout.open-spreadsheet" />{' '}
            <IconExternalLink size={14} aria-hidden="true" />
          </Anchor>
        )}
      </Detail>
    </dl>
  );
}

function Detail({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
