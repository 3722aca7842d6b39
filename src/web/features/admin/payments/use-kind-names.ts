// What a payment service can tell of, in words, by the kinds of events.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export function useKindNames(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      'checkout-completed': formatMessage({ id: 'payments.kind-checkout-completed' }),
      'checkout-failed': formatMessage({ id: 'payments.kind-checkout-failed' }),
      'subscription-changed': formatMessage({ id: 'payments.kind-subscription-changed' }),
      'invoice-paid': formatMessage({ id: 'payments.kind-invoice-paid' }),
      'invoice-failed': formatMessage({ id: 'payments.kind-invoice-failed' }),
      refunded: formatMessage({ id: 'payments.kind-refunded' }),
      disputed: formatMessage({ id: 'payments.kind-disputed' }),
    }),
    [formatMessage],
  );
}
