// An order as a receipt shows it, with its receipt and its workbook once they are there.
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import classes from './order.module.css';
import type { Order } from './use-order.ts';

export function OrderDetails({ order }: { readonly order: Order }) {
  const { locale } = useIntl();
  const { kind, name, currency, amount, taxAmount, date, orderId, receiptUrl } = order;
  const inWords = (cents: number) => amountInWords(cents, currency, locale);
  return (
    <dl className={classes.details}>
      <Detail term={<FormattedMessage id="checkout.name" />}>
        {kind === 'plan' ? <FormattedMessage id="settings.order-plan" values={{ name }} /> : name}
      </Detail>
      <Detail term={<FormattedMessage id="checkout.price" />}>{inWords(amount)}</Detail>
      {taxAmount > 0 && (
        <>
          <Detail term={<FormattedMessage id="checkout.tax" />}>{inWords(taxAmount)}</Detail>
          <Detail term={<FormattedMessage id="checkout.total" />}>{inWords(amount + taxAmount)}</Detail>
        </>
      )}
      <Detail term={<FormattedMessage id="checkout.date" />}>
        <ShownDay at={date} />
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

/** One may keep the workbook as a file and open it as a spreadsheet. */
function Spreadsheet({ order: { gsUrl, fileUrl, fileLink } }: { readonly order: Order }) {
  return (
    <Detail term={<FormattedMessage id="checkout.spreadsheet" />}>
      <span className={classes.links}>
        {gsUrl !== null && (
          <OutsideLink href={gsUrl}>
            <FormattedMessage id="checkout.open-spreadsheet" />
          </OutsideLink>
        )}
        {fileUrl !== null && (
          <Anchor href={fileUrl} download="">
            <FormattedMessage id="checkout.download-workbook" />
          </Anchor>
        )}
        {gsUrl === null && fileUrl === null && <NoSpreadsheet fileLink={fileLink} />}
      </span>
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
