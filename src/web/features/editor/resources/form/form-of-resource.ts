// Takes a resource that is there into a form.

import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import type { ResourceDraft } from './resource-form.ts';

/** A copy of what stands in the template, with the numbers of the scenario that the view shows. */
export function draftOf({ id, rel, name, flows, terms, lookups }: ResourceView): ResourceDraft {
  return {
    id,
    rel,
    name,
    flows: flows.map(({ formulaId, inputs }) => ({
      formulaId,
      values: Object.fromEntries(typed(inputs).map(({ variableId, data }) => [variableId, data])),
      references: Object.fromEntries(
        inputs.flatMap(({ variableId, isReference, lookupId }) =>
          isReference && lookupId !== null ? [[variableId, lookupId]] : [],
        ),
      ),
      fallbacks: Object.fromEntries(
        typed(inputs).map(({ variableId, baseData }) => [variableId, baseData ?? '']),
      ),
    })),
    terms: Object.fromEntries(terms.map(({ term, value }) => [term, value])),
    lookups: Object.fromEntries(lookups.map(({ lookup, chosenId }) => [lookup, chosenId ?? ''])),
  };
}

const typed = (inputs: readonly InputView[]): readonly InputView[] =>
  inputs.filter(({ isReference }) => !isReference);
