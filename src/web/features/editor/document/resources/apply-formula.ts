// Applies another formula to a flow of a resource: new numbers start with the formula's defaults, and no cycle is created.
import { castDraft } from 'mutative';
import { defineMessages } from 'react-intl';
import { changeFormula, clearedEntries } from '#template/change-formula.ts';
import type { Flow, ForecastEntry, Formula, Template, Variable } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { mutableResource } from './mutable-resource.ts';
import { freeReferences, type ReferenceReader } from './reference-cycles.ts';
import type { NamedResource } from './resource-edits.ts';
import { currencyOf, formulaOf, type ResourceView, sectionResources } from './resource-view.ts';

const labels = defineMessages({ formula: { id: 'step.formula' } });

/** The names of the numbers that another formula clears. */
export function clearedFrom(
  template: Template,
  { id, sectionId }: NamedResource,
  flowIndex: number,
  formula: Formula,
): readonly string[] {
  const flow = sectionResources(template, sectionId).find((one) => one.id === id)?.flows[flowIndex];
  return flow ? clearedNames(template, flow, formula) : [];
}

export function setFormula(
  template: Template,
  resource: ResourceView,
  flowIndex: number,
  formula: Formula,
): DocumentChange {
  const { id, rel } = resource;
  return {
    label: { message: labels.formula, values: { item: resource.name } },
    recipe: (draft) => {
      const held = mutableResource(draft, resource);
      const flow = held?.flows[flowIndex];
      if (!held || !flow) return;
      const reader = { id, rel, flowIndex };
      held.flows[flowIndex] = castDraft(applyFormula(flow, { template, reader, formula }));
    },
  };
}

interface FormulaUse {
  readonly template: Template;
  readonly reader: ReferenceReader & { readonly id: string };
  readonly formula: Formula;
}

/** A chosen row stays with the variable that reads it, where that means the same in the formula. */
export function applyFormula(flow: Flow, { template, reader, formula }: FormulaUse): Flow {
  const chosen = Object.fromEntries(
    flow.fcst.flatMap(({ variable, lookupId }) => (lookupId === null ? [] : [[variable, lookupId]])),
  );
  const free = freeReferences(template, reader, formula, chosen);
  const taken = resizeFlow(flow, template, reader.id, formula);
  return {
    ...taken,
    fcst: taken.fcst.map((entry) => ({
      ...entry,
      lookupId: free[entry.variable] ?? entry.lookupId,
    })),
  };
}

/** Numbers stay that mean the same in the formula. */
export function resizeFlow(flow: Flow, template: Template, resourceId: string, formula: Formula): Flow {
  const currency = currencyOf(template)?.id ?? 'currency';
  const entryId = ({ id }: { readonly id: string }) => `${resourceId}_${flow.id}_${id}`;
  const taken = changeFormula(flow, formula, {
    language: template.language,
    currency,
    before: formulaOf(template, flow.formula),
    entryId,
  });
  return {
    ...taken,
    fcst: taken.fcst.map((entry) =>
      withInitialNumber(
        entry,
        formula.variables.find(({ id }) => id === entry.variable),
      ),
    ),
  };
}

/** The names of the numbers that a flow loses with another formula. */
function clearedNames(template: Template, flow: Flow, formula: Formula): readonly string[] {
  const before = formulaOf(template, flow.formula);
  return clearedEntries(flow, formula, before).map(
    ({ variable }) => before?.variables.find(({ id }) => id === variable)?.name ?? variable,
  );
}

/** Null means nothing was ever typed; an empty text was entered on purpose. */
function withInitialNumber(entry: ForecastEntry, variable: Variable | undefined): ForecastEntry {
  if (!variable || variable.isReference) return entry;
  const [base, ...others] = entry.scenarios;
  if (!base || base.data !== null) return entry;
  return { ...entry, scenarios: [{ ...base, data: variable.value ?? '0' }, ...others] };
}
