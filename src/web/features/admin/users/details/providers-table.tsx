// What one user signs in with, besides a password.
import { FormattedMessage, useIntl } from 'react-intl';
import { type OperatorColumn, OperatorTable } from '../../parts/operator-table.tsx';
import type { UserProvider } from '../state/admin-user.ts';
import { NoRows } from './no-rows.tsx';
import classes from './user-tabs.module.css';

const columns: readonly OperatorColumn<UserProvider>[] = [
  {
    id: 'provider',
    title: <FormattedMessage id="users.provider" />,
    cell: ({ provider }) => provider,
  },
  {
    id: 'name',
    title: <FormattedMessage id="users.provider-name" />,
    cell: (provider) => (
      <strong>{nameOf(provider) || <FormattedMessage id="users.provider-no-name" />}</strong>
    ),
  },
  {
    id: 'email',
    title: <FormattedMessage id="users.email" />,
    cell: ({ email }) => email || '–',
  },
  {
    id: 'verified',
    title: <FormattedMessage id="users.provider-state" />,
    cell: ({ emailVerified }) =>
      emailVerified ? (
        <FormattedMessage id="users.provider-verified" />
      ) : (
        <FormattedMessage id="users.provider-not-verified" />
      ),
  },
  {
    id: 'id',
    title: <FormattedMessage id="users.provider-id" />,
    cell: ({ id }) => <code className={classes.code}>{id}</code>,
  },
  {
    id: 'photo',
    title: <FormattedMessage id="users.provider-photo" />,
    cell: ({ photo }) => <Photo address={photo} />,
  },
];

const nameOf = ({ displayName, givenName, familyName }: UserProvider): string =>
  displayName || [givenName, familyName].filter((part) => part).join(' ');

/** A link: pictures of other servers are not shown in pages of ours, and their servers need not learn who looks. */
const Photo = ({ address }: { readonly address: string }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer">
      <FormattedMessage id="users.provider-photo-open" />
    </a>
  ) : (
    '–'
  );

export function ProvidersTable({ providers }: { readonly providers: readonly UserProvider[] }) {
  const { formatMessage } = useIntl();
  if (providers.length === 0)
    return (
      <NoRows>
        <FormattedMessage id="users.no-providers" />
      </NoRows>
    );
  return (
    <OperatorTable
      label={formatMessage({ id: 'users.tab-providers' })}
      columns={columns}
      rows={providers}
      keyOf={({ id }) => id}
    />
  );
}
