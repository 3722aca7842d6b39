// Where in a template a text is typed: its name, how to return to it, and its current value.

import type { NumberTermId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../document/document.ts';
import type { DriverTexts } from '../document/drivers/driver-texts.ts';
import type { NamedResource } from '../document/resources/resource-edits.ts';
import { type InputView, type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';
import { scenarioKeys } from '../document/scenarios/scenario-names.ts';
import { pickResourceIn, pickScenario, showView } from '../session/state/editor-state.ts';
import { goToField } from './field-goal.ts';

export interface FieldPlace {
  /** Identifies its field. */
  readonly row: string;
  readonly name: string;
  /** Null for a setting of the whole model. */
  readonly resource: NamedResource | null;
  /** The key of its scenario; absent if it applies to all of them. */
  readonly scenario?: string;
  /** Undefined if the place no longer exists. */
  readonly currentText: (template: Template) => string | undefined;
}

/** A number field knows its name and its row itself. */
export type FieldSource = Omit<FieldPlace, 'row' | 'name'>;

const named = ({ id, sectionId, name }: NamedResource): NamedResource => ({ id, sectionId, name });

const held = (template: Template, { id, sectionId }: NamedResource, scenario = 0): ResourceView | undefined =>
  resourcesOf(template, sectionId, scenario).find((one) => one.id === id);

export const sourceOfInput = (resource: NamedResource, input: InputView, scenario: string): FieldSource => ({
  resource: named(resource),
  scenario,
  currentText: (template) => {
    const place = scenarioKeys(template).indexOf(scenario);
    const flow = place < 0 ? undefined : held(template, resource, place)?.flows[input.flowIndex];
    return flow?.inputs.find(({ variableId }) => variableId === input.variableId)?.data;
  },
});

/** One text of how the number moves. */
export const sourceOfDriver = (
  resource: NamedResource,
  input: InputView,
  scenario: string,
  key: keyof DriverTexts,
): FieldSource => ({
  resource: named(resource),
  scenario,
  currentText: (template) => {
    const place = scenarioKeys(template).indexOf(scenario);
    const flow = place < 0 ? undefined : held(template, resource, place)?.flows[input.flowIndex];
    return flow?.inputs.find(({ variableId }) => variableId === input.variableId)?.driver[key] ?? undefined;
  },
});

export const sourceOfStart = (resource: NamedResource, flowIndex: number, row: string): FieldSource => ({
  resource: named(resource),
  currentText: (template) =>
    held(template, resource)?.flows[flowIndex]?.starts.find((one) => one.row === row)?.text,
});

export const sourceOfTerm = (resource: NamedResource, term: NumberTermId): FieldSource => ({
  resource: named(resource),
  currentText: (template) => held(template, resource)?.terms.find((one) => one.term === term)?.value,
});

export const placeOfName = (resource: NamedResource, name: string): FieldPlace => ({
  row: `name ${resource.id}`,
  name,
  resource: named(resource),
  currentText: (template) => held(template, resource)?.name,
});

export const sourceInModel = (currentText: (template: Template) => string): FieldSource => ({
  resource: null,
  currentText,
});

export function goToFieldPlace(document: TemplateDocument, { row, resource, scenario }: FieldPlace): void {
  const { template } = document.store.getState();
  const place = scenario === undefined ? -1 : scenarioKeys(template).indexOf(scenario);
  if (place >= 0) pickScenario(document, place);
  if (resource) pickResourceIn(document, resource.sectionId, resource.id);
  showView(document, resource ? 'items' : 'model');
  goToField(document, row);
}
