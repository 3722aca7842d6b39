// Adds, changes and deletes formulas; the numbers typed for a changed one stay as far as it has room for them.
import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { resourcesIn } from '#template/resources-in.ts';
import type { RelId } from '#template/sections.ts';
import type { Flow, Formula, Template } from '#template/template.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { resizeFlow } from '../../document/resources/apply-formula.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import { allResources, formulaOf } from '../../document/resources/resource-view.ts';
import { type RenamedSteps, renamedVariables } from '../../document/resources/row-readers.ts';

const labels = defineMessages({
  add: { id: 'step.add-formula' },
  change: { id: 'step.change-formula' },
  remove: { id: 'step.delete-formula' },
});

/** The names of the resources calculated by it. */
export const usersOf = (template: Template, formulaId: string): readonly string[] =>
  allResources(template)
    .filter(({ flows }) => flows.some((flow) => flow.formulaId === formulaId))
    .map(({ name }) => name);

/** The formula is new, or replaces the one with its id; whoever read a renamed step goes on reading it. */
export function saveFormula(
  template: Template,
  formula: Formula,
  renamed: RenamedSteps = new Map(),
): DocumentChange {
  const before = formulaOf(template, formula.id);
  return {
    label: { message: before ? labels.change : labels.add, values: { formula: formula.name } },
    recipe: (draft) => {
      const { formulas } = draft.data;
      const index = formulas.findIndex(({ id }) => id === formula.id);
      formulas.splice(index < 0 ? formulas.length : index, index < 0 ? 0 : 1, castDraft(formula));
      if (!before) return;
      resize(draft, template, before, formula);
      followNames(draft, new Map([...renamedVariables(before, formula, renamed), ...renamed]), formula.id);
    },
  };
}

/** What reads a variable that is called otherwise now reads on, and so does what it opened with. */
function followNames(draft: Draft<Template>, names: ReadonlyMap<string, string>, formulaId: string): void {
  if (names.size === 0) return;
  const { divisions, env, formulas } = draft.data;
  const held = [...divisions.map(({ sectionResources }) => sectionResources), env.sectionResources];
  const resources = held.flatMap(resourcesIn);
  const users = resources.filter(({ flows }) => flows[0]?.formula === formulaId);
  const rows = new Map<string, string>(
    users.flatMap(({ id }) =>
      [...names].map(([before, now]) => [`${id}.${before}`, `${id}.${now}`] as const),
    ),
  );
  const flows = resources.flatMap((one) => one.flows);
  for (const entry of flows.flatMap(({ fcst }) => fcst)) {
    entry.lookupId = rows.get(entry.lookupId ?? '') ?? entry.lookupId;
  }
  for (const variable of formulas.flatMap(({ variables }) => variables)) {
    const now = rows.get(variable.reference ?? '');
    if (now !== undefined) variable.reference = now;
  }
  for (const entry of flows.filter(({ formula }) => formula === formulaId).flatMap(({ hist }) => hist)) {
    const now = names.get(entry.variable ?? '');
    if (now !== undefined) entry.variable = now;
  }
}

function resize(draft: Draft<Template>, template: Template, before: Formula, formula: Formula): void {
  const { divisions, env } = draft.data;
  const held = [...divisions.map(({ sectionResources }) => sectionResources), env.sectionResources];
  for (const resource of held.flatMap(resourcesIn)) {
    resource.flows = resource.flows.map((flow) =>
      flow.formula === formula.id
        ? castDraft(resized(flow, template, { id: resource.id, before, formula }))
        : flow,
    );
  }
}

interface FormulaResize {
  /** The resource's id. */
  readonly id: string;
  readonly before: Formula;
  readonly formula: Formula;
}

function resized(flow: Draft<Flow>, template: Template, { id, before, formula }: FormulaResize): Flow {
  const next = resizeFlow(flow, template, id, formula);
  const unitsBefore = new Map(
    flow.fcst.map((entry) => [entry.id, before.variables.find((one) => one.id === entry.variable)?.units]),
  );
  return {
    ...next,
    fcst: next.fcst.map((entry) => {
      const units = formula.variables.find((one) => one.id === entry.variable)?.units;
      const stood = unitsBefore.get(entry.id);
      if (units === undefined || stood === undefined) return entry;
      const scenarios = entry.scenarios.map((one) => (one.units === stood ? { ...one, units } : one));
      return { ...entry, scenarios };
    }),
  };
}

export type FormulaInUse =
  | { readonly why: 'used'; readonly by: readonly string[] }
  /** Some kind of resource could not be calculated without it. */
  | { readonly why: 'only' };

/** Null if it can be deleted. */
export function formulaUse(template: Template, { id, allowedRels }: Formula): FormulaInUse | null {
  const by = usersOf(template, id);
  if (by.length > 0) return { why: 'used', by };
  const isOnly = (rel: RelId) => formulasFor(template, rel).every((one) => one.id === id);
  return allowedRels.some(isOnly) ? { why: 'only' } : null;
}

export const deleteFormula = ({ id, name }: Formula): DocumentChange => ({
  label: { message: labels.remove, values: { formula: name } },
  recipe: (draft) => {
    const index = draft.data.formulas.findIndex((one) => one.id === id);
    if (index >= 0) draft.data.formulas.splice(index, 1);
  },
});
