// What operators have made a template cost, newest first.
import { List, Loader, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { Money } from '../parts/money.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';

interface PriceHistoryProps {
  readonly templateUuid: string;
  readonly currency: string;
}

export function PriceHistory({ templateUuid, currency }: PriceHistoryProps) {
  const { formatMessage } = useIntl();
  const history = useOperatorLoad((signal) =>
    call('listPriceChanges', { params: { id: templateUuid }, signal }),
  );
  const begin = useRef(() => void history.load());
  useEffect(() => begin.current(), []);
  const { value, state, error, retry } = history;
  if (state === 'failed')
    return (
      <ErrorBanner error={error} fallback={formatMessage({ id: 'prices.history-failed' })} onRetry={retry} />
    );
  if (value === null) return <Loader size="sm" aria-label={formatMessage({ id: 'admin.loading' })} />;
  if (value.changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="prices.no-history" />
      </Text>
    );
  return (
    <List size="sm">
      {value.changes.map(({ at, beforeCents, afterCents }) => (
        <List.Item key={at}>
          <ShownTime at={at} />: <Money amount={beforeCents} currency={currency} /> →{' '}
          <Money amount={afterCents} currency={currency} />
        </List.Item>
      ))}
    </List>
  );
}
