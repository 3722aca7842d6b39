// Says what prevents the form of a resource from being saved after the template has changed.
import type { Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { formulaOf, type ResourceView, sectionResources } from '../../document/resources/resource-view.ts';
import { scenarioKeys, scenarioNames } from '../../document/scenarios/scenario-names.ts';
import type { FlowForm, ResourceForm } from './resource-form.ts';

/** The scenario whose numbers are typed, by key and name. */
export interface EditedScenario {
  readonly key: string;
  readonly name: string;
}

export const editedScenario = (template: Template, place: number): EditedScenario => ({
  key: scenarioKeys(template)[place] ?? '',
  name: scenarioNames(template)[place] ?? '',
});

/** Below 0 once it is deleted. A template without inputs has one scenario and no keys. */
export const editedScenarioIndex = (template: Template, { key }: EditedScenario): number =>
  key === '' ? 0 : scenarioKeys(template).indexOf(key);

export interface ResourceEdit {
  readonly template: Template;
  readonly resource: ResourceView;
  /** As it was when the form was opened. */
  readonly before: ResourceForm;
  readonly after: ResourceForm;
  /** Counted from 0; below 0 once it is deleted. */
  readonly scenario: number;
}

export type EditObstacle = 'item-gone' | 'scenario-gone' | 'formula-changed';

export function editObstacle(edit: ResourceEdit): EditObstacle | null {
  const { template, resource, before, after, scenario } = edit;
  const current = sectionResources(template, resource.sectionId).find(({ id }) => id === resource.id);
  if (!current) return 'item-gone';
  const flows = after.flows.map((flow, index) => ({ flow, was: before.flows[index] }));
  if (scenario < 0 && flows.some(({ flow, was }) => hasOtherNumbers(flow, was))) return 'scenario-gone';
  const isOutdated = ({ flow, was }: (typeof flows)[number], index: number) =>
    current.flows[index]?.formula !== was?.formulaId && flow.formulaId === was?.formulaId;
  const isNowhere = ({ flow }: (typeof flows)[number]) => formulaOf(template, flow.formulaId) === undefined;
  const isLost = flows.some(
    (one, index) =>
      JSON.stringify(one.flow) !== JSON.stringify(one.was) && (isOutdated(one, index) || isNowhere(one)),
  );
  return isLost ? 'formula-changed' : null;
}

/** Numbers belong to one scenario, and another formula needs other numbers. */
function hasOtherNumbers({ formulaId, values, drivers }: FlowForm, was: FlowForm | undefined): boolean {
  return (
    formulaId !== was?.formulaId ||
    Object.entries(values).some(([id, text]) => text !== was.values[id]) ||
    !isSameValue(drivers ?? {}, was.drivers ?? {})
  );
}
