// An order as a receipt shows it, with its receipt and its workbook once they are there.
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useMoney } from '#web/state/visitor/use-money.ts';
import { wholeUnits } from '#web/state/visitor/whole-units.ts';
import classes from './order.module.css';
import type { Order } from './use-order.ts';

export function OrderDetails({ order }: { readonly order: Order }) {
  const money = useMoney();
  const { name, currency, amount, taxAmount, date, orderId, receiptUrl } = order;
  return (
    <dl className={classes.details}>
      <Detail term={<FormattedMessage id="checkout.name" />}>{name}</Detail>
      <Detail term={<FormattedMessage id="checkout.price" />}>
        {money(wholeUnits(amount, currency), currency)}
      </Detail>
      {taxAmount > 0 && (
        <Detail term={<FormattedMessage id="checkout.tax" />}>
          {money(wholeUnits(taxAmount, currency), currency)}
        </Detail>
      )}
      <Detail term={<FormattedMessage id="checkout.date" />}>
        <FormattedDate value={date} dateStyle="medium" />
      </Detail>
      <Detail term={<FormattedMessage id="checkout.order" />}>{orderId}</Detail>
      {order.state === 'paid' && order.kind === 'template' && <Spreadsheet order={order} />}
      {receiptUrl !== null && (
        <Detail term={<FormattedMessage id="checkout.receipt" />}>
          <OutsideLink href={receiptUrl}>
            <FormattedMessage id="checkout.open-receipt" />
          </OutsideLink>
        </Detail>
      )}
    </dl>
  );
}

function Spreadsheet({ order: { gsUrl, fileUrl, fileLink } }: { readonly order: Order }) {
  return (
    <Detail term={<FormattedMessage id="checkout.spreadsheet" />}>
      {gsUrl !== null && (
        <OutsideLink href={gsUrl}>
          <FormattedMessage id="checkout.open-spreadsheet" />
        </OutsideLink>
      )}
      {gsUrl === null && fileUrl !== null && (
        <Anchor href={fileUrl} download="">
          <FormattedMessage id="checkout.download-workbook" />
        </Anchor>
      )}
      {gsUrl === null && fileUrl === null && <NoSpreadsheet fileLink={fileLink} />}
    </Detail>
  );
}

function NoSpreadsheet({ fileLink }: Pick<Order, 'fileLink'>) {
  if (fileLink === 'off') return <FormattedMessage id="checkout.spreadsheet-off" />;
  if (fileLink === 'failed') return <FormattedMessage id="checkout.spreadsheet-failed" />;
  return <FormattedMessage id="checkout.spreadsheet-later" />;
}

const OutsideLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer">
    {children} <IconExternalLink size={14} aria-hidden="true" />
  </Anchor>
);

function Detail({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
