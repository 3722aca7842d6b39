// Creates a form for an existing resource.

import { hasDriver } from '../../document/drivers/driver-texts.ts';
import type { FlowView, InputView, ResourceView } from '../../document/resources/resource-view.ts';
import type { FlowForm, ResourceForm } from './resource-form.ts';

/** A copy of the template's values, with the numbers of the scenario that the view shows. */
export function formOfResource(resource: ResourceView): ResourceForm {
  const { id, rel, name, units, way, lookups } = resource;
  const terms = Object.fromEntries(resource.terms.map(({ term, value }) => [term, value]));
  return {
    id,
    rel,
    ...(way !== undefined && { way }),
    name,
    units,
    flows: resource.flows.map(formOfFlow),
    terms,
    lookups: Object.fromEntries(lookups.map(({ lookup, chosenId }) => [lookup, chosenId ?? ''])),
    stored: { name, terms },
  };
}

function formOfFlow({ formulaId, inputs, starts: rows }: FlowView): FlowForm {
  const typed = inputs.filter(({ isReference }) => !isReference);
  const values = Object.fromEntries(typed.map(({ variableId, data }) => [variableId, data]));
  const drivers = driversOf(typed);
  const starts = Object.fromEntries(rows.map(({ row, text }) => [row, text]));
  return {
    formulaId,
    values,
    references: Object.fromEntries(
      inputs.flatMap(({ variableId, isReference, lookupId }) =>
        isReference && lookupId !== null ? [[variableId, lookupId]] : [],
      ),
    ),
    ...(Object.keys(drivers).length > 0 && { drivers }),
    ...(rows.length > 0 && { starts }),
    fallbacks: Object.fromEntries(typed.map(({ variableId, baseData }) => [variableId, baseData ?? ''])),
    stored: { formulaId, values, drivers, starts },
  };
}

const driversOf = (typed: readonly InputView[]) =>
  Object.fromEntries(
    typed
      .filter(({ driver }) => hasDriver(driver))
      .map(({ variableId, driver }) => [variableId, driver] as const),
  );
