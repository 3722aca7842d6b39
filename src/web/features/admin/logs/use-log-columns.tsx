// The columns of the application's log.
import { useMemo } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { LogBody } from '../parts/log-body.tsx';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import classes from './logs-tab.module.css';
import type { LogRow } from './use-logs.ts';

const titles = defineMessages({
  timestamp: { id: 'admin.log-timestamp' },
  lmid: { id: 'admin.log-lmid' },
  userId: { id: 'admin.log-user' },
  ip: { id: 'admin.log-ip' },
  method: { id: 'admin.log-method' },
});

export function useLogColumns(): readonly OperatorColumn<LogRow>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => columnsIn(formatMessage), [formatMessage]);
}

const columnsIn = (say: IntlShape['formatMessage']): readonly OperatorColumn<LogRow>[] => [
  {
    id: 'timestamp',
    title: say(titles.timestamp),
    width: 'tight',
    cell: ({ timestamp }) => <ShownTime at={timestamp} />,
  },
  {
    id: 'lmid',
    title: say(titles.lmid),
    cell: ({ lmid }) => <span className={classes.lmid}>{lmid}</span>,
  },
  {
    id: 'userId',
    title: say(titles.userId),
    cell: ({ userId }) => <span className={classes.code}>{userId ?? '–'}</span>,
  },
  { id: 'ip', title: say(titles.ip), width: 'tight', cell: ({ ip }) => ip || '–' },
  { id: 'method', title: say(titles.method), width: 'wide', cell: (row) => <Method {...row} /> },
];

const Method = ({ _id, method, path, content, hasBody }: LogRow) => (
  <>
    {(method || path) && (
      <div className={classes.request}>
        {method && <span className={classes.verb}>{method}</span>} {path}
      </div>
    )}
    {content && <div className={classes.content}>{content}</div>}
    {hasBody && <LogBody id={_id} />}
  </>
);
