// A settled order, and what to do with it; without an order, thanks alone.
import { IconCheck, IconReceiptRefund } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { KeepNotice } from './keep-notice.tsx';
import { NextSteps } from './next-steps.tsx';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import { UseBought } from './use-bought.tsx';
import type { Order } from './use-order.ts';
import { WaysBack } from './ways-back.tsx';

interface OrderLoadedProps {
  readonly order: Order | null;
  readonly begunAt: string;
}

export function OrderLoaded({ order, begunAt }: OrderLoadedProps) {
  const { isAnonymous } = useVisitor();
  const isPaid = order === null || order.state === 'paid';
  /** Then what was bought is led to instead. */
  const isBought = isPaid && order?.kind === 'template';
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.icon} data-tone={isPaid ? undefined : 'waiting'} aria-hidden="true">
          {isPaid ? <IconCheck size={32} /> : <IconReceiptRefund size={32} />}
        </div>
        <div role="status">
          <Heading order={order} />
        </div>
      </div>
      {order && isPaid && isAnonymous && <KeepNotice isPlan={order.kind === 'plan'} email={order.email} />}
      {order && <OrderDetails order={order} />}
      {order && isPaid && !(isAnonymous && order.kind === 'plan') && <NextSteps order={order} />}
      <div className={classes.ways}>
        {order && isPaid && <UseBought order={order} />}
        <WaysBack begunAt={isBought ? '' : begunAt} isFirst={!isBought} />
      </div>
    </div>
  );
}

function Heading({ order }: { readonly order: Order | null }) {
  const { title, text } = headingOf(order);
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
    </>
  );
}

function headingOf(order: Order | null) {
  if (order === null) {
    return {
      title: <FormattedMessage id="checkout.thanks" />,
      text: <FormattedMessage id="checkout.thanks-text" />,
    };
  }
  if (order.state === 'refunded') {
    return {
      title: <FormattedMessage id="checkout.refunded" />,
      text: <FormattedMessage id="checkout.refunded-text" />,
    };
  }
  if (order.state === 'disputed') {
    return {
      title: <FormattedMessage id="checkout.disputed" />,
      text: <FormattedMessage id="checkout.disputed-text" />,
    };
  }
  return {
    title: <FormattedMessage id="checkout.done" />,
    text: <FormattedMessage id="checkout.done-text" />,
  };
}
