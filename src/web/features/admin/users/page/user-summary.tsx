// What is known of one user, as a list of names and values.
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { FileSize } from '../format/file-size.tsx';
import { locationText } from '../format/location-text.ts';
import { ShortDate } from '../format/short-date.tsx';
import { LanguageFlag } from '../row/language-flag.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import classes from './user-page.module.css';

export function UserSummary({ user }: { readonly user: AdminUser }) {
  const { userIpData } = user;
  return (
    <dl className={classes.summary}>
      <Fact name={<FormattedMessage id="users.column-id" />}>
        <code className={classes.code}>{user._id}</code>
      </Fact>
      <Fact name={<FormattedMessage id="users.email" />}>
        <Email user={user} />
      </Fact>
      <Fact name={<FormattedMessage id="users.template-created" />}>
        <ShortDate at={user.createdAt} />
      </Fact>
      <Fact name={<FormattedMessage id="users.template-updated" />}>
        <ShortDate at={user.updatedAt} />
      </Fact>
      <Fact name={<FormattedMessage id="users.location" />}>{locationText(userIpData) ?? '–'}</Fact>
      <Fact name={<FormattedMessage id="users.log-ip" />}>
        {userIpData.ip ? <code className={classes.code}>{userIpData.ip}</code> : '–'}
      </Fact>
      <Fact name={<FormattedMessage id="users.template-language" />}>
        <LanguageFlag language={user.language} />
      </Fact>
      <Counts user={user} />
    </dl>
  );
}

function Counts({ user }: { readonly user: AdminUser }) {
  return (
    <>
      <Fact name={<FormattedMessage id="users.tab-templates" />}>
        <FormattedNumber value={user.templatesCount} />
      </Fact>
      <Fact name={<FormattedMessage id="users.tab-orders" />}>
        <FormattedNumber value={user.ordersCount} />
      </Fact>
      <Fact name={<FormattedMessage id="users.size" />}>
        <FileSize bytes={user.documentSize} />
      </Fact>
      <Fact name={<FormattedMessage id="users.feedback" />}>
        {user.feedbackRequestedAt === null ? '–' : <ShortDate at={user.feedbackRequestedAt} />}
      </Fact>
    </>
  );
}

function Email({ user: { email, firstOrderEmail } }: { readonly user: AdminUser }) {
  if (email !== null) return email;
  if (firstOrderEmail === null) return '–';
  return <FormattedMessage id="users.from-orders" values={{ email: firstOrderEmail }} />;
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
