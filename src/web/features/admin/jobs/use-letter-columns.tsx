// The columns of the emails: to whom, of what, the state, when, and what can be done.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { Reply } from '#web/api/call.ts';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { StateBadge } from './job-states.tsx';
import classes from './jobs-tab.module.css';
import type { JobActions } from './use-job-actions.ts';

type Letter = Reply<'listLetters'>['letters'][number];

interface ColumnParts extends Pick<JobActions, 'retry' | 'sendAgain' | 'busyId'> {
  readonly read: (id: string) => void;
}

export function useLetterColumns(parts: ColumnParts): readonly OperatorColumn<Letter>[] {
  return [
    {
      id: 'letter',
      title: <FormattedMessage id="admin.letter-subject" />,
      width: 'wide',
      isUntitledOnCards: true,
      cell: ({ subject, to }) => (
        <>
          <div className={classes.name}>{subject ?? <FormattedMessage id="admin.letter-not-kept" />}</div>
          <div className={classes.quiet}>{to ?? '–'}</div>
        </>
      ),
    },
    {
      id: 'state',
      title: <FormattedMessage id="admin.job-state" />,
      width: 'tight',
      cell: ({ state, lastError }) => (
        <>
          <StateBadge state={state} />
          {state !== 'done' && lastError !== null && <div className={classes.error}>{lastError}</div>}
        </>
      ),
    },
    {
      id: 'when',
      title: <FormattedMessage id="admin.letter-when" />,
      cell: ({ createdAt, finishedAt, state }) => (
        <ShownTime at={state === 'done' ? (finishedAt ?? createdAt) : createdAt} />
      ),
    },
    {
      id: 'language',
      title: <FormattedMessage id="admin.letter-language" />,
      width: 'tight',
      cell: ({ language }) => language ?? '–',
    },
    {
      id: 'actions',
      title: <FormattedMessage id="admin.job-actions" />,
      isUntitledOnCards: true,
      cell: (letter) => <Actions letter={letter} parts={parts} />,
    },
  ];
}

function Actions({ letter, parts }: { readonly letter: Letter; readonly parts: ColumnParts }) {
  const { id, subject, state, mayRetry, maySendAgain } = letter;
  const { read, retry, sendAgain, busyId } = parts;
  const button = { size: 'compact-sm', variant: 'default', disabled: busyId === id } as const;
  return (
    <>
      <div className={classes.buttons}>
        {subject !== null && (
          <Button {...button} onClick={() => read(id)}>
            <FormattedMessage id="admin.letter-read" />
          </Button>
        )}
        {maySendAgain && (
          <Button {...button} onClick={() => sendAgain(id)}>
            <FormattedMessage id="admin.letter-again" />
          </Button>
        )}
        {mayRetry && (
          <Button {...button} onClick={() => retry(id)}>
            <FormattedMessage id="admin.job-retry" />
          </Button>
        )}
      </div>
      {subject !== null && (state === 'done' || state === 'failed') && !maySendAgain && !mayRetry && (
        <div className={classes.quiet}>
          <FormattedMessage id="admin.letter-opens-account" />
        </div>
      )}
    </>
  );
}
