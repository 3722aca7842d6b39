// Applies another formula to a flow of a resource: new numbers start with the formula's defaults, and no cycle is created.
import { changeFormula, clearedEntries } from '#template/change-formula.ts';
import type { Flow, ForecastEntry, Formula, Template, Variable } from '#template/template.ts';
import { freeReferences, type ReferenceReader } from './reference-cycles.ts';
import { currencyOf, formulaOf } from './resource-view.ts';

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
export function clearedNames(template: Template, flow: Flow, formula: Formula): readonly string[] {
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
