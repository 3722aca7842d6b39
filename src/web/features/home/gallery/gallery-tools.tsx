// The number of templates shown, the search field and the sort order.
import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import classes from './gallery-tools.module.css';
import { isSorting, type Sorting, sortings } from './queries/sort-cards.ts';

interface GalleryToolsProps {
  readonly count: number;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

const names: Readonly<Record<Sorting, MessageDescriptor>> = defineMessages({
  recommended: { id: 'gallery.sort-recommended' },
  rating: { id: 'gallery.sort-rating' },
  price: { id: 'gallery.sort-price' },
  newest: { id: 'gallery.sort-newest' },
});

export function GalleryTools({ count, text, onSearch, sorting, onSort }: GalleryToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.tools}>
      <p className={classes.count} role="status">
        <FormattedMessage id="gallery.found" values={{ count }} />
      </p>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={formatMessage({ id: 'gallery.search' })}
        placeholder={formatMessage({ id: 'gallery.search' })}
        leftSection={<IconSearch size={17} aria-hidden="true" />}
        rightSection={
          text !== '' && (
            <CloseButton
              size="sm"
              aria-label={formatMessage({ id: 'gallery.clear-search' })}
              onClick={() => onSearch('')}
            />
          )
        }
        value={text}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <NativeSelect
        className={classes.sort ?? ''}
        aria-label={formatMessage({ id: 'gallery.sort' })}
        data={sortings.map((value) => ({ value, label: formatMessage(names[value]) }))}
        value={sorting}
        onChange={({ currentTarget: { value } }) => isSorting(value) && onSort(value)}
      />
    </div>
  );
}
