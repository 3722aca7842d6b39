// Edits an existing resource: its name, numbers, terms, formula, and the rows it reads.
import { defineMessages } from 'react-intl';
import type { LookupTermId, NumberTermId } from '#template/sections.ts';
import type { DriverPart, DriverTexts } from '../drivers/driver-texts.ts';
import { putDriver, putNumbers } from '../drivers/put-driver.ts';
import type { DocumentChange } from '../history/history.ts';
import { knownScenarios } from '../scenarios/scenario-names.ts';
import { flowPart } from './flow-part.ts';
import { mutableCore, mutableResource, mutableSection, removeUnusedCore } from './mutable-resource.ts';
import { hasScenarios, type InputView, type ResourceView } from './resource-view.ts';

const labels = defineMessages({
  rename: { id: 'step.rename-item' },
  values: { id: 'step.values' },
  driver: { id: 'step.driver' },
  term: { id: 'step.term' },
  lookup: { id: 'step.lookup' },
  reference: { id: 'step.reference' },
  remove: { id: 'step.delete-item' },
});

/** What it takes to find a resource and to name it. */
export type NamedResource = Pick<ResourceView, 'id' | 'sectionId' | 'name'>;

export const renameResource = (resource: NamedResource, name: string): DocumentChange => ({
  label: { message: labels.rename, values: { item: resource.name } },
  mergeKey: `name:${resource.sectionId}:${resource.id}`,
  recipe: (draft) => {
    const core = mutableCore(draft, resource);
    if (core) core.name = name;
  },
});

export const setInput = (resource: ResourceView, input: InputView, data: string): DocumentChange => ({
  label: {
    message: labels.values,
    values: {
      item: resource.name,
      input: input.name,
      flow: flowPart(resource, input.flowIndex) ?? 'only',
    },
    ...(hasScenarios(resource.sectionId) && { scenario: input.scenario }),
  },
  mergeKey: `values:${resource.sectionId}:${resource.id}:${input.flowIndex}:${input.variableId}:${input.scenario}`,
  recipe: (draft) => {
    const flow = mutableResource(draft, resource)?.flows[input.flowIndex];
    const entry = flow?.fcst.find(({ variable }) => variable === input.variableId);
    if (!entry) return;
    putNumbers(entry, data, { place: input.scenario, known: knownScenarios(draft) });
  },
});

/** What is typed in one part is one step. */
export const setDriver = (
  resource: ResourceView,
  input: InputView,
  texts: DriverTexts,
  part: DriverPart,
): DocumentChange => ({
  label: {
    message: labels.driver,
    values: {
      item: resource.name,
      input: input.name,
      flow: flowPart(resource, input.flowIndex) ?? 'only',
    },
  },
  mergeKey: `driver:${part}:${resource.sectionId}:${resource.id}:${input.flowIndex}:${input.variableId}:${input.scenario}`,
  recipe: (draft) => {
    const flow = mutableResource(draft, resource)?.flows[input.flowIndex];
    const entry = flow?.fcst.find(({ variable }) => variable === input.variableId);
    if (entry) putDriver(entry, texts, { place: input.scenario, known: knownScenarios(draft) });
  },
});

export const setTerm = (resource: ResourceView, term: NumberTermId, value: string): DocumentChange => ({
  label: { message: labels.term, values: { item: resource.name } },
  mergeKey: `term:${resource.sectionId}:${resource.id}:${term}`,
  recipe: (draft) => {
    const terms = mutableResource(draft, resource)?.otherAssumptions;
    if (!terms) return;
    terms[term] = { ...terms[term], name: terms[term]?.name ?? term, value };
  },
});

export const setLookup = (
  resource: ResourceView,
  lookup: LookupTermId,
  chosenId: string | null,
): DocumentChange => ({
  label: { message: labels.lookup, values: { item: resource.name } },
  recipe: (draft) => {
    const terms = mutableResource(draft, resource)?.otherAssumptions;
    if (!terms) return;
    const { lookupId: _before, ...others } = { name: lookup, ...terms[lookup] };
    terms[lookup] = chosenId === null ? others : { ...others, lookupId: chosenId };
  },
});

/** The formula's own row is not stored. */
export const setReference = (resource: ResourceView, input: InputView, target: string): DocumentChange => ({
  label: { message: labels.reference, values: { item: resource.name, input: input.name } },
  recipe: (draft) => {
    const flow = mutableResource(draft, resource)?.flows[input.flowIndex];
    const entry = flow?.fcst.find(({ variable }) => variable === input.variableId);
    if (entry) entry.lookupId = target === input.reference ? null : target || null;
  },
});

export const deleteResource = (resource: NamedResource): DocumentChange => ({
  label: { message: labels.remove, values: { item: resource.name } },
  recipe: (draft) => {
    const list = mutableSection(draft, resource.sectionId);
    const index = list.findIndex(({ id }) => id === resource.id);
    const [removed] = index < 0 ? [] : list.splice(index, 1);
    if (removed) removeUnusedCore(draft, removed.coreResource);
  },
});
