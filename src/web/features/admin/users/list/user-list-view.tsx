// The list of users with everything around it: loading, searching, marks, what is done to many, and what failed.
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../parts/empty-state.tsx';
import { TabHead } from '../../parts/tab-head.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkOutcome } from '../bulk/bulk-outcome.tsx';
import { useUsers } from '../state/users-desk.ts';
import { FailureBanner } from './failure-banner.tsx';
import { Legend } from './legend.tsx';
import classes from './list-tools.module.css';
import { LoadControls, RefreshButton } from './load-controls.tsx';
import { MoreUsers } from './more-users.tsx';
import { SearchBox } from './search-box.tsx';
import { UsersTable } from './users-table.tsx';

export function UserListView() {
  const list = useUsers((state) => state.list);
  const count = list && (
    <FormattedMessage id="users.loaded-of" values={{ loaded: list.users.length, total: list.total }} />
  );
  return (
    <>
      <TabHead title={<FormattedMessage id="users.title" />} count={count} actions={<RefreshButton />} />
      <div className={classes.bar}>
        <LoadControls />
        <SearchBox />
      </div>
      <FailureBanner />
      <BulkOutcome />
      {list ? <Loaded /> : <NothingYet />}
    </>
  );
}

function Loaded() {
  const list = useUsers((state) => state.list);
  if (!list) return null;
  if (list.users.length === 0)
    return (
      <Empty>
        <FormattedMessage id="users.none" />
      </Empty>
    );
  return (
    <>
      <Legend users={list.users} />
      <BulkBar />
      <UsersTable users={list.users} />
      <MoreUsers list={list} />
    </>
  );
}

const NothingYet = () => (
  <Empty>
    <FormattedMessage id="users.prompt" />
  </Empty>
);

const Empty = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState icon={<IconUsers size={28} />}>{children}</EmptyState>
);
