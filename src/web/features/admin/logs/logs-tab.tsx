// The log of the application, for whoever looks for what happened.
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { LogsFields } from './logs-fields.tsx';
import classes from './logs-tab.module.css';
import { useLogColumns } from './use-log-columns.tsx';
import { type LogRow, useLogs } from './use-logs.ts';

export function LogsTab() {
  const logs = useLogs();
  const { list, isLoading, refresh } = logs;
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.logs" />}
        count={list.value && <FormattedNumber value={list.value.logs.length} />}
        lead={list.value?.lmid && <FormattedMessage id="admin.logs-of" values={{ lmid: list.value.lmid }} />}
        actions={<RefreshButton isDisabled={isLoading || !list.value} onRefresh={refresh} />}
      />
      <LogsFields {...logs} />
      <LogList {...logs} />
    </>
  );
}

const failures = defineMessages({
  load: { id: 'admin.logs-failed' },
  search: { id: 'admin.logs-search-failed' },
});

const startOfServer = 'index-server-started';

function toneOf({ lmid }: LogRow): 'error' | 'marked' | undefined {
  if (lmid === startOfServer) return 'marked';
  return lmid.toLowerCase().includes('error') ? 'error' : undefined;
}

function LogList({ list, isSearch, isLoading, canGoOn, goOn }: ReturnType<typeof useLogs>) {
  const { formatMessage } = useIntl();
  const columns = useLogColumns();
  const rows = list.value?.logs ?? [];
  const failure = formatMessage(isSearch ? failures.search : failures.load);
  return (
    <>
      {list.state === 'failed' && <ErrorBanner error={list.error} fallback={failure} onRetry={list.retry} />}
      {rows.length === 0 && <Nothing isLoading={isLoading} isLoaded={list.value !== null} />}
      {rows.length > 0 && (
        <OperatorTable
          label={formatMessage({ id: 'admin.logs' })}
          columns={columns}
          rows={rows}
          keyOf={({ _id }) => _id}
          toneOf={toneOf}
        />
      )}
      {list.value && (
        <div className={classes.foot}>
          <Button variant="default" loading={isLoading} disabled={!canGoOn} onClick={goOn}>
            <FormattedMessage id="admin.logs-next" />
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ isLoading, isLoaded }: { readonly isLoading: boolean; readonly isLoaded: boolean }) {
  return (
    <EmptyState icon={<IconFileText size={28} />}>
      {isLoading && <FormattedMessage id="app.loading" />}
      {!isLoading && isLoaded && <FormattedMessage id="admin.logs-none" />}
      {!isLoading && !isLoaded && <FormattedMessage id="admin.logs-prompt" />}
    </EmptyState>
  );
}
