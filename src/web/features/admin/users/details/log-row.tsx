// One entry of a user's log; its body is loaded when it is first looked at.
import { FormattedTime } from 'react-intl';
import { LogBody } from '../../parts/log-body.tsx';
import type { UserLog } from '../state/admin-user.ts';
import classes from './logs.module.css';

export function LogRow({ entry: { _id, timestamp, level, message } }: { readonly entry: UserLog }) {
  return (
    <tr className={classes.entry} data-level={level}>
      <td className={classes.time}>
        <time dateTime={new Date(timestamp).toISOString()}>
          <FormattedTime value={timestamp} timeStyle="medium" />
        </time>
      </td>
      <td className={classes.level}>{level}</td>
      <td className={classes.mono}>{message.lmid}</td>
      <td className={classes.mono}>
        {message.verb} {message.path}
      </td>
      <td className={classes.mono}>{message.ip}</td>
      <td className={classes.bodyCell}>{message.hasBody ? <LogBody id={_id} /> : '–'}</td>
      <td className={classes.content}>{message.content}</td>
    </tr>
  );
}
