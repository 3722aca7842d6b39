// Creates a form for an existing resource.

import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import type { ResourceForm } from './resource-form.ts';

/** A copy of the template's values, with the numbers of the scenario that the view shows. */
export function formOfResource({ id, rel, name, units, flows, terms, lookups }: ResourceView): ResourceForm {
  return {
    id,
    rel,
    name,
    units,
    flows: flows.map(({ formulaId, inputs }) => ({
      formulaId,
      values: Object.fromEntries(typedInputs(inputs).map(({ variableId, data }) => [variableId, data])),
      references: Object.fromEntries(
        inputs.flatMap(({ variableId, isReference, lookupId }) =>
          isReference && lookupId !== null ? [[variableId, lookupId]] : [],
        ),
      ),
      fallbacks: Object.fromEntries(
        typedInputs(inputs).map(({ variableId, baseData }) => [variableId, baseData ?? '']),
      ),
    })),
    terms: Object.fromEntries(terms.map(({ term, value }) => [term, value])),
    lookups: Object.fromEntries(lookups.map(({ lookup, chosenId }) => [lookup, chosenId ?? ''])),
  };
}

const typedInputs = (inputs: readonly InputView[]): readonly InputView[] =>
  inputs.filter(({ isReference }) => !isReference);
