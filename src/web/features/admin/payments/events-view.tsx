// What payment services have told, newest first, by kind or of one order; and what they have not told is asked for.
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCloudDownload } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { Toolbar } from '../parts/tab-head.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { usePages } from '../parts/use-pages.ts';
import { Replayed, useReplay } from './replayed.tsx';
import { useEventColumns } from './use-event-columns.tsx';
import { useKindNames } from './use-kind-names.ts';

interface Search {
  readonly orderId: string;
  readonly kind: string;
}

const everything: Search = { orderId: '', kind: '' };

async function readEvents({ orderId, kind }: Search, skip: number, signal: AbortSignal) {
  const query = { orderId: orderId.trim() || undefined, kind: kind || undefined, skip };
  const { events, ...more } = await call('listPaymentEvents', { query, signal });
  return { ...more, rows: events };
}

export function EventsView({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const events = usePages(everything, readEvents, refreshes);
  const replay = useReplay();
  const missed = useOperatorLoad(async (signal) => {
    const read = await call('readMissedEvents', { signal });
    events.again();
    return read;
  });
  const columns = useEventColumns((eventId) => void replay.load({ eventId }));
  return (
    <>
      <EventSearch onSearch={events.show}>
        <Button
          variant="default"
          leftSection={<IconCloudDownload size={16} aria-hidden="true" />}
          loading={missed.state === 'loading'}
          onClick={() => void missed.load()}
        >
          <FormattedMessage id="payments.read-missed" />
        </Button>
      </EventSearch>
      {missed.state === 'failed' && (
        <ErrorBanner
          error={missed.error}
          fallback={formatMessage({ id: 'payments.read-missed-failed' })}
          onRetry={missed.retry}
        />
      )}
      {missed.state === 'loaded' && missed.value && (
        <Alert color="teal" role="status" mb="md">
          <FormattedMessage id="payments.missed" values={missed.value} />
        </Alert>
      )}
      <Replayed replay={replay} />
      <PagedTable
        pages={events}
        label={formatMessage({ id: 'payments.events' })}
        failed={formatMessage({ id: 'payments.events-failed' })}
        empty={<FormattedMessage id="payments.no-events" />}
        columns={columns}
        keyOf={({ id }) => id}
        toneOf={({ kind }) => (kind === 'disputed' ? 'error' : undefined)}
      />
    </>
  );
}

interface EventSearchProps {
  readonly onSearch: (search: Search) => void;
  /** What else can be done, beside the fields. */
  readonly children: ReactNode;
}

function EventSearch({ onSearch, children }: EventSearchProps) {
  const { formatMessage } = useIntl();
  const names = useKindNames();
  const kinds = Object.entries(names).map(([value, label]) => ({ value, label }));
  const [search, setSearch] = useState(everything);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search);
  };
  return (
    <form onSubmit={submit}>
      <Toolbar>
        <TextInput
          label={formatMessage({ id: 'payments.order-id' })}
          value={search.orderId}
          maxLength={200}
          onChange={({ currentTarget }) => setSearch({ ...search, orderId: currentTarget.value })}
        />
        <NativeSelect
          label={formatMessage({ id: 'payments.kind' })}
          data={[{ value: '', label: formatMessage({ id: 'payments.all' }) }, ...kinds]}
          value={search.kind}
          onChange={({ currentTarget }) => {
            const changed = { ...search, kind: currentTarget.value };
            setSearch(changed);
            onSearch(changed);
          }}
        />
        <Button type="submit" variant="default">
          <FormattedMessage id="payments.find" />
        </Button>
        {children}
      </Toolbar>
    </form>
  );
}
