// The account's sessions; each can be ended, or all but this one at once.
import { Button, Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import { Fault } from '../layout/fault.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import classes from './open-sessions.module.css';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

export function OpenSessions() {
  const { list, end, endOthers } = useSessions();
  const reason = useReason();
  const failed = end.error ?? endOthers.error;
  return (
    <div className={classes.sessions}>
      <h3 className={classes.heading}>
        <FormattedMessage id="settings.sessions" />
      </h3>
      {list.isPending && <Skeleton height={64} />}
      {list.isError && <SessionsNotLoaded onRetry={() => void list.refetch()} />}
      {list.data && (
        <ul className={classes.list}>
          {list.data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {failed && <Fault>{reason(failed)}</Fault>}
      {list.data && (
        <OtherSessions
          count={list.data.sessions.length - 1}
          isEnding={endOthers.isPending}
          onEnd={() => endOthers.mutate()}
        />
      )}
    </div>
  );
}

interface OtherSessionsProps {
  readonly count: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function OtherSessions({ count, isEnding, onEnd }: OtherSessionsProps) {
  return (
    <SettingsRow
      text={<span role="status">{count === 0 && <FormattedMessage id="settings.sessions-one" />}</span>}
      action={
        count > 0 && (
          <Button variant="default" loading={isEnding} onClick={onEnd}>
            <FormattedMessage id="settings.sessions-end" />
          </Button>
        )
      }
    />
  );
}

function SessionsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <SettingsRow
      text={
        <Fault>
          <FormattedMessage id="settings.sessions-failed" />
        </Fault>
      }
      action={
        <Button variant="default" onClick={onRetry}>
          <FormattedMessage id="settings.retry" />
        </Button>
      }
    />
  );
}
