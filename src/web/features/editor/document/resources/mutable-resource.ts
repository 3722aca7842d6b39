// Finds a resource in a template that is being changed.

import type { Draft } from 'mutative';
import { resourcesIn } from '#template/resources-in.ts';
import { type ResourceSectionId, sections } from '#template/sections.ts';
import type { CoreResource, SectionResource, Template } from '#template/template.ts';
import type { ResourceView } from './resource-view.ts';

type ResourceKey = Pick<ResourceView, 'id' | 'sectionId'>;

/** The list of a section, created if the template has none yet. */
export function mutableSection(
  draft: Draft<Template>,
  sectionId: ResourceSectionId,
): Draft<SectionResource>[] {
  const { divisions, env } = draft.data;
  const held = sections[sectionId].place === 'env' ? env.sectionResources : divisions[0]?.sectionResources;
  if (!held) return [];
  held[sectionId] ??= [];
  return held[sectionId];
}

export const mutableResource = (
  draft: Draft<Template>,
  { id, sectionId }: ResourceKey,
): Draft<SectionResource> | undefined =>
  mutableSection(draft, sectionId).find((resource) => resource.id === id);

export function mutableCore(draft: Draft<Template>, which: ResourceKey): Draft<CoreResource> | undefined {
  const resource = mutableResource(draft, which);
  return draft.data.coreResources.find(({ id }) => id === resource?.coreResource);
}

/** The core resource is removed with the last resource that uses it. */
export function removeUnusedCore(draft: Draft<Template>, coreId: string): void {
  const { divisions, env, coreResources } = draft.data;
  const held = [divisions[0]?.sectionResources ?? {}, env.sectionResources].flatMap(resourcesIn);
  if (held.some(({ coreResource }) => coreResource === coreId)) return;
  const index = coreResources.findIndex(({ id }) => id === coreId);
  if (index >= 0) coreResources.splice(index, 1);
}
