// What belongs to one user, in four tabs with their counts; each is loaded when it is first needed.
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorBanner } from '../../parts/error-banner.tsx';
import type { AdminUser } from '../state/admin-user.ts';
import { OrdersTable } from './orders-table.tsx';
import { ProvidersTable } from './providers-table.tsx';
import { TemplatesTable } from './templates-table.tsx';
import { useUserDetails } from './use-user-details.ts';
import { useUserLogs } from './use-user-logs.ts';
import { UserLogs } from './user-logs.tsx';
import classes from './user-tabs.module.css';

interface UserTabsProps {
  readonly user: AdminUser;
  /** How many entries of the log come at a time. */
  readonly logsPerPage: number;
}

export function UserTabs({ user, logsPerPage }: UserTabsProps) {
  const [tab, setTab] = useState<string | null>('templates');
  const details = useUserDetails(user._id);
  const logs = useUserLogs(user._id, logsPerPage);
  const { begin } = logs;
  useEffect(() => {
    if (tab === 'logs') begin();
  }, [tab, begin]);
  const { value } = details;
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs ?? ''}>
      <Tabs.List>
        <Tab id="templates" count={value?.templatesCount}>
          <FormattedMessage id="users.tab-templates" />
        </Tab>
        <Tab id="orders" count={value?.ordersCount}>
          <FormattedMessage id="users.tab-orders" />
        </Tab>
        <Tab id="providers" count={value?.providersCount}>
          <FormattedMessage id="users.tab-providers" />
        </Tab>
        <Tab id="logs" count={logs.total ?? undefined}>
          <FormattedMessage id="users.tab-logs" />
        </Tab>
      </Tabs.List>
      <DetailsPanel id="templates" details={details}>
        {value && <TemplatesTable templates={value.templates} />}
      </DetailsPanel>
      <DetailsPanel id="orders" details={details}>
        {value && <OrdersTable orders={value.orders} />}
      </DetailsPanel>
      <DetailsPanel id="providers" details={details}>
        {value && <ProvidersTable providers={value.providers} />}
      </DetailsPanel>
      <Tabs.Panel value="logs">
        <UserLogs logs={logs} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface TabProps {
  readonly id: string;
  readonly count: number | undefined;
  readonly children: ReactNode;
}

const Tab = ({ id, count, children }: TabProps) => (
  <Tabs.Tab value={id}>
    {children} <span className={classes.count}>{count ?? '...'}</span>
  </Tabs.Tab>
);

interface DetailsPanelProps {
  readonly id: string;
  readonly details: ReturnType<typeof useUserDetails>;
  readonly children: ReactNode;
}

function DetailsPanel({ id, details, children }: DetailsPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Tabs.Panel value={id}>
      {details.state === 'failed' && (
        <ErrorBanner
          error={details.error}
          fallback={formatMessage({ id: 'users.error-details' })}
          onRetry={details.retry}
        />
      )}
      {details.state === 'loading' && !details.value && (
        <p className={classes.loading} role="status">
          <FormattedMessage id="app.loading" />
        </p>
      )}
      {children}
    </Tabs.Panel>
  );
}
