// Finds templates of all users: by name, with a context, by their names alone, or all of them.
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { TabHead, Toolbar } from '../parts/tab-head.tsx';
import { FoundView } from './found-view.tsx';
import classes from './templates-tab.module.css';
import { type TemplateSearch, useTemplateSearch } from './use-template-search.ts';

const buttons = defineMessages({
  context: { id: 'admin.templates-context' },
  names: { id: 'admin.templates-names' },
  all: { id: 'admin.templates-all' },
});

const failures = defineMessages({
  context: { id: 'admin.templates-context-failed' },
  names: { id: 'admin.templates-names-failed' },
  all: { id: 'admin.templates-all-failed' },
  'by-name': { id: 'admin.templates-by-name-failed' },
});

const kinds = ['context', 'names', 'all'] as const;

export function TemplatesTab() {
  const { formatMessage } = useIntl();
  const { begun, list, begin, more, isLoading } = useTemplateSearch();
  return (
    <>
      <TabHead title={<FormattedMessage id="admin.templates" />} />
      <Toolbar>
        <NameSearch isLoading={isLoading} onSearch={begin} />
        <div className={classes.kinds}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="default"
              disabled={isLoading}
              aria-pressed={begun?.kind === kind}
              onClick={() => begin({ kind })}
            >
              {formatMessage(buttons[kind])}
            </Button>
          ))}
        </div>
      </Toolbar>
      {list.state === 'failed' && begun && (
        <ErrorBanner error={list.error} fallback={formatMessage(failures[begun.kind])} onRetry={list.retry} />
      )}
      <FoundView
        found={list.value}
        isLoading={isLoading}
        hasFailed={list.state === 'failed'}
        onMore={more}
        onSearch={begin}
      />
    </>
  );
}

interface NameSearchProps {
  readonly isLoading: boolean;
  readonly onSearch: (search: TemplateSearch) => void;
}

function NameSearch({ isLoading, onSearch }: NameSearchProps) {
  const [name, setName] = useState('');
  const query = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query !== '' && !isLoading) onSearch({ kind: 'by-name', query });
  };
  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        className={classes.name ?? ''}
        label={<FormattedMessage id="admin.templates-search-label" />}
        value={name}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" leftSection={<IconSearch size={16} />} disabled={query === '' || isLoading}>
        <FormattedMessage id="admin.templates-search" />
      </Button>
    </form>
  );
}
