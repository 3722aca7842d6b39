// The rows of a resource's first flow that others may read: its inputs as they stand before inflation, and its total.
import type { SheetId } from '#template/sections.ts';
import { ownedRowId } from '../ids/row-id.ts';
import type { ReferenceTarget, SameTarget } from '../plan/sheet-definition.ts';
import { plainUnit, stepMeasure } from '../rows/measures.ts';
import type { FlowVariable, ReadyFlow } from '../survey/flow.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';

type Entry = readonly [string, ReferenceTarget | SameTarget];

function targetOf(variable: FlowVariable | undefined, resourceId: string): ReferenceTarget | SameTarget {
  if (!variable) return { row: null, measure: 'money' };
  if (variable.kind === 'reference') return { sameAs: variable.target, resourceId };
  const { unit, format, rowId } = variable.input;
  return { row: rowId, measure: { unit: plainUnit(unit), format } };
}

function stepTarget(
  stepId: string,
  sheetId: SheetId,
  flow: ReadyFlow | undefined,
  survey: Survey,
): ReferenceTarget {
  const step = flow?.steps.find(({ id }) => id === stepId);
  if (!flow || !step) return { row: null, measure: 'money' };
  return {
    row: ownedRowId(sheetId, flow.resource.id, flow.id, 'step', stepId),
    measure: stepMeasure(step, survey),
  };
}

/** By `<resource>.<row>`; without a flow, as in a section that is off, they read 0. */
export function rowReferences(
  sheetId: SheetId,
  { id, entry }: Resource,
  flow: ReadyFlow | undefined,
  survey: Survey,
): readonly Entry[] {
  const formula = survey.template.data.formulas.find((one) => one.id === entry.flows[0]?.formula);
  const known = flow ? [...flow.variables, ...flow.others] : [];
  const variables = (formula?.variables ?? []).map((variable): Entry => {
    const found = known.find((one) => one.variable.id === variable.id);
    return [`${id}.${variable.id}`, targetOf(found, id)];
  });
  const steps = (formula?.steps ?? []).map(
    (step): Entry => [`${id}.${step.id}`, stepTarget(step.id, sheetId, flow, survey)],
  );
  // Of the same name, a variable comes before a step.
  return [...steps, ...variables, [`${id}.total`, { sameAs: id, resourceId: id }]];
}
