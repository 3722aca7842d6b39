// Adds resources: new ones with their formulas and initial numbers, or a copy of an existing one.

import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { Language } from '#language/language.ts';
import type { Driver } from '#template/driver.ts';
import { type FlowId, initialTerms, type RelId, type ResourceSectionId, rels } from '#template/sections.ts';
import type {
  Flow,
  Formula,
  OtherAssumption,
  SectionResource,
  Template,
  Units,
  Variable,
} from '#template/template.ts';
import { isNameTaken } from '../checks/name-taken.ts';
import type { DocumentChange } from '../history/history.ts';
import { freeResourceIds } from './free-resource-ids.ts';
import { mutableSection } from './mutable-resource.ts';
import { currencyOf, type ResourceView, resourcesOf, sectionResources } from './resource-view.ts';
import { putStarts } from './start-edits.ts';

export interface NewFlow {
  readonly formula: Formula;
  /** Numbers by variable id. */
  readonly values: Readonly<Record<string, string>>;
  /** The rows that references read, by variable id; otherwise the formula's default. */
  readonly references?: Readonly<Record<string, string>>;
  /** How numbers move, by variable id. */
  readonly drivers?: Readonly<Record<string, Driver>>;
  /** What remembered rows were before the first period, by row. */
  readonly starts?: Readonly<Record<string, string>>;
}

export interface NewResource {
  readonly sectionId: ResourceSectionId;
  readonly rel: RelId;
  readonly name: string;
  /** What the total of a driver counts. */
  readonly units?: string;
  /** As many as its kind has. */
  readonly flows: readonly NewFlow[];
  readonly otherAssumptions: Readonly<Record<string, OtherAssumption>>;
}

const labels = defineMessages({
  add: { id: 'step.add-item' },
  addSeveral: { id: 'step.add-items' },
  clone: { id: 'step.clone-item' },
});

const baseScenario: Readonly<Record<Language, string>> = { en: 'Base scenario', ru: 'Базовый сценарий' };
const cloneLabel: Readonly<Record<Language, string>> = { en: 'clone', ru: 'копия' };

interface ResourceAddition {
  /** One step, however many there are. */
  readonly change: DocumentChange;
  readonly ids: readonly string[];
}

export function addResources(template: Template, wanted: readonly NewResource[]): ResourceAddition {
  const ids = freeResourceIds(
    template,
    wanted.map(({ rel }) => rel),
  );
  const [first] = wanted;
  const label =
    wanted.length === 1 && first
      ? { message: labels.add, values: { item: first.name } }
      : { message: labels.addSeveral, values: { count: String(wanted.length) } };
  const recipe: DocumentChange['recipe'] = (draft) => {
    wanted.forEach((one, index) => {
      const id = ids[index] ?? '';
      draft.data.coreResources.push({ id: `core_${id}`, name: one.name, rel: one.rel });
      const resource = castDraft(newResource(template, id, one));
      openFlows(draft, resource, one);
      mutableSection(draft, one.sectionId).push(resource);
    });
  };
  return { change: { label, recipe }, ids };
}

/** Writes what remembered rows were at the start. */
function openFlows(draft: Draft<Template>, { id, flows }: Draft<SectionResource>, wanted: NewResource): void {
  const { sectionId, rel, units = '' } = wanted;
  flows.forEach((flow, index) => {
    const given = wanted.flows[index];
    if (!given) return;
    const totalUnits = rel === 'driver' ? units : null;
    const { formula, starts: texts = {} } = given;
    putStarts(draft, flow, { owner: { id, sectionId }, formula, texts, totalUnits });
  });
}

/** Inserted right after the original. */
export function cloneResource(template: Template, resource: ResourceView): DocumentChange {
  const [id = ''] = freeResourceIds(template, [resource.rel]);
  const name = clonedName(template, resource);
  return {
    label: { message: labels.clone, values: { item: resource.name } },
    recipe: (draft) => {
      const list = mutableSection(draft, resource.sectionId);
      const index = list.findIndex((one) => one.id === resource.id);
      const original = sectionResources(template, resource.sectionId)[index];
      if (!original) return;
      draft.data.coreResources.push({ id: `core_${id}`, name, rel: resource.rel });
      list.splice(index + 1, 0, castDraft(copyOf(original, id)));
    },
  };
}

/** A second clone gets a number. */
function clonedName(template: Template, { sectionId, name }: ResourceView): string {
  const taken = resourcesOf(template, sectionId).map((resource) => resource.name);
  const clone = `${name} - ${cloneLabel[template.language]}`;
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? clone : `${clone} ${number}`;
    if (!isNameTaken(taken, wanted)) return wanted;
  }
}

/** What read a row of itself, in an earlier period, reads that row of the copy. */
function copyOf(original: SectionResource, id: string): SectionResource {
  const isOwn = (row: string) => row === original.id || row.startsWith(`${original.id}.`);
  const copied = (row: string | null) =>
    row !== null && isOwn(row) ? `${id}${row.slice(original.id.length)}` : row;
  return {
    ...original,
    id,
    coreResource: `core_${id}`,
    flows: original.flows.map((flow) => ({
      ...flow,
      hist: flow.hist.map((entry) => ({
        ...entry,
        id: `${id}_${flow.id}_hist_${entry.variable ?? entry.id}`,
      })),
      fcst: flow.fcst.map((entry) => ({
        ...entry,
        id: `${id}_${flow.id}_${entry.variable}`,
        lookupId: copied(entry.lookupId),
      })),
    })),
  };
}

/** A flow with its first numbers, in one scenario. */
export function newFlow(template: Template, id: string, flowId: FlowId, given: NewFlow): Flow {
  const fcst = given.formula.variables.map((variable) => ({
    id: `${id}_${flowId}_${variable.id}`,
    variable: variable.id,
    lookupId: given.references?.[variable.id] || null,
    scenarios: [
      {
        id: 'base',
        name: baseScenario[template.language],
        data: variable.isReference ? null : (given.values[variable.id] ?? variable.value ?? null),
        units: unitsOf(template, variable),
        ...moving(given.drivers?.[variable.id]),
      },
    ],
  }));
  return { id: flowId, formula: given.formula.id, hist: [], fcst };
}

function newResource(template: Template, id: string, wanted: NewResource): SectionResource {
  const flows = rels[wanted.rel].flows.flatMap((flowId, index): Flow[] => {
    const given = wanted.flows[index];
    return given ? [newFlow(template, id, flowId, given)] : [];
  });
  const { units } = wanted;
  const otherAssumptions = { ...initialTerms(wanted.rel), ...wanted.otherAssumptions };
  return {
    ...{ id, coreResource: `core_${id}`, isEdited: false, isSelected: false, flows, otherAssumptions },
    ...(units && { units }),
  };
}

const moving = (driver: Driver | undefined) => (driver === undefined ? {} : { driver });

const unitsOf = (template: Template, { isCurrency, units }: Variable): Units =>
  isCurrency ? { currency: currencyOf(template)?.id ?? 'currency' } : (units ?? '');
