// Money back for one order: the button to ask for it, or what became of the request.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import classes from './orders.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import type { Order } from './shown-orders.ts';

export function RefundPart({ order }: { readonly order: Order }) {
  const note = <RefundNote order={order} />;
  if (order.refund === 'possible') return <AskForRefund order={order} />;
  if (order.refund === 'not-possible') return null;
  return (
    <p className={classes.note} role="status">
      {note}
    </p>
  );
}

function RefundNote({ order }: { readonly order: Order }) {
  const { locale } = useIntl();
  const date = order.refundAskedAt === null ? null : <Day at={order.refundAskedAt} />;
  if (order.refund === 'given') {
    const amount = amountInWords(order.refundedAmount, order.currency, locale);
    return <FormattedMessage id="settings.refund-given" values={{ amount }} />;
  }
  if (order.refund === 'denied') return <FormattedMessage id="settings.refund-denied" values={{ date }} />;
  return date === null ? (
    <FormattedMessage id="settings.refund-granted" />
  ) : (
    <FormattedMessage id="settings.refund-asked" values={{ date }} />
  );
}

const Day = ({ at }: { readonly at: number }) => (
  <Unbroken>
    <ShownDay at={at} />
  </Unbroken>
);

function AskForRefund({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.part}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.press}
        aria-label={formatMessage({ id: 'settings.refund-ask-named' }, { name: order.name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="settings.refund-ask" />
      </Button>
      {order.refundUntil !== null && (
        <span className={classes.aside}>
          <FormattedMessage id="settings.refund-until" values={{ date: <Day at={order.refundUntil} /> }} />
        </span>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}
