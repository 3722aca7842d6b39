// What a resource takes from another one, chosen in the panel.

import { useTemplateDocument } from '../../document/document-context.ts';
import { setLookup } from '../../document/resources/resource-edits.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { LookupChoice } from '../../fields/lookup-choice.tsx';

export function ItemLookups({ item }: { readonly item: ResourceView }) {
  const { edit } = useTemplateDocument();
  return item.lookups.map((view) => (
    <LookupChoice
      key={view.lookup}
      {...view}
      onChoose={(id) => edit(setLookup(item, view.lookup, id || null))}
    />
  ));
}
