// Has what is known of a purchase worked out once more, and says what that changed.
import { Alert, List } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { type OperatorLoad, useOperatorLoad } from '../parts/use-operator-load.ts';

type Asked = { readonly eventId: string } | { readonly orderId: string };
type Outcome = Reply<'replayPaymentEvents'>;

export const useReplay = () =>
  useOperatorLoad((signal, body: Asked) => call('replayPaymentEvents', { body, signal }));

export function Replayed({ replay }: { readonly replay: OperatorLoad<Outcome, [Asked]> }) {
  const { formatMessage } = useIntl();
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
  const shown = (one: string | number | null) => (one === null ? '–' : String(one));
  return (
    <Alert color={value.changes.length === 0 ? 'teal' : 'yellow'} role="status">
      <FormattedMessage
        id="payments.replayed"
        values={{ events: value.events, changes: value.changes.length }}
      />
      <List size="sm">
        {value.changes.map(({ id, field, before, after }) => (
          <List.Item key={`${id} ${field}`}>
            {id} · {field}: {shown(before)} → {shown(after)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
