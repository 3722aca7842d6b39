// Says why the subscription could not be managed, after the billing page led back here.
import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { billingOutcomes } from '#contract/billing-outcomes.ts';

const queryName = 'billing';

const reasons = defineMessages({
  'sign-in-required': { id: 'settings.billing-sign-in-required' },
  'no-subscription': { id: 'settings.billing-no-subscription' },
  'not-available': { id: 'settings.billing-not-available' },
  'not-answering': { id: 'settings.billing-not-answering' },
});

export function BillingNotice() {
  const { formatMessage } = useIntl();
  const [outcome] = useState(outcomeInAddress);
  // Shown once: a reloaded or shared address does not show it again.
  useEffect(removeOutcome, []);
  if (!outcome) return null;
  return (
    <Alert color="yellow" role="alert" title={formatMessage({ id: 'settings.billing-failed' })}>
      <FormattedMessage {...reasons[outcome]} />
    </Alert>
  );
}

function outcomeInAddress() {
  const told = new URL(window.location.href).searchParams.get(queryName);
  return billingOutcomes.find((outcome) => outcome === told);
}

function removeOutcome(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(queryName)) return;
  url.searchParams.delete(queryName);
  window.history.replaceState(window.history.state, '', url);
}
