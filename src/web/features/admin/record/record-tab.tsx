// The record of what operators did; it only grows, and nobody can change it.
import { Button } from '@mantine/core';
import { IconDownload, IconNotebook } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { RecordFields } from './record-fields.tsx';
import classes from './record-tab.module.css';
import { useRecord } from './use-record.ts';
import { useRecordColumns } from './use-record-columns.tsx';

const iconSize = 16;

export function RecordTab() {
  const { formatMessage } = useIntl();
  const { filter, list, file, show, more } = useRecord();
  const begin = useRef(() => show(filter));
  useEffect(() => begin.current(), []);
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.record" />}
        count={list.value && <FormattedNumber value={list.value.acts.length} />}
        lead={<FormattedMessage id="admin.record-lead" />}
        actions={
          <>
            <RefreshButton isDisabled={list.state === 'loading'} onRefresh={() => show(filter)} />
            <ExportButton file={file} />
          </>
        }
      />
      <RecordFields filter={filter} known={list.value} onChange={show} />
      {file.state === 'failed' && (
        <ErrorBanner
          error={file.error}
          fallback={formatMessage({ id: 'admin.record-export-failed' })}
          onRetry={file.retry}
          onClose={file.clear}
        />
      )}
      <RecordList list={list} onMore={more} />
    </>
  );
}

function ExportButton({ file }: Pick<ReturnType<typeof useRecord>, 'file'>) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={iconSize} />}
      loading={file.state === 'loading'}
      onClick={() => void file.load()}
    >
      <FormattedMessage id="admin.record-export" />
    </Button>
  );
}

interface RecordListProps extends Pick<ReturnType<typeof useRecord>, 'list'> {
  readonly onMore: () => void;
}

function RecordList({ list, onMore }: RecordListProps) {
  const { formatMessage } = useIntl();
  const columns = useRecordColumns();
  const { value, state, error, retry } = list;
  const acts = value?.acts ?? [];
  const isLoading = state === 'loading';
  return (
    <>
      {state === 'failed' && (
        <ErrorBanner error={error} fallback={formatMessage({ id: 'admin.record-failed' })} onRetry={retry} />
      )}
      {value && acts.length === 0 && !isLoading && (
        <EmptyState icon={<IconNotebook size={28} />}>
          <FormattedMessage id="admin.record-empty" />
        </EmptyState>
      )}
      {acts.length > 0 && (
        <OperatorTable
          label={formatMessage({ id: 'admin.record' })}
          columns={columns}
          rows={acts}
          keyOf={({ id }) => id}
        />
      )}
      {typeof value?.next === 'string' && (
        <Button className={classes.more ?? ''} variant="default" loading={isLoading} onClick={onMore}>
          <FormattedMessage id="admin.load-more" />
        </Button>
      )}
    </>
  );
}
