// What was found, in the view of its search: names with counts, or users with their templates; and how to get more.
import { Anchor, Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EmptyState } from '../parts/empty-state.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import classes from './templates-tab.module.css';
import type { FoundTemplates, TemplateSearch } from './use-template-search.ts';
import { UsersView } from './users-view.tsx';

interface FoundViewProps {
  readonly found: FoundTemplates | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
  readonly onSearch: (search: TemplateSearch) => void;
}

export function FoundView({ found, isLoading, hasFailed, onMore, onSearch }: FoundViewProps) {
  if (!found) return <NothingYet isLoading={isLoading} hasFailed={hasFailed} />;
  const isEmpty = found.names.length + found.users.length === 0;
  return (
    <>
      <p className={classes.statistics} role="status">
        <FormattedMessage id="admin.templates-statistics" values={found.statistics} />
      </p>
      {isEmpty && <NothingFound search={found.search} />}
      {!isEmpty && found.search.kind === 'names' && <NamesView names={found.names} onSearch={onSearch} />}
      {!isEmpty && found.search.kind !== 'names' && (
        <UsersView users={found.users} view={found.search.kind} />
      )}
      {found.hasMore && (
        <div className={classes.foot}>
          <Button variant="default" loading={isLoading} onClick={onMore}>
            <FormattedMessage id="admin.load-more" />
          </Button>
          <span className={classes.progress}>
            <Progress found={found} />
          </span>
        </div>
      )}
    </>
  );
}

function Progress({ found: { search, names, users, statistics } }: { readonly found: FoundTemplates }) {
  if (search.kind === 'names')
    return <FormattedMessage id="admin.templates-progress-names" values={{ shown: names.length }} />;
  const values = { shown: users.length, total: statistics.totalUsers };
  return <FormattedMessage id="admin.templates-progress-users" values={values} />;
}

function NothingYet({ isLoading, hasFailed }: { readonly isLoading: boolean; readonly hasFailed: boolean }) {
  if (hasFailed) return null;
  return (
    <EmptyState icon={<IconTemplate size={28} />}>
      {isLoading ? <FormattedMessage id="app.loading" /> : <FormattedMessage id="admin.templates-prompt" />}
    </EmptyState>
  );
}

function NothingFound({ search }: { readonly search: TemplateSearch }) {
  return (
    <EmptyState icon={<IconTemplate size={28} />}>
      {search.kind === 'by-name' && (
        <FormattedMessage id="admin.templates-none-by-name" values={{ query: search.query }} />
      )}
      {search.kind === 'context' && <FormattedMessage id="admin.templates-none-context" />}
      {(search.kind === 'all' || search.kind === 'names') && <FormattedMessage id="admin.templates-none" />}
    </EmptyState>
  );
}

function NamesView({ names, onSearch }: Pick<FoundTemplates, 'names'> & Pick<FoundViewProps, 'onSearch'>) {
  const { formatMessage } = useIntl();
  const rows = names.map((name, index) => ({ ...name, place: index + 1 }));
  return (
    <OperatorTable
      label={formatMessage({ id: 'admin.templates-names' })}
      rows={rows}
      keyOf={({ place }) => place}
      columns={[
        {
          id: 'place',
          title: '#',
          width: 'tight',
          align: 'end',
          cell: ({ place }) => <FormattedNumber value={place} />,
        },
        {
          id: 'name',
          title: formatMessage({ id: 'admin.template-name' }),
          cell: ({ name }) => (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => onSearch({ kind: 'by-name', query: name })}
            >
              {name || formatMessage({ id: 'admin.template-untitled' })}
            </Anchor>
          ),
        },
        {
          id: 'count',
          title: formatMessage({ id: 'admin.template-count' }),
          width: 'tight',
          align: 'end',
          cell: ({ count }) => <FormattedNumber value={count} />,
        },
      ]}
    />
  );
}
