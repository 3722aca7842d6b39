// Finds ids for new resources: neither in use nor still referred to after their resource was deleted.
import { resourcesIn } from '#template/resources-in.ts';
import type { RelId } from '#template/sections.ts';
import type { Flow, SectionResource, Template } from '#template/template.ts';
import { seasonsNamedIn } from '../drivers/seasonal-patterns.ts';

/** The first free ids of each kind, so that the same steps always give the same template. */
export function freeResourceIds(template: Template, rels: readonly RelId[]): readonly string[] {
  const taken = takenIds(template);
  return rels.map((rel) => {
    let number = 1;
    while (taken.has(`${rel}_${number}`)) number += 1;
    taken.add(`${rel}_${number}`);
    return `${rel}_${number}`;
  });
}

/** References to a deleted resource must not resolve to another one. */
function takenIds({ data: { divisions, env, coreResources, formulas } }: Template): Set<string> {
  const resources = [...divisions, env].flatMap(({ sectionResources }) => resourcesIn(sectionResources));
  return new Set([
    ...coreResources.map(({ id }) => withoutCore(id)),
    ...formulas.flatMap(({ variables }) => variables.flatMap(({ reference }) => ownersIn(reference))),
    ...resources.flatMap(idsIn),
  ]);
}

const withoutCore = (id: string): string => id.replace(/^core_/, '');

const idsIn = ({ id, coreResource, flows, otherAssumptions }: SectionResource): readonly string[] => [
  id,
  withoutCore(coreResource),
  ...flows.flatMap(rowsOf),
  ...Object.values(otherAssumptions).flatMap(({ lookupId }) => lookupId ?? []),
];

const rowsOf = ({ hist, fcst }: Flow): readonly string[] => [
  ...[...hist, ...fcst].flatMap(({ lookupId }) => ownersIn(lookupId)),
  ...fcst.flatMap(seasonsNamedIn),
];

/** What a reference may name: the whole of it, or what is before one of its dots. */
function ownersIn(reference: string | null | undefined): readonly string[] {
  const parts = (reference ?? '').split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
