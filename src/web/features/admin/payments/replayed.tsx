// Has what is known of a purchase worked out once more, and says what that changed.
import { Alert, Code, List } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { type OperatorLoad, useOperatorLoad } from '../parts/use-operator-load.ts';
import { useStateNames } from './order-cells.tsx';

type Asked = { readonly eventId: string } | { readonly orderId: string };
type Outcome = Reply<'replayPaymentEvents'>;
type Change = Outcome['changes'][number];

export const useReplay = () =>
  useOperatorLoad((signal, body: Asked) => call('replayPaymentEvents', { body, signal }));

export function Replayed({ replay }: { readonly replay: OperatorLoad<Outcome, [Asked]> }) {
  const { formatMessage } = useIntl();
  const fields = useFieldNames();
  const { state, value, error, retry, clear } = replay;
  if (state === 'failed')
    return (
      <ErrorBanner
        error={error}
        fallback={formatMessage({ id: 'payments.replay-failed' })}
        onRetry={retry}
        onClose={clear}
      />
    );
  if (value === null || state !== 'loaded') return null;
  const { events, changes } = value;
  return (
    <Alert color={changes.length === 0 ? 'teal' : 'yellow'} role="status" mb="md">
      <FormattedMessage id="payments.replayed" values={{ events, changes: changes.length }} />
      {changes.length > 0 && (
        <List size="sm" mt="xs">
          {changes.map((change) => (
            <List.Item key={`${change.id} ${change.field}`}>
              {fields[change.field] ?? change.field}: <Value change={change} of={change.before} /> →{' '}
              <Value change={change} of={change.after} /> <Code>{change.id}</Code>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

function useFieldNames(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return {
    state: formatMessage({ id: 'payments.state' }),
    paid_at: formatMessage({ id: 'payments.field-paid-at' }),
    amount: formatMessage({ id: 'payments.field-amount' }),
    tax_amount: formatMessage({ id: 'payments.field-tax' }),
    refunded_amount: formatMessage({ id: 'payments.field-refunded' }),
    payment_id: formatMessage({ id: 'payments.field-payment' }),
    subscription_id: formatMessage({ id: 'payments.field-subscription' }),
    plan_id: formatMessage({ id: 'payments.field-plan' }),
    plan: formatMessage({ id: 'payments.field-plan' }),
    period_end: formatMessage({ id: 'payments.field-period-end' }),
    cancels_at_end: formatMessage({ id: 'payments.field-cancels' }),
  };
}

const moments: ReadonlySet<string> = new Set(['paid_at', 'period_end']);

interface ValueProps {
  readonly change: Change;
  readonly of: Change['before'];
}

function Value({ change: { what, field }, of: value }: ValueProps) {
  const states: Readonly<Record<string, string>> = useStateNames();
  if (value === null) return <>–</>;
  if (moments.has(field)) return <ShownTime at={value} />;
  if (what === 'order' && field === 'state') return <>{states[value] ?? value}</>;
  return <>{value}</>;
}
