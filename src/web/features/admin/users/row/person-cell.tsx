// Who a user is: name and plan, address, where they were last, and their language.
import { FormattedMessage } from 'react-intl';
import { locationText } from '../format/location-text.ts';
import { fullName } from '../format/user-names.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { LanguageFlag } from './language-flag.tsx';
import { PlanBadge } from './plan-badge.tsx';
import classes from './user-row.module.css';

export function PersonCell({ user }: { readonly user: AdminUser }) {
  return (
    <td className={classes.lines}>
      <div className={classes.nameLine}>
        <span className={classes.name}>{fullName(user) || <FormattedMessage id="users.no-name" />}</span>
        <PlanBadge plan={user.plan} />
      </div>
      <UserAddress user={user} />
      <UserPlace user={user} />
    </td>
  );
}

function UserAddress({ user: { email, firstOrderEmail } }: { readonly user: AdminUser }) {
  if (email !== null) return <div className={classes.email}>{email}</div>;
  if (firstOrderEmail === null) return null;
  return (
    <div className={classes.email} data-from-orders>
      <FormattedMessage id="users.from-orders" values={{ email: firstOrderEmail }} />
    </div>
  );
}

function UserPlace({ user: { userIpData, language } }: { readonly user: AdminUser }) {
  const place = locationText(userIpData);
  return (
    <div className={classes.facts}>
      {place !== null && <span>{place}</span>}
      {userIpData.ip && <code>{userIpData.ip}</code>}
      <LanguageFlag language={language} />
    </div>
  );
}
