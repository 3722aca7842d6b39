// Creates a form for an existing resource.

import { hasDriver } from '../../document/drivers/driver-texts.ts';
import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import type { ResourceForm } from './resource-form.ts';

/** A copy of the template's values, with the numbers of the scenario that the view shows. */
export function formOfResource(resource: ResourceView): ResourceForm {
  const { id, rel, name, units, flows, way, terms, lookups } = resource;
  return {
    id,
    rel,
    ...(way !== undefined && { way }),
    name,
    units,
    flows: flows.map(({ formulaId, inputs, starts }) => ({
      formulaId,
      values: Object.fromEntries(typedInputs(inputs).map(({ variableId, data }) => [variableId, data])),
      references: Object.fromEntries(
        inputs.flatMap(({ variableId, isReference, lookupId }) =>
          isReference && lookupId !== null ? [[variableId, lookupId]] : [],
        ),
      ),
      ...moving(inputs),
      ...(starts.length > 0 && { starts: Object.fromEntries(starts.map(({ row, text }) => [row, text])) }),
      fallbacks: Object.fromEntries(
        typedInputs(inputs).map(({ variableId, baseData }) => [variableId, baseData ?? '']),
      ),
    })),
    terms: Object.fromEntries(terms.map(({ term, value }) => [term, value])),
    lookups: Object.fromEntries(lookups.map(({ lookup, chosenId }) => [lookup, chosenId ?? ''])),
  };
}

function moving(inputs: readonly InputView[]): Pick<ResourceForm['flows'][number], 'drivers'> {
  const drivers = typedInputs(inputs)
    .filter(({ driver }) => hasDriver(driver))
    .map(({ variableId, driver }) => [variableId, driver] as const);
  return drivers.length === 0 ? {} : { drivers: Object.fromEntries(drivers) };
}

const typedInputs = (inputs: readonly InputView[]): readonly InputView[] =>
  inputs.filter(({ isReference }) => !isReference);
