// The emails that were sent and those that were not: to whom, of what, and why not; each is read as text, and sent again.
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconMail, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useImperativeHandle, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import { type JobState, jobStates, stateNames } from './job-states.tsx';
import classes from './jobs-tab.module.css';
import { LetterDialog } from './letter-dialog.tsx';
import { useJobActions } from './use-job-actions.ts';
import { useLetterColumns } from './use-letter-columns.tsx';
import { type Refreshed, usePages } from './use-pages.ts';

interface Filter {
  readonly state: JobState | '';
  readonly to: string;
}

const everything: Filter = { state: '', to: '' };

type Delivery = Pick<Reply<'listLetters'>, 'delivery' | 'keptDays'>;

export function Letters({ ref }: Refreshed) {
  const { formatMessage } = useIntl();
  const { filter, list, change, more, refresh } = usePages(
    everything,
    async (signal, { state, to }, skip) => {
      const query = { state: state || undefined, to: to || undefined, skip };
      const { letters, hasMore, ...about } = await call('listLetters', { signal, query });
      return { rows: letters, hasMore, about };
    },
  );
  useImperativeHandle(ref, () => refresh, [refresh]);
  const [readId, setReadId] = useState<string | null>(null);
  const actions = useJobActions(refresh);
  const columns = useLetterColumns({ ...actions, read: setReadId });
  const { value, state, error, retry } = list;
  return (
    <>
      {value && <WhereKept {...value.about} />}
      <LetterFields filter={filter} onChange={change} />
      {state === 'failed' && (
        <ErrorBanner error={error} fallback={formatMessage({ id: 'admin.letters-failed' })} onRetry={retry} />
      )}
      {actions.error !== null && (
        <ErrorBanner
          error={actions.error}
          fallback={formatMessage({ id: 'admin.job-change-failed' })}
          onClose={actions.clear}
        />
      )}
      {value?.rows.length === 0 && state !== 'loading' && (
        <EmptyState icon={<IconMail size={28} />}>
          <FormattedMessage id="admin.letters-empty" />
        </EmptyState>
      )}
      {value && value.rows.length > 0 && (
        <OperatorTable
          label={formatMessage({ id: 'admin.letters' })}
          columns={columns}
          rows={value.rows}
          keyOf={({ id }) => id}
          toneOf={(letter) => (letter.state === 'failed' ? 'error' : undefined)}
        />
      )}
      {value?.hasMore && (
        <Button className={classes.more ?? ''} variant="default" loading={state === 'loading'} onClick={more}>
          <FormattedMessage id="admin.load-more" />
        </Button>
      )}
      <LetterDialog id={readId} onClose={() => setReadId(null)} />
    </>
  );
}

const WhereKept = ({ delivery, keptDays }: Delivery) => (
  <p className={classes.note}>
    {delivery === 'outbox' ? (
      <FormattedMessage id="admin.letters-outbox" values={{ keptDays }} />
    ) : (
      <FormattedMessage id="admin.letters-smtp" values={{ keptDays }} />
    )}
  </p>
);

interface LetterFieldsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

function LetterFields({ filter, onChange }: LetterFieldsProps) {
  const { formatMessage } = useIntl();
  const [to, setTo] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ to: to.trim() });
  };
  return (
    <form className={classes.fields} onSubmit={search}>
      <NativeSelect
        className={classes.field ?? ''}
        label={<FormattedMessage id="admin.job-state" />}
        data={[
          { value: '', label: formatMessage({ id: 'admin.jobs-all' }) },
          ...jobStates.map((state) => ({ value: state, label: formatMessage(stateNames[state]) })),
        ]}
        value={filter.state}
        onChange={({ currentTarget }) =>
          onChange({ state: jobStates.find((state) => state === currentTarget.value) ?? '' })
        }
      />
      <TextInput
        className={classes.search ?? ''}
        label={<FormattedMessage id="admin.letters-to-whom" />}
        value={to}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="admin.letters-search" />
      </Button>
    </form>
  );
}
