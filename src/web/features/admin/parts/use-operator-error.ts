// What an operator reads when a call failed: what the server said of it, else the text given for this call.
import { useCallback } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { ApiError } from '#web/api/api-error.ts';

/** Codes with a text in each language. */
const texts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'server-busy': { id: 'admin.error-server-busy' },
  'rate-limited': { id: 'admin.error-rate-limited' },
  'shutting-down': { id: 'admin.error-shutting-down' },
  'database-unavailable': { id: 'admin.error-database-unavailable' },
  'disk-full': { id: 'admin.error-disk-full' },
  'files-unavailable': { id: 'admin.error-files-unavailable' },
  'environment-not-configured': { id: 'admin.error-environment-not-configured' },
  'environment-unreachable': { id: 'admin.error-environment-unreachable' },
  'environment-schema': { id: 'admin.error-environment-schema' },
  'own-environment-only': { id: 'admin.error-own-environment-only' },
  'confirmation-needed': { id: 'admin.error-confirmation-needed' },
  'too-slow': { id: 'admin.error-too-slow' },
  'log-entry-not-found': { id: 'admin.error-log-entry-not-found' },
  'operator-protected': { id: 'admin.error-operator-protected' },
  'user-not-found': { id: 'users.error-not-found' },
  'user-archived': { id: 'admin.error-user-archived' },
  'no-email-address': { id: 'admin.error-no-email-address' },
  'template-not-found': { id: 'admin.error-template-not-found' },
  'template-stale': { id: 'admin.error-template-stale' },
  'template-invalid': { id: 'admin.error-template-invalid' },
  'listing-not-possible': { id: 'admin.error-listing-not-possible' },
  'file-not-found': { id: 'admin.error-file-not-found' },
  'message-not-found': { id: 'admin.error-message-not-found' },
  'order-not-found': { id: 'admin.error-order-not-found' },
  'payment-event-not-found': { id: 'admin.error-payment-event-not-found' },
  'refund-not-possible': { id: 'admin.error-refund-not-possible' },
  'not-available': { id: 'admin.error-not-available' },
  'payments-unavailable': { id: 'admin.error-payments-unavailable' },
  'job-not-found': { id: 'admin.error-job-not-found' },
  'job-changed': { id: 'admin.error-job-changed' },
  'job-not-kept': { id: 'admin.error-job-not-kept' },
  'view-over': { id: 'admin.error-view-over' },
  'second-factor-required': { id: 'admin.error-second-factor-required' },
});

/** These say nothing that the text of the call does not say better. */
const generalCodes: ReadonlySet<string> = new Set(['internal', 'bad-request', 'not-found']);

export function useOperatorError(): (error: unknown, fallback: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError) || generalCodes.has(error.code)) return fallback;
      const text = texts[error.code];
      return text ? formatMessage(text) : error.message || fallback;
    },
    [formatMessage],
  );
}
