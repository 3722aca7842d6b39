// Adds, renames, copies and deletes scenarios without changing any number of the remaining ones.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { maxScenarios } from '#template/limits.ts';
import { resourcesIn } from '#template/resources-in.ts';
import type { ForecastEntry, Template } from '#template/template.ts';
import { removeScenarioNumbers } from '../document/drivers/put-driver.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { ensureScenarios, freeId, idAmong } from '../document/scenarios/ensure-scenarios.ts';
import { knownScenarios, scenarioNames } from '../document/scenarios/scenario-names.ts';
import { copiedName, freeScenarioName } from './free-names.ts';

const labels = defineMessages({
  add: { id: 'step.scenario-add' },
  rename: { id: 'step.scenario-rename' },
  copy: { id: 'step.scenario-copy' },
  remove: { id: 'step.scenario-delete' },
});

type Entry = Draft<ForecastEntry>;

const entriesOf = (draft: Draft<Template>): readonly Entry[] =>
  [draft.data.divisions[0]?.sectionResources ?? {}, draft.data.env.sectionResources]
    .flatMap(resourcesIn)
    .flatMap(({ flows }) => flows)
    .flatMap(({ fcst }) => fcst);

/** The inputs of the business have numbers for each scenario; taxes and the like only where someone typed them. */
function carriers(draft: Draft<Template>): readonly Entry[] {
  const business = resourcesIn(draft.data.divisions[0]?.sectionResources ?? {});
  const own = business.flatMap(({ flows }) => flows).flatMap(({ fcst }) => fcst);
  const all = own.length > 0 ? own : entriesOf(draft);
  // One that has none of its own counts with its formula's number, in every scenario.
  const typed = all.filter(({ scenarios }) => scenarios.length > 0);
  return typed.length > 0 ? typed : all;
}

/** A template with more would be rejected. */
export const hasRoom = (template: Template): boolean => scenarioNames(template).length < maxScenarios;

/** The new scenario starts with the numbers of the first. */
export function addScenario(template: Template): DocumentChange {
  const names = scenarioNames(template);
  const name = freeScenarioName(names, template.language);
  return {
    label: { message: labels.add, values: { name } },
    recipe: (draft) => {
      const stored = knownScenarios(draft);
      const known = names.map((one, index) => ({ id: stored[index]?.id ?? 'base', name: one }));
      const added = { id: freeId(stored), name };
      for (const entry of carriers(draft)) ensureScenarios(entry, [...known, added], names.length + 1);
    },
  };
}

export function renameScenario(template: Template, index: number, name: string): DocumentChange {
  const names = scenarioNames(template);
  return {
    label: { message: labels.rename, values: { name: names[index] ?? '' } },
    mergeKey: `scenario:${index}`,
    recipe: (draft) => {
      for (const { scenarios } of entriesOf(draft)) {
        const scenario = scenarios[index];
        if (scenario) scenario.name = name;
      }
    },
  };
}

/** The copy is inserted right after the original and is independent of it. */
export function copyScenario(template: Template, index: number): DocumentChange {
  const names = scenarioNames(template);
  const name = copiedName(names, names[index] ?? '', template.language);
  return {
    label: { message: labels.copy, values: { name: names[index] ?? '' } },
    recipe: (draft) => {
      const known = knownScenarios(draft);
      const copyId = freeId(known);
      const business = new Set(carriers(draft));
      for (const entry of entriesOf(draft)) {
        const { scenarios } = entry;
        if (!business.has(entry) && scenarios.length < 2) continue;
        ensureScenarios(entry, known, index + 1);
        const original = scenarios[index];
        if (original) scenarios.splice(index + 1, 0, { ...original, id: idAmong(scenarios, copyId), name });
      }
    },
  };
}

/** Inputs that used the numbers of a deleted first scenario keep them. The last scenario cannot be deleted. */
export function deleteScenario(template: Template, index: number): DocumentChange {
  const name = scenarioNames(template)[index] ?? '';
  return {
    label: { message: labels.remove, values: { name } },
    recipe: (draft) => {
      const known = knownScenarios(draft);
      if (known.length < 2) return;
      for (const entry of entriesOf(draft)) {
        const { scenarios } = entry;
        if (scenarios.length < 2 && index === 0) continue;
        // Inputs without numbers for a scenario keep those of the first.
        if (index === 0) ensureScenarios(entry, known, known.length);
        removeScenarioNumbers(entry, index);
      }
    },
  };
}
