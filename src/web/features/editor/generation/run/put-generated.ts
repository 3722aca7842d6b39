// Puts the lines of a generated model into a template, under ids that are free there.
import { castDraft, type Draft } from 'mutative';
import {
  type BusinessSectionId,
  type ResourceSectionId,
  resourceSectionIds,
  sections,
} from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';
import { freeResourceIds } from '../../document/resources/free-resource-ids.ts';
import { mutableSection } from '../../document/resources/mutable-resource.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { readBy, renamed } from './refined/renamed-resource.ts';

/** What lines of any section rest on: taxes, lives of assets, seasons, shared drivers. */
const sharedSections = resourceSectionIds.filter(
  (id) => sections[id].place === 'env' || id === 'section_drivers',
);

interface Placed {
  readonly sectionId: ResourceSectionId;
  readonly resource: SectionResource;
}

const placedIn = (generated: Template, ids: readonly ResourceSectionId[]): readonly Placed[] =>
  ids.flatMap((sectionId) =>
    sectionResources(generated, sectionId).map((resource) => ({ sectionId, resource })),
  );

const coreOf = ({ data }: Template, { coreResource }: SectionResource) =>
  data.coreResources.find(({ id }) => id === coreResource);

const nameOfResource = (template: Template, resource: SectionResource): string =>
  coreOf(template, resource)?.name ?? '';

/** The same line is in the template already, from an earlier time. */
function isThere(template: Template, generated: Template, { sectionId, resource }: Placed): boolean {
  const found = sectionResources(template, sectionId).find(({ id }) => id === resource.id);
  return found !== undefined && nameOfResource(template, found) === nameOfResource(generated, resource);
}

/** Without what reads a line that is not taken, such as one of a sheet that is kept as it was. */
function withoutLost(placed: readonly Placed[], missing: ReadonlySet<string>): readonly Placed[] {
  const taken = new Set(placed.map(({ resource }) => resource.id));
  const isWhole = ({ resource }: Placed) => readBy(resource).every((id) => taken.has(id) || !missing.has(id));
  const kept = placed.filter(isWhole);
  return kept.length === placed.length ? kept : withoutLost(kept, missing);
}

function putFormulas(draft: Draft<Template>, generated: Template): void {
  const known = new Set(draft.data.formulas.map(({ id }) => id));
  for (const formula of generated.data.formulas) {
    if (!known.has(formula.id)) draft.data.formulas.push(castDraft(formula));
  }
}

/** The lines of these sections, with the shared drivers and the frame that they need. `template` is what the draft is of. */
export function putGenerated(
  draft: Draft<Template>,
  template: Template,
  generated: Template,
  wanted: readonly BusinessSectionId[],
): void {
  const isThereYet = (one: Placed) => isThere(template, generated, one);
  const missing = placedIn(generated, resourceSectionIds).filter((one) => !isThereYet(one));
  const asked = [...new Set<ResourceSectionId>([...sharedSections, ...wanted])];
  const added = withoutLost(
    placedIn(generated, asked).filter((one) => !(sharedSections.includes(one.sectionId) && isThereYet(one))),
    new Set(missing.map(({ resource }) => resource.id)),
  );
  const rels = added.map(({ resource }) => coreOf(generated, resource)?.rel ?? 'driver');
  const free = freeResourceIds(template, rels);
  // Ids of resources, and groups known by a fixed id, stay where they are free.
  const taken = new Set(placedIn(template, resourceSectionIds).map(({ resource }) => resource.id));
  const ids = new Map(
    added.map(({ resource: { id } }, index) => [id, taken.has(id) ? (free[index] ?? id) : id]),
  );
  putFormulas(draft, generated);
  added.forEach(({ sectionId, resource }, index) => {
    const made = renamed(resource, ids);
    draft.data.coreResources.push({
      id: made.coreResource,
      name: nameOfResource(generated, resource),
      rel: rels[index] ?? 'driver',
    });
    mutableSection(draft, sectionId).push(castDraft(made));
  });
}
