// Adds resources: a new one with a formula and its first numbers, or a copy of one that is there.
import { castDraft } from 'mutative';
import { defineMessages } from 'react-intl';
import type {
  CoreResource,
  Flow,
  Formula,
  Rel,
  SectionResource,
  Template,
  Units,
  Variable,
} from '#template/template.ts';
import type { Change } from '../history.ts';
import { draftSection } from './draft-resource.ts';
import { currencyOf, type ResourceView, sectionResources } from './resource-view.ts';
import { flowIdsOf, resourceSections } from './section-rules.ts';

export interface NewResource {
  readonly sectionId: string;
  readonly rel: Rel;
  readonly name: string;
  readonly formula: Formula;
  /** Numbers by variable id, for each of its flows. */
  readonly values: readonly Readonly<Record<string, string>>[];
}

const labels = defineMessages({ add: { id: 'step.add-item' }, clone: { id: 'step.clone-item' } });

const baseScenario = { en: 'Base scenario', ru: 'Базовый сценарий' } as const;
const cloneLabel = { en: 'clone', ru: 'копия' } as const;

/** Formulas that come first in lists, as most people want them. */
const usualFormulas: readonly string[] = ['price_quantity', 'amount', 'straight_line', 'rate'];

/** What a resource of this kind may be calculated by, the usual one first. */
export function formulasFor({ data }: Template, rel: Rel): readonly Formula[] {
  const fitting = data.formulas.filter(({ allowedRels }) => allowedRels.includes(rel));
  const rank = ({ id }: Formula) => {
    const found = usualFormulas.indexOf(id);
    return found < 0 ? usualFormulas.length : found;
  };
  return fitting.sort((one, other) => rank(one) - rank(other));
}

/** The first id of its kind that is free, so that the same steps always give the same template. */
export function freeResourceId(template: Template, rel: Rel): string {
  const taken = new Set([
    ...resourceSections.flatMap(({ id }) => sectionResources(template, id).map((resource) => resource.id)),
    ...template.data.coreResources.map(({ id }) => id.replace(/^core_/, '')),
  ]);
  let number = 1;
  while (taken.has(`${rel}_${number}`)) number += 1;
  return `${rel}_${number}`;
}

export function addResource(template: Template, id: string, wanted: NewResource): Change {
  const resource = newResource(template, id, wanted);
  const core: CoreResource = { id: resource.coreResource, name: wanted.name, rel: wanted.rel };
  return {
    label: { message: labels.add, values: { item: wanted.name } },
    recipe: (draft) => {
      draft.data.coreResources.push(core);
      draftSection(draft, wanted.sectionId).push(castDraft(resource));
    },
  };
}

/** Stands right after the original. */
export function cloneResource(template: Template, resource: ResourceView): Change {
  const id = freeResourceId(template, resource.rel);
  const name = `${resource.name} - ${cloneLabel[template.language]}`;
  return {
    label: { message: labels.clone, values: { item: resource.name } },
    recipe: (draft) => {
      const list = draftSection(draft, resource.sectionId);
      const index = list.findIndex((one) => one.id === resource.id);
      const original = sectionResources(template, resource.sectionId)[index];
      if (!original) return;
      draft.data.coreResources.push({ id: `core_${id}`, name, rel: resource.rel });
      list.splice(index + 1, 0, castDraft(copyOf(original, id)));
    },
  };
}

function copyOf(original: SectionResource, id: string): SectionResource {
  return {
    ...original,
    id,
    coreResource: `core_${id}`,
    flows: original.flows.map((flow) => ({
      ...flow,
      hist: flow.hist.map((entry) => ({ ...entry, id: `${id}_${flow.id}_hist_${entry.variable}` })),
      fcst: flow.fcst.map((entry) => ({ ...entry, id: `${id}_${flow.id}_${entry.variable}` })),
    })),
  };
}

function newResource(template: Template, id: string, wanted: NewResource): SectionResource {
  const flows: Flow[] = flowIdsOf(wanted.rel).map((flowId, index) => ({
    id: flowId,
    formula: wanted.formula.id,
    hist: [],
    fcst: wanted.formula.variables.map((variable) => ({
      id: `${id}_${flowId}_${variable.id}`,
      variable: variable.id,
      lookupId: null,
      scenarios: [
        {
          id: 'base',
          name: baseScenario[template.language],
          data: variable.isReference ? null : (wanted.values[index]?.[variable.id] ?? variable.value ?? null),
          units: unitsOf(template, variable),
        },
      ],
    })),
  }));
  return { id, coreResource: `core_${id}`, isEdited: false, isSelected: false, flows, otherAssumptions: {} };
}

const unitsOf = (template: Template, { isCurrency, units }: Variable): Units =>
  isCurrency ? { currency: currencyOf(template)?.id ?? 'currency' } : (units ?? '');
