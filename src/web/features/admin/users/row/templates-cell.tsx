// How much a user has: templates, orders, and the size of the documents.
import { FormattedMessage } from 'react-intl';
import { FileSize } from '../format/file-size.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsersDesk } from '../state/users-desk.ts';
import classes from './user-row.module.css';

export function TemplatesCell({ user }: { readonly user: AdminUser }) {
  const { store } = useUsersDesk();
  return (
    <td className={classes.counts}>
      <button type="button" className={classes.count} onClick={() => store.setState({ templatesOf: user })}>
        <FormattedMessage id="users.templates-count" values={{ count: user.templatesCount }} />
      </button>
      <span>
        <FormattedMessage id="users.orders-count" values={{ count: user.ordersCount }} />
      </span>
      <span className={classes.size}>
        <FileSize bytes={user.documentSize} />
      </span>
    </td>
  );
}
