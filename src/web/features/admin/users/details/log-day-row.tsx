// The line above the entries of a day: the date, the first and the last entry, and how long the session took.
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { lengthParts } from '../format/length-parts.ts';
import type { UserLog } from '../state/admin-user.ts';
import type { LogDay } from './log-days.ts';
import classes from './logs.module.css';

export function LogDayRow({ day: { firstAt, lastAt, lengthMs } }: { readonly day: LogDay<UserLog> }) {
  const { formatTime } = useIntl();
  const time = (at: number) => formatTime(at, { timeStyle: 'medium', hourCycle: 'h23' });
  return (
    <tr className={classes.day}>
      <th colSpan={7} scope="rowgroup" className={classes.dayCell}>
        <strong>
          <FormattedDate value={lastAt} dateStyle="full" />
        </strong>
        <span>
          <FormattedMessage id="users.log-first" values={{ time: time(firstAt) }} />
        </span>
        <span>
          <FormattedMessage id="users.log-last" values={{ time: time(lastAt) }} />
        </span>
        <span>
          <FormattedMessage id="users.log-session" values={{ length: <Length ms={lengthMs} /> }} />
        </span>
      </th>
    </tr>
  );
}

function Length({ ms }: { readonly ms: number }) {
  const { unit, hours, minutes, seconds } = lengthParts(ms);
  if (unit === 'hours') return <FormattedMessage id="users.length-hours" values={{ hours, minutes }} />;
  if (unit === 'minutes') return <FormattedMessage id="users.length-minutes" values={{ minutes, seconds }} />;
  return <FormattedMessage id="users.length-seconds" values={{ seconds }} />;
}
