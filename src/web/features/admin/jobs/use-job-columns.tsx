// The columns of the queue: what it is, its state and attempts, when, what went wrong, and what can be done.
import { Button } from '@mantine/core';
import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { type Job, StateBadge, useKindName } from './job-states.tsx';
import classes from './jobs-tab.module.css';
import type { JobActions } from './use-job-actions.ts';

interface ColumnParts extends Pick<JobActions, 'retry' | 'run' | 'busyId'> {
  readonly drop: (job: Job) => void;
  /** By the server's clock. */
  readonly now: number;
}

export function useJobColumns(parts: ColumnParts): readonly OperatorColumn<Job>[] {
  const kindName = useKindName();
  return [
    {
      id: 'kind',
      title: <FormattedMessage id="admin.job-kind" />,
      width: 'wide',
      isUntitledOnCards: true,
      cell: (job) => (
        <>
          <div className={classes.name}>{kindName(job.kind)}</div>
          <div className={classes.quiet}>{job.id}</div>
        </>
      ),
    },
    {
      id: 'state',
      title: <FormattedMessage id="admin.job-state" />,
      width: 'tight',
      cell: ({ state, attempts, mostAttempts }) => (
        <>
          <StateBadge state={state} />
          <div className={classes.quiet}>
            <FormattedMessage id="admin.job-attempts-of" values={{ attempts, mostAttempts }} />
          </div>
        </>
      ),
    },
    {
      id: 'due',
      title: <FormattedMessage id="admin.job-due" />,
      cell: (job) => (
        <>
          <div>
            <Due job={job} now={parts.now} />
          </div>
          <div className={classes.quiet}>
            <FormattedMessage
              id="admin.job-queued"
              values={{ time: <ShownTime key="time" at={job.createdAt} /> }}
            />
          </div>
        </>
      ),
    },
    {
      id: 'error',
      title: <FormattedMessage id="admin.job-error" />,
      cell: ({ lastError }) =>
        lastError === null ? '–' : <span className={classes.error}>{lastError}</span>,
    },
    {
      id: 'actions',
      title: <FormattedMessage id="admin.job-actions" />,
      isUntitledOnCards: true,
      cell: (job) => <Actions job={job} parts={parts} />,
    },
  ];
}

const minuteMs = 60_000;

function Since({ at, now }: { readonly at: number; readonly now: number }) {
  const minutes = Math.round((at - now) / minuteMs);
  const [value, unit] =
    Math.abs(minutes) < 120
      ? ([minutes, 'minute'] as const)
      : Math.abs(minutes) < 2880
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 1440), 'day'] as const);
  return (
    <>
      <ShownTime at={at} />
      <div className={classes.quiet}>
        <FormattedRelativeTime value={value} unit={unit} numeric="auto" />
      </div>
    </>
  );
}

/** What is done has an end instead; what is being done is awaited. */
function Due({ job, now }: { readonly job: Job; readonly now: number }) {
  if (job.finishedAt !== null)
    return (
      <FormattedMessage
        id="admin.job-finished"
        values={{ time: <ShownTime key="time" at={job.finishedAt} /> }}
      />
    );
  return job.state === 'leased' ? (
    <FormattedMessage id="admin.job-now" />
  ) : (
    <Since at={job.dueAt} now={now} />
  );
}

function Actions({ job, parts }: { readonly job: Job; readonly parts: ColumnParts }) {
  const { retry, run, drop, busyId } = parts;
  const button = { size: 'compact-sm', variant: 'default', disabled: busyId === job.id } as const;
  return (
    <div className={classes.buttons}>
      {job.mayRetry && (
        <Button {...button} onClick={() => retry(job.id)}>
          <FormattedMessage id="admin.job-retry" />
        </Button>
      )}
      {job.state === 'waiting' && (
        <Button {...button} onClick={() => run(job.id)}>
          <FormattedMessage id="admin.job-run" />
        </Button>
      )}
      {(job.state === 'waiting' || job.state === 'failed') && (
        <Button {...button} onClick={() => drop(job)}>
          <FormattedMessage id="admin.job-drop" />
        </Button>
      )}
    </div>
  );
}
