// The log of one user by day: each with its first and last entry and the time between.
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorBanner } from '../../parts/error-banner.tsx';
import { RowPieces } from '../format/row-pieces.tsx';
import type { UserLog } from '../state/admin-user.ts';
import { LogDayRow } from './log-day-row.tsx';
import { type LogDay, localDay, logDays } from './log-days.ts';
import { LogRow } from './log-row.tsx';
import classes from './logs.module.css';
import { NoRows } from './no-rows.tsx';
import type { UserLogsState } from './use-user-logs.ts';
import own from './user-tabs.module.css';

export function UserLogs({ logs }: { readonly logs: UserLogsState }) {
  const { formatMessage } = useIntl();
  const { entries, error, isLoading } = logs;
  const fallback =
    entries === null
      ? formatMessage({ id: 'users.error-logs' })
      : formatMessage({ id: 'users.error-more-logs' });
  return (
    <>
      {entries && <LogTable entries={entries} />}
      {error !== null && <ErrorBanner error={error} fallback={fallback} onRetry={logs.retry} />}
      {isLoading && entries === null && (
        <p className={own.loading} role="status">
          <FormattedMessage id="app.loading" />
        </p>
      )}
      {logs.remaining > 0 && (
        <Button
          className={classes.more ?? ''}
          size="xs"
          variant="default"
          loading={isLoading}
          onClick={logs.loadMore}
        >
          <FormattedMessage id="users.load-more-logs" values={{ count: logs.remaining }} />
        </Button>
      )}
    </>
  );
}

/** A line of the table: what a day is, or an entry of it. */
type LogLine =
  | { readonly id: string; readonly day: LogDay<UserLog> }
  | { readonly id: string; readonly entry: UserLog };

const linesOf = (entries: readonly UserLog[]): readonly LogLine[] =>
  logDays(entries, localDay).flatMap((day): LogLine[] => [
    { id: day.day, day },
    ...day.entries.map((entry) => ({ id: entry._id, entry })),
  ]);

const lineHeightPx = 37;
const idOf = ({ id }: LogLine) => id;
const lineOf = (line: LogLine) =>
  'day' in line ? <LogDayRow day={line.day} /> : <LogRow entry={line.entry} />;

function LogTable({ entries }: { readonly entries: readonly UserLog[] }) {
  const { formatMessage } = useIntl();
  const lines = useMemo(() => linesOf(entries), [entries]);
  if (lines.length === 0)
    return (
      <NoRows>
        <FormattedMessage id="users.no-logs" />
      </NoRows>
    );
  return (
    <div className={classes.around}>
      <table className={classes.table} aria-label={formatMessage({ id: 'users.tab-logs' })}>
        <thead>
          <LogHead />
        </thead>
        <RowPieces items={lines} keyOf={idOf} render={lineOf} estimatePx={lineHeightPx} />
      </table>
    </div>
  );
}

const LogHead = () => (
  <tr className={classes.head}>
    <th scope="col">
      <FormattedMessage id="users.log-time" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-level" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-lmid" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-action" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-ip" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-body" />
    </th>
    <th scope="col">
      <FormattedMessage id="users.log-content" />
    </th>
  </tr>
);
