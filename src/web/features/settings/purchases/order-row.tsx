// One purchase: its name and state, its date and amount, its papers, and money back.
import { FormattedMessage, useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { FilePart } from './file-part.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderState } from './order-state.tsx';
import classes from './orders.module.css';
import { RefundPart } from './refund-part.tsx';
import type { Order } from './shown-orders.ts';

export function OrderRow({ order }: { readonly order: Order }) {
  return (
    <li className={classes.order}>
      <div className={classes.head}>
        <p className={classes.name}>
          {order.kind === 'plan' ? (
            <FormattedMessage id="settings.order-plan" values={{ name: order.name }} />
          ) : (
            order.name
          )}
        </p>
        <OrderState state={order.state} />
      </div>
      <p className={classes.facts}>
        <ShownDay at={order.date} />
        {' · '}
        <Total order={order} />
      </p>
      <OrderLinks order={order} />
      <FilePart order={order} />
      <RefundPart order={order} />
    </li>
  );
}

function Total({ order: { amount, taxAmount, currency } }: { readonly order: Order }) {
  const { locale } = useIntl();
  const total = amountInWords(amount + taxAmount, currency, locale);
  if (taxAmount === 0) return total;
  const tax = amountInWords(taxAmount, currency, locale);
  return <FormattedMessage id="settings.order-tax" values={{ total, tax }} />;
}
