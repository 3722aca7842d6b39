// Finds who reads rows of resources, so that nothing is deleted from under them unasked.
import { moduleOf, type ResourceSectionId, resourceSectionIds, sections } from '#template/sections.ts';
import type { Formula, Template } from '#template/template.ts';
import { seasonsNamedIn } from '../drivers/seasonal-patterns.ts';
import { withoutTotal } from './references.ts';
import { formulaOf, type ResourceView, resourcesOf, sectionResources } from './resource-view.ts';

export interface RowReader {
  readonly id: string;
  readonly sectionId: ResourceSectionId;
  /** The resource's name, followed by the input's that reads a row. */
  readonly name: string;
  /** The row that it reads: a resource, or one of its rows. */
  readonly row: string;
  /** Whether the model cannot be calculated without the row; a season or a depreciation group it can do without. */
  readonly isNeeded: boolean;
}

/** What all inputs, terms and seasons of the model read; later flows too. */
const allReaders = (template: Template): readonly RowReader[] =>
  resourceSectionIds.flatMap((sectionId) =>
    resourcesOf(template, sectionId).flatMap((view) => [
      ...readersOfRows(template, view),
      ...view.lookups.flatMap(({ chosenId }) =>
        chosenId === null ? [] : [reader(view, view.name, chosenId)],
      ),
    ]),
  );

const reader = ({ id, sectionId }: ResourceView, name: string, row: string, isNeeded = false): RowReader => ({
  ...{ id, sectionId, name, row, isNeeded },
});

function readersOfRows(template: Template, view: ResourceView): readonly RowReader[] {
  const stored = sectionResources(template, view.sectionId).find(({ id }) => id === view.id);
  return view.flows.flatMap(({ inputs, index }) =>
    inputs.flatMap((input) => {
      const name = `${view.name}: ${input.name}`;
      const row = input.isReference ? withoutTotal(input.lookupId ?? input.reference) : '';
      if (row !== '') return [reader(view, name, row, true)];
      const entry = stored?.flows[index]?.fcst.find(({ variable }) => variable === input.variableId);
      return (entry ? seasonsNamedIn(entry) : []).map((season) => reader(view, name, season));
    }),
  );
}

const isOf = (id: string, row: string): boolean => row === id || row.startsWith(`${id}.`);

/** Who reads any row of these resources, but for themselves. */
export function readersOf(template: Template, ids: readonly string[]): readonly RowReader[] {
  return allReaders(template).filter((one) => !ids.includes(one.id) && ids.some((id) => isOf(id, one.row)));
}

/** Who reads anything of a sheet's sections, their sums too, and counts while the sheet is off. An empty section is 0 already. */
export function readersOfSheet(template: Template, sheetId: string): readonly RowReader[] {
  const ids = resourceSectionIds
    .filter((id) => sections[id].sheet === sheetId && sectionResources(template, id).length > 0)
    .flatMap((id) => [id, ...sectionResources(template, id).map((resource) => resource.id)]);
  const isOff = (id: string) =>
    template.data.modules.some((one) => one.id === id && !(one.isEnabled && one.isIncluded));
  return allReaders(template).filter(({ sectionId, row }) => {
    const { sheet } = sections[sectionId];
    return sheet !== sheetId && !isOff(moduleOf(sheet)) && ids.some((id) => isOf(id, row));
  });
}

/** By the name that a step had, its new one. */
export type RenamedSteps = ReadonlyMap<string, string>;

/** Variables that a changed formula calls otherwise: what is gone and what is new, in order, as typed numbers follow too. */
export function renamedVariables(
  before: Formula,
  after: Formula,
  steps: RenamedSteps = new Map(),
): ReadonlyMap<string, string> {
  const [old, now] = [[...rowsOf(before), ...steps.values()], rowsOf(after)];
  const lost = before.variables.filter(({ id }) => !now.includes(id));
  const fresh = after.variables.filter(({ id }) => !old.includes(id));
  return new Map(
    lost.flatMap(({ id }, place) => {
      const next = fresh[place];
      return next ? [[id, next.id] as const] : [];
    }),
  );
}

const rowsOf = ({ variables, steps = [] }: Formula): readonly string[] =>
  [...variables, ...steps].map(({ id }) => id);

/** Who reads a variable or a step that the resources lose with another formula in their first flow. */
export function readersOfLost(
  template: Template,
  resourceIds: readonly string[],
  before: Formula,
  after: Formula,
  steps: RenamedSteps = new Map(),
): readonly RowReader[] {
  const isEdited = before.id === after.id;
  const kept = [
    ...rowsOf(after),
    ...(isEdited ? renamedVariables(before, after).keys() : []),
    ...steps.keys(),
  ];
  const lost = rowsOf(before).filter((row) => !kept.includes(row));
  const rows = resourceIds.flatMap((id) => lost.map((row) => `${id}.${row}`));
  return allReaders(template).filter(({ row }) => rows.includes(row));
}

/** Who reads what the users of a formula lose when it is changed. */
export function readersOfChanged(
  template: Template,
  formula: Formula,
  steps: RenamedSteps = new Map(),
): readonly RowReader[] {
  const before = formulaOf(template, formula.id);
  if (!before) return [];
  const users = resourceSectionIds
    .flatMap((id) => sectionResources(template, id))
    .filter(({ flows }) => flows[0]?.formula === formula.id);
  return readersOfLost(
    template,
    users.map(({ id }) => id),
    before,
    formula,
    steps,
  );
}
