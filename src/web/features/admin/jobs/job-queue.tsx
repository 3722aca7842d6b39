// The queue of jobs: how many there are in each state, which failed and why, and what can be done about it.
import { Button, NativeSelect } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useImperativeHandle, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import { StatTile, StatTiles } from '../parts/stat-tile.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { type Job, type JobState, jobStates, stateNames, useKindName } from './job-states.tsx';
import classes from './jobs-tab.module.css';
import { useJobActions } from './use-job-actions.ts';
import { useJobColumns } from './use-job-columns.tsx';
import { type Refreshed, usePages } from './use-pages.ts';

interface Filter {
  readonly state: JobState | '';
  readonly kind: string;
}

const everything: Filter = { state: '', kind: '' };

type Counts = Reply<'listJobs'>['counts'];

export function JobQueue({ ref }: Refreshed) {
  const { formatMessage } = useIntl();
  const { filter, list, change, more, refresh } = usePages(
    everything,
    async (signal, { state, kind }, skip) => {
      const query = { state: state || undefined, kind: kind || undefined, skip };
      const { jobs, hasMore, counts, now } = await call('listJobs', { signal, query });
      return { rows: jobs, hasMore, about: { counts, now } };
    },
  );
  useImperativeHandle(ref, () => refresh, [refresh]);
  const [dropped, setDropped] = useState<Job | null>(null);
  const actions = useJobActions(refresh);
  const columns = useJobColumns({ ...actions, drop: setDropped, now: list.value?.about.now ?? 0 });
  const { value, state, error, retry } = list;
  const counts = value?.about.counts ?? [];
  return (
    <>
      <CountTiles counts={counts} />
      <QueueFields filter={filter} counts={counts} onChange={change} />
      {state === 'failed' && (
        <ErrorBanner error={error} fallback={formatMessage({ id: 'admin.queue-failed' })} onRetry={retry} />
      )}
      {actions.error !== null && (
        <ErrorBanner
          error={actions.error}
          fallback={formatMessage({ id: 'admin.job-change-failed' })}
          onClose={actions.clear}
        />
      )}
      {value?.rows.length === 0 && state !== 'loading' && (
        <EmptyState icon={<IconStack2 size={28} />}>
          <FormattedMessage id="admin.queue-empty" />
        </EmptyState>
      )}
      {value && value.rows.length > 0 && (
        <OperatorTable
          label={formatMessage({ id: 'admin.queue' })}
          columns={columns}
          rows={value.rows}
          keyOf={({ id }) => id}
          toneOf={(job) => (job.state === 'failed' ? 'error' : undefined)}
        />
      )}
      {value?.hasMore && (
        <Button className={classes.more ?? ''} variant="default" loading={state === 'loading'} onClick={more}>
          <FormattedMessage id="admin.load-more" />
        </Button>
      )}
      <DropDialog job={dropped} onClose={() => setDropped(null)} onDropped={refresh} />
    </>
  );
}

const CountTiles = ({ counts }: { readonly counts: Counts }) => {
  const { formatMessage } = useIntl();
  return (
    <StatTiles>
      {jobStates.map((state) => {
        const count = counts.filter((one) => one.state === state).reduce((sum, one) => sum + one.count, 0);
        return (
          <StatTile
            key={state}
            label={formatMessage(stateNames[state])}
            value={<FormattedNumber value={count} />}
            tone={state === 'failed' && count > 0 ? 'bad' : 'plain'}
          />
        );
      })}
    </StatTiles>
  );
};

interface QueueFieldsProps {
  readonly filter: Filter;
  readonly counts: Counts;
  readonly onChange: (part: Partial<Filter>) => void;
}

function QueueFields({ filter, counts, onChange }: QueueFieldsProps) {
  const { formatMessage } = useIntl();
  const kindName = useKindName();
  const all = { value: '', label: formatMessage({ id: 'admin.jobs-all' }) };
  const kinds = [...new Set([...counts.map(({ kind }) => kind), ...(filter.kind ? [filter.kind] : [])])];
  return (
    <div className={classes.fields}>
      <NativeSelect
        className={classes.field ?? ''}
        label={<FormattedMessage id="admin.job-state" />}
        data={[all, ...jobStates.map((state) => ({ value: state, label: formatMessage(stateNames[state]) }))]}
        value={filter.state}
        onChange={({ currentTarget }) =>
          onChange({ state: jobStates.find((state) => state === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        className={classes.field ?? ''}
        label={<FormattedMessage id="admin.job-kind" />}
        data={[all, ...kinds.map((kind) => ({ value: kind, label: kindName(kind) }))]}
        value={filter.kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
    </div>
  );
}
