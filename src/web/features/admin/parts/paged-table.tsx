// A list that is read a page at a time: its table, what it says where it is empty, its error, and the button for more.
import { Button, Loader } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from './empty-state.tsx';
import { ErrorBanner } from './error-banner.tsx';
import { OperatorTable } from './operator-table.tsx';
import type { Pages } from './use-pages.ts';

type Table<Row> = Pick<
  ComponentProps<typeof OperatorTable<Row>>,
  'label' | 'columns' | 'keyOf' | 'detailsOf' | 'toneOf'
>;

interface PagedTableProps<Row> extends Table<Row> {
  readonly pages: Pick<Pages<Row, never>, 'state' | 'error' | 'page' | 'more' | 'retry'>;
  readonly failed: string;
  readonly empty: ReactNode;
}

export function PagedTable<Row>({ pages, failed, empty, ...table }: PagedTableProps<Row>) {
  const { formatMessage } = useIntl();
  const { state, error, page, more, retry } = pages;
  const isLoading = state === 'loading';
  return (
    <>
      {state === 'failed' && <ErrorBanner error={error} fallback={failed} onRetry={retry} />}
      {page === null && isLoading && <Loader size="sm" aria-label={formatMessage({ id: 'admin.loading' })} />}
      {page?.rows.length === 0 && !isLoading && <EmptyState>{empty}</EmptyState>}
      {page && page.rows.length > 0 && <OperatorTable {...table} rows={page.rows} isWhole />}
      {page?.hasMore && (
        <Button variant="default" mt="md" loading={isLoading} onClick={more}>
          <FormattedMessage id="admin.load-more-of" values={{ remaining: page.total - page.rows.length }} />
        </Button>
      )}
    </>
  );
}
