// The offers side by side, a failed payment above them, and below what plans are compared with and what applies to all.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { FreeOffer } from './free-offer.tsx';
import classes from './offers.module.css';
import type { Checkout } from './use-checkout.ts';

interface OffersProps {
  readonly lead: ReactNode;
  readonly terms: ReactNode;
  readonly checkout: Checkout;
  /** The cards. */
  readonly children: ReactNode;
}

export function Offers({ lead, terms, checkout, children }: OffersProps) {
  const { formatMessage } = useIntl();
  const { plans, isTest } = useVisitor().sales;
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      {isTest && (
        <Alert color="yellow" mb="md" p="sm">
          <FormattedMessage id="plans.test" />
        </Alert>
      )}
      <CheckoutState checkout={checkout} />
      <ul className={classes.offers} aria-label={formatMessage({ id: 'plans.options' })}>
        {children}
      </ul>
      {plans && <FreeOffer />}
      <p className={classes.terms}>{terms}</p>
    </>
  );
}

function CheckoutState({ checkout: { purchase, error } }: { readonly checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const reason = useReason();
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mb="md" title={formatMessage({ id: 'plans.checkout-failed' })}>
          {reason(error)}
        </Alert>
      )}
      <p className={classes.progress} role="status">
        {purchase !== null && <FormattedMessage id="plans.opening" />}
      </p>
    </>
  );
}
