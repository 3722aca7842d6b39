// Where in a template a text is typed: what it is called there, how it is come to again, and what stands there.

import type { NumberTermId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../document/document.ts';
import type { NamedResource } from '../document/resources/resource-edits.ts';
import { type InputView, type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';
import { scenarioKeys } from '../document/scenarios/scenario-names.ts';
import { pickResource, pickScenario, showView } from '../session/state/editor-state.ts';
import { goToField } from './field-goal.ts';

export interface TypedPlace {
  /** Its field is known by it. */
  readonly row: string;
  readonly name: string;
  /** Null where it is a setting of the whole model. */
  readonly item: NamedResource | null;
  /** The key of the scenario it holds for; for all of them without one. */
  readonly scenario?: string;
  /** Undefined where there is no such place any more. */
  readonly now: (template: Template) => string | undefined;
}

/** What a field for numbers knows by itself is its name and its row. */
export type WithinTemplate = Omit<TypedPlace, 'row' | 'name'>;

const named = ({ id, sectionId, name }: NamedResource): NamedResource => ({ id, sectionId, name });

const held = (template: Template, { id, sectionId }: NamedResource, scenario = 0): ResourceView | undefined =>
  resourcesOf(template, sectionId, scenario).find((one) => one.id === id);

export const ofInput = (item: NamedResource, input: InputView, scenario: string): WithinTemplate => ({
  item: named(item),
  scenario,
  now: (template) => {
    const place = scenarioKeys(template).indexOf(scenario);
    const flow = place < 0 ? undefined : held(template, item, place)?.flows[input.flowIndex];
    return flow?.inputs.find(({ variableId }) => variableId === input.variableId)?.data;
  },
});

export const ofTerm = (item: NamedResource, term: NumberTermId): WithinTemplate => ({
  item: named(item),
  now: (template) => held(template, item)?.terms.find((one) => one.term === term)?.value,
});

export const ofItemName = (item: NamedResource, name: string): TypedPlace => ({
  row: `name ${item.id}`,
  name,
  item: named(item),
  now: (template) => held(template, item)?.name,
});

export const ofModel = (now: (template: Template) => string): WithinTemplate => ({ item: null, now });

export function goToPlace(document: TemplateDocument, { row, item, scenario }: TypedPlace): void {
  const { template } = document.store.getState();
  const place = scenario === undefined ? -1 : scenarioKeys(template).indexOf(scenario);
  if (place >= 0) pickScenario(document, place);
  if (item) pickResource(document, item.sectionId, item.id);
  showView(document, item ? 'items' : 'model');
  goToField(document, row);
}
