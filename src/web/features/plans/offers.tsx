// The offers side by side, with what applies to all plans below and a failed payment above.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import classes from './offers.module.css';
import type { Checkout } from './use-checkout.ts';

interface OffersProps {
  readonly lead: ReactNode;
  readonly checkout: Checkout;
  /** The cards. */
  readonly children: ReactNode;
}

export function Offers({ lead, checkout, children }: OffersProps) {
  const { formatMessage } = useIntl();
  const reason = useReason();
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      {checkout.error && (
        <Alert color="red" role="alert" mb="md" title={formatMessage({ id: 'plans.checkout-failed' })}>
          {reason(checkout.error)}
        </Alert>
      )}
      <ul className={classes.offers} aria-label={formatMessage({ id: 'plans.options' })}>
        {children}
      </ul>
      <p className={classes.terms}>
        <FormattedMessage id="plans.terms" />
      </p>
    </>
  );
}
