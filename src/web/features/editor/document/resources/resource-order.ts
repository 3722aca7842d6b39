// Moves a resource: before or after its neighbors, or into the section of another kind of cost.
import { defineMessages } from 'react-intl';
import type { RelId, ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { mutableCore, mutableSection } from './mutable-resource.ts';
import { readsItself } from './reference-cycles.ts';
import type { NamedResource } from './resource-edits.ts';
import type { ResourceView } from './resource-view.ts';

const labels = defineMessages({ reorder: { id: 'step.reorder-item' }, move: { id: 'step.move-item' } });

export const reorderResource = (resource: NamedResource, to: number): DocumentChange => ({
  label: { message: labels.reorder, values: { item: resource.name } },
  recipe: (draft) => {
    const list = mutableSection(draft, resource.sectionId);
    const from = list.findIndex(({ id }) => id === resource.id);
    if (from < 0 || from === to || to < 0 || to >= list.length) return;
    const [moved] = list.splice(from, 1);
    if (moved) list.splice(to, 0, moved);
  },
});

export interface Destination {
  readonly rel: RelId;
  readonly sectionId: ResourceSectionId;
}

/** A service or an overhead becomes a cost of sales, a cost of sales an overhead; others cannot move. */
const destinations: Readonly<Partial<Record<RelId, Destination>>> = {
  service: { rel: 'cos', sectionId: 'section_cos' },
  sga: { rel: 'cos', sectionId: 'section_cos' },
  cos: { rel: 'sga', sectionId: 'section_sga' },
};

export const destinationOf = ({ rel, isDefault }: ResourceView): Destination | null =>
  isDefault ? null : (destinations[rel] ?? null);

/** Its formula is allowed there, and its numbers are costs. */
export function moveResource(resource: ResourceView, { rel, sectionId }: Destination): DocumentChange {
  return {
    label: { message: labels.move, values: { item: resource.name } },
    recipe: (draft) => {
      const core = mutableCore(draft, resource);
      const list = mutableSection(draft, resource.sectionId);
      const index = list.findIndex(({ id }) => id === resource.id);
      const [moved] = index < 0 ? [] : list.splice(index, 1);
      if (!core || !moved) return;
      core.rel = rel;
      for (const flow of moved.flows) {
        flow.id = 'expBook';
        const formula = draft.data.formulas.find(({ id }) => id === flow.formula);
        if (formula && !formula.allowedRels.includes(rel)) formula.allowedRels.push(rel);
      }
      mutableSection(draft, sectionId).push(moved);
    },
  };
}

/** There it would be part of the total that it reads. */
export function isMoveRefused(template: Template, resource: ResourceView, to: Destination): boolean {
  const moved = change({ template, history: noHistory }, moveResource(resource, to)).template;
  return readsItself(moved, { ...resource, ...to });
}
