// What can be done to one user, in their row.
import { useIntl } from 'react-intl';
import { shortName } from '../format/user-names.ts';
import { isOperator, mayBeArchived, mayBeUnarchived, mayBeViewedAs } from '../rules/permitted-acts.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { ActButton } from './act-button.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import classes from './row-actions.module.css';
import { ViewButton } from './view-button.tsx';

interface RowActionsProps {
  readonly user: AdminUser;
  /** On the user's own page there is no link to it. */
  readonly isOnPage?: boolean;
}

export function RowActions({ user, isOnPage = false }: RowActionsProps) {
  const { single } = useUsersDesk();
  return (
    <div className={classes.actions}>
      {!isOnPage && <PageLink user={user} />}
      {mayBeViewedAs(user) && <ViewButton user={user} />}
      <FeedbackButton user={user} />
      {mayBeArchived(user) && <StatusButton user={user} act="archive" onPress={() => single.archive(user)} />}
      {mayBeUnarchived(user) && (
        <StatusButton user={user} act="unarchive" onPress={() => single.unarchive(user)} />
      )}
      <DeleteButton user={user} />
    </div>
  );
}

/** A plain link: one of the router's takes longer to draw than the rest of a row. */
function PageLink({ user }: { readonly user: AdminUser }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'users.open-page' });
  return (
    <a
      href={`#/admin?tab=users&user=${encodeURIComponent(user._id)}`}
      className={classes.button}
      aria-label={`${label}: ${shortName(user)}`}
    >
      {label}
    </a>
  );
}

interface StatusButtonProps {
  readonly user: AdminUser;
  readonly act: 'archive' | 'unarchive';
  readonly onPress: () => void;
}

function StatusButton({ user, act, onPress }: StatusButtonProps) {
  const { formatMessage } = useIntl();
  const running = useUsers(({ acts }) => acts.get(user._id));
  const isBusy = useUsers(({ bulk }) => bulk !== null);
  const label =
    act === 'archive' ? formatMessage({ id: 'users.archive' }) : formatMessage({ id: 'users.unarchive' });
  return (
    <ActButton
      label={label}
      whom={shortName(user)}
      isDisabled={running !== undefined || isBusy}
      isRunning={running === act}
      onPress={onPress}
    />
  );
}

function DeleteButton({ user }: { readonly user: AdminUser }) {
  const { formatMessage } = useIntl();
  const { store } = useUsersDesk();
  const running = useUsers(({ acts }) => acts.get(user._id));
  const isBusy = useUsers(({ bulk }) => bulk !== null);
  const isProtected = isOperator(user);
  return (
    <ActButton
      label={isProtected ? formatMessage({ id: 'users.plan-admin' }) : formatMessage({ id: 'users.delete' })}
      whom={shortName(user)}
      tone="danger"
      isDisabled={isProtected || running !== undefined || isBusy}
      isRunning={running === 'delete'}
      onPress={() => store.setState({ question: { kind: 'one', user } })}
    />
  );
}
