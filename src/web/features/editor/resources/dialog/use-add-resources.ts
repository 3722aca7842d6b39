// Adds new resources to the template, selects the first of them, and keeps their names for a message.
import { useState } from 'react';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { addResources, type NewResource } from '../../document/resources/new-resource.ts';
import { pickResourceIn } from '../../session/state/editor-state.ts';

interface AddedResources {
  /** The names of the resources added last while the dialog stayed open. */
  readonly added: readonly string[];
  /** False if there is nothing to add. */
  readonly save: (wanted: readonly NewResource[]) => boolean;
}

export function useAddResources(): AddedResources {
  const open = useTemplateDocument();
  const template = useTemplate();
  const { edit } = open;
  const [added, setAdded] = useState<readonly string[]>([]);
  const save = (wanted: readonly NewResource[]) => {
    const [first] = wanted;
    if (!first) return false;
    const { change, ids } = addResources(template, wanted);
    edit(change);
    const [id] = ids;
    if (id !== undefined) pickResourceIn(open, first.sectionId, id);
    setAdded(wanted.map(({ name }) => name));
    return true;
  };
  return { added, save };
}
