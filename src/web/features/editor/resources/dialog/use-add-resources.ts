// Puts new resources into the template and says what was put there; the first of them is picked.
import { useState } from 'react';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { addResources, type NewResource } from '../../document/resources/new-resource.ts';
import { pickResourceIn } from '../../session/state/editor-state.ts';

interface AddedResources {
  /** The names of what was added last while the dialog stayed open. */
  readonly added: readonly string[];
  /** False when there is nothing to add. */
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
