// The visitor's own templates: filtered, sorted, and shown as a grid or as a list.
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useOwnTemplates } from '../templates/use-own-templates.ts';
import { CardGrid } from './card-grid.tsx';
import { useListView } from './list-view.ts';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFilteredTemplates } from './use-filtered-templates.ts';

export function OwnTemplates() {
  const { templates, cloning, canAdd } = useOwnTemplates();
  const view = useListView((state) => state.view);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useFilteredTemplates(templates, query);
  const isSearch = query.trim() !== '';
  const List = view === 'grid' ? CardGrid : RowList;
  return (
    <>
      <Toolbar
        count={templates.length}
        found={isSearch ? found.length : null}
        query={typed}
        onQuery={setTyped}
      />
      {isSearch && found.length === 0 ? (
        <NothingFound query={query} onClear={() => setTyped('')} />
      ) : (
        <List templates={found} cloning={cloning} canAdd={canAdd} />
      )}
    </>
  );
}

function NothingFound({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearch size={28} />}
      title={<FormattedMessage id="home.nothing-found" values={{ query: query.trim() }} />}
      action={
        <Button variant="default" onClick={onClear}>
          <FormattedMessage id="home.clear-search" />
        </Button>
      }
    >
      <FormattedMessage id="home.nothing-found-text" />
    </EmptyState>
  );
}
