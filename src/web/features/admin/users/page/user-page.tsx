// The page of one user: who they are, what can be done, and what belongs to them.
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorBanner } from '../../parts/error-banner.tsx';
import { TabHead } from '../../parts/tab-head.tsx';
import { useOperatorAddress } from '../../parts/use-operator-address.ts';
import { useOperatorLoad } from '../../parts/use-operator-load.ts';
import { UserTabs } from '../details/user-tabs.tsx';
import { fullName } from '../format/user-names.ts';
import { FailureBanner } from '../list/failure-banner.tsx';
import { PlanBadge } from '../row/plan-badge.tsx';
import { RowActions } from '../row/row-actions.tsx';
import { StatusBadge } from '../row/status-badge.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import { searchUser } from '../state/user-requests.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './user-page.module.css';
import { UserSummary } from './user-summary.tsx';

/** Fewer at a time than in the list: here they are read from the newest on. */
const logsPerPage = 50;

export function UserPage({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { openUser } = useOperatorAddress();
  const found = useShownUser(id);
  const user = useUsers(({ shown }) => (shown?._id === id ? shown : null));
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mb="xs"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        onClick={() => openUser(null)}
      >
        <FormattedMessage id="users.back" />
      </Button>
      {found.state === 'failed' && (
        <ErrorBanner
          error={found.error}
          fallback={formatMessage({ id: 'users.error-not-found' })}
          onRetry={found.retry}
        />
      )}
      {user ? <ShownUser user={user} /> : found.state === 'loading' && <Loading />}
    </>
  );
}

const Loading = () => (
  <p role="status">
    <FormattedMessage id="app.loading" />
  </p>
);

/** What the list knows of the user at once, and what the server says now. */
function useShownUser(id: string) {
  const { store } = useUsersDesk();
  const found = useOperatorLoad((signal) => searchUser(id, signal));
  const { load } = found;
  useEffect(() => {
    const known = store.getState().list?.users.find(({ _id }) => _id === id) ?? null;
    store.setState({ shown: known, failure: null });
    void load().then((user) => user && store.setState({ shown: user }));
    return () => store.setState({ shown: null });
  }, [store, load, id]);
  return found;
}

function ShownUser({ user }: { readonly user: AdminUser }) {
  return (
    <>
      <TabHead
        title={fullName(user) || user.email || <FormattedMessage id="users.no-name" />}
        count={
          <span className={classes.badges}>
            <PlanBadge plan={user.plan} />
            <StatusBadge status={user.status} />
          </span>
        }
        actions={<RowActions user={user} isOnPage />}
      />
      <FailureBanner />
      <UserSummary user={user} />
      <UserTabs user={user} logsPerPage={logsPerPage} />
    </>
  );
}
