// Edits all resources of a section at once: sets their numbers to zero or to random values, or deletes them.

import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Scenario, Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { ensureScenarios } from '../scenarios/ensure-scenarios.ts';
import { knownScenarios } from '../scenarios/scenario-names.ts';
import { mutableSection, removeUnusedCore } from './mutable-resource.ts';
import { randomValues } from './random-values.ts';
import { formulaOf, hasScenarios, sectionResources } from './resource-view.ts';

const labels = defineMessages({
  zero: { id: 'step.clear-numbers' },
  random: { id: 'step.random-numbers' },
  clear: { id: 'step.clear-section' },
});

/** The section as undo names it. */
interface NamedSection {
  readonly id: ResourceSectionId;
  readonly name: string;
}

interface ScenarioNumbers extends NamedSection {
  /** The active scenario, counted from 0; the others keep their numbers. */
  readonly scenario: number;
}

export const clearNumbers = (template: Template, numbers: ScenarioNumbers): DocumentChange => ({
  label: { message: labels.zero, values: { section: numbers.name }, scenario: numbers.scenario },
  recipe: (draft) => {
    for (const scenario of typedScenarios(draft, template, numbers)) scenario.data = '0';
  },
});

/** The random source gives numbers from 0 up to 1. */
export const randomNumbers = (
  template: Template,
  numbers: ScenarioNumbers,
  random: () => number,
): DocumentChange => ({
  label: { message: labels.random, values: { section: numbers.name }, scenario: numbers.scenario },
  recipe: (draft) => {
    for (const scenario of typedScenarios(draft, template, numbers))
      scenario.data = randomValues(random, template.layout.cFcstColCount);
  },
});

/** What every template has stays. */
export const clearSection = ({ id, name }: NamedSection): DocumentChange => ({
  label: { message: labels.clear, values: { section: name } },
  recipe: (draft) => {
    const list = mutableSection(draft, id);
    const removed = list.filter(({ coreResource }) => !isDefault(draft, coreResource));
    const kept = list.filter(({ coreResource }) => isDefault(draft, coreResource));
    list.splice(0, list.length, ...kept);
    for (const { coreResource } of removed) removeUnusedCore(draft, coreResource);
  },
});

/** The ids of those that go. */
export const clearedResources = (template: Template, id: ResourceSectionId): readonly string[] =>
  sectionResources(template, id)
    .filter(({ coreResource }) => !isDefault(template, coreResource))
    .map((resource) => resource.id);

const isDefault = (template: Draft<Template> | Template, coreId: string): boolean =>
  template.data.coreResources.some((core) => core.id === coreId && core.isDefault === true);

/** One scenario of each typed number; references have none. */
function typedScenarios(
  draft: Draft<Template>,
  template: Template,
  { id, scenario }: ScenarioNumbers,
): readonly Draft<Scenario>[] {
  const known = knownScenarios(draft);
  return mutableSection(draft, id)
    .flatMap(({ flows }) => flows)
    .flatMap(({ formula, fcst }) => {
      const variables = formulaOf(template, formula)?.variables ?? [];
      const isTyped = (variable: string) =>
        variables.find((one) => one.id === variable)?.isReference !== true;
      return fcst.filter(({ variable }) => isTyped(variable));
    })
    .flatMap((entry) => {
      const place = hasScenarios(id) ? scenario : 0;
      ensureScenarios(entry, known, place + 1);
      return entry.scenarios.slice(place, place + 1);
    });
}
