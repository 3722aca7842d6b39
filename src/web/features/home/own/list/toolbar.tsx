// The toolbar above the templates: their number, search, sort order, and grid or list.
import { NativeSelect, TextInput } from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { RecentlyDeleted } from '../deleted/recently-deleted.tsx';
import { changeListView, useListView, type View } from './list-view.ts';
import { type SortOrder, sortOrders } from './sort-templates.ts';
import classes from './toolbar.module.css';

const orderNames = defineMessages({
  changed: { id: 'home.sort-changed' },
  name: { id: 'home.sort-name' },
  created: { id: 'home.sort-created' },
});

interface ToolbarProps extends CountsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function Toolbar({ query, onQuery, ...counts }: ToolbarProps) {
  return (
    <div className={classes.bar}>
      <Counts {...counts} />
      <div className={classes.tools}>
        <Search query={query} onQuery={onQuery} />
        <OrderChoice />
        <ViewChoice />
      </div>
    </div>
  );
}

interface CountsProps {
  readonly count: number;
  /** Null without a search. */
  readonly found: number | null;
}

function Counts({ count, found }: CountsProps) {
  return (
    <div className={classes.counts}>
      <p className={classes.count} role="status">
        {found === null ? (
          <FormattedMessage id="home.count" values={{ count }} />
        ) : (
          <FormattedMessage id="home.found" values={{ found, count }} />
        )}
      </p>
      <RecentlyDeleted />
    </div>
  );
}

function Search({ query, onQuery }: Pick<ToolbarProps, 'query' | 'onQuery'>) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'home.search' });
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={17} aria-hidden="true" />}
      maxLength={200}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
    />
  );
}

function ViewChoice() {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={classes.views} aria-label={formatMessage({ id: 'home.view' })}>
      <ViewButton view="grid" label={formatMessage({ id: 'home.grid' })}>
        <IconLayoutGrid size={18} />
      </ViewButton>
      <ViewButton view="list" label={formatMessage({ id: 'home.list' })}>
        <IconList size={18} />
      </ViewButton>
    </fieldset>
  );
}

function OrderChoice() {
  const { formatMessage } = useIntl();
  const order = useListView((state) => state.order);
  const pick = (value: string) => {
    const picked: SortOrder | undefined = sortOrders.find((known) => known === value);
    if (picked) changeListView({ order: picked });
  };
  return (
    <NativeSelect
      className={classes.order ?? ''}
      aria-label={formatMessage({ id: 'home.sort' })}
      value={order}
      data={sortOrders.map((value) => ({ value, label: formatMessage(orderNames[value]) }))}
      onChange={(event) => pick(event.currentTarget.value)}
    />
  );
}

interface ViewButtonProps {
  readonly view: View;
  readonly label: string;
  readonly children: ReactNode;
}

function ViewButton({ view, label, children }: ViewButtonProps) {
  const isShown = useListView((state) => state.view === view);
  return (
    <button
      type="button"
      className={classes.view}
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      onClick={() => changeListView({ view })}
    >
      {children}
    </button>
  );
}
