// The resources that a resource refers to, chosen in the panel.

import { useTemplateDocument } from '../../document/document-context.ts';
import { setLookup } from '../../document/resources/resource-edits.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { LookupChoice } from '../../fields/lookup-choice.tsx';

export function LookupFields({ resource }: { readonly resource: ResourceView }) {
  const { edit } = useTemplateDocument();
  return resource.lookups.map((view) => (
    <LookupChoice
      key={view.lookup}
      {...view}
      onChoose={(id) => edit(setLookup(resource, view.lookup, id || null))}
    />
  ));
}
