// What a resource takes from another one: the group it wears out with, the tax it is under.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { setLookup } from '../document/resources/resource-edits.ts';
import type { ResourceView } from '../document/resources/resource-view.ts';
import { useTemplateDocument } from '../document-context.ts';
import { lookupNames } from './resource-names.ts';

export function ItemLookups({ item }: { readonly item: ResourceView }) {
  const { formatMessage } = useIntl();
  const { edit } = useTemplateDocument();
  return item.lookups
    .filter(({ lookup, choices }) => choices.length > (lookup === 'deprgroup' ? 1 : 0))
    .map(({ lookup, chosenId, choices }) => (
      <NativeSelect
        key={lookup}
        label={formatMessage(lookupNames[lookup])}
        value={chosenId ?? ''}
        data={[
          ...(chosenId === null || lookup === 'taxproperty'
            ? [{ value: '', label: formatMessage({ id: 'lookup.none' }) }]
            : []),
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => edit(setLookup(item, lookup, currentTarget.value || null))}
      />
    ));
}
