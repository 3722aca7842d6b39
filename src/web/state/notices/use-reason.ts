// The reason why a call failed, in the visitor's language.
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { ApiError, NoResponseError } from '#web/api/api-error.ts';

const reasons = defineMessages({
  'not-available': { id: 'reason.not-available' },
  'already-paid': { id: 'reason.already-paid' },
  'payment-pending': { id: 'reason.payment-pending' },
  'payments-unavailable': { id: 'reason.payments-unavailable' },
  'spreadsheets-unavailable': { id: 'reason.spreadsheets-unavailable' },
  'google-drive-ended': { id: 'reason.google-drive-ended' },
  'google-drive-full': { id: 'reason.google-drive-full' },
  'google-drive-not-shared': { id: 'reason.google-drive-not-shared' },
  'payment-required': { id: 'reason.payment-required' },
  'rate-limited': { id: 'reason.rate-limited' },
  'template-not-found': { id: 'reason.template-not-found' },
  'template-invalid': { id: 'reason.template-invalid' },
  'build-too-large': { id: 'reason.build-too-large' },
  'too-many-tries': { id: 'reason.too-many-tries' },
  'wrong-password': { id: 'reason.wrong-password' },
  'sign-in-required': { id: 'reason.sign-in-required' },
  'listing-not-possible': { id: 'reason.listing-not-possible' },
  'order-not-found': { id: 'reason.order-not-found' },
  'refund-too-late': { id: 'reason.refund-too-late' },
  'refund-not-possible': { id: 'reason.refund-not-possible' },
  'disk-full': { id: 'reason.disk-full' },
  'files-unavailable': { id: 'reason.files-unavailable' },
  'network-space-limit': { id: 'reason.network-space-limit' },
  'visitors-space-limit': { id: 'reason.visitors-space-limit' },
  'database-unavailable': { id: 'reason.no-response' },
  'view-only': { id: 'reason.view-only' },
  noResponse: { id: 'reason.no-response' },
  other: { id: 'reason.other' },
});

const reasonOf = (error: unknown) => {
  if (error instanceof NoResponseError) return reasons.noResponse;
  const code = error instanceof ApiError ? error.code : null;
  return Object.entries(reasons).find(([known]) => known === code)?.[1] ?? reasons.other;
};

export function useReason(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return useCallback((error) => formatMessage(reasonOf(error)), [formatMessage]);
}
