// The references of a resource: which rows and resources it reads, and the same resource where those are called otherwise.
import type { SectionResource } from '#template/template.ts';
import { seasonsNamedIn } from '#web/features/editor/document/drivers/seasonal-patterns.ts';

/** The resource whose row it is. */
export const ownerOf = (reference: string): string => reference.split('.')[0] ?? reference;

/** Every row and resource that it reads. */
export const readBy = ({ flows }: SectionResource): readonly string[] =>
  flows.flatMap(({ fcst }) => fcst.flatMap(({ lookupId }) => (lookupId === null ? [] : ownerOf(lookupId))));

/** Seasons, taxes and lives, which it could do without. */
export const namedBy = ({ flows, otherAssumptions }: SectionResource): readonly string[] => [
  ...flows.flatMap(({ fcst }) => fcst.flatMap(seasonsNamedIn)),
  ...Object.values(otherAssumptions).flatMap((given) => given?.lookupId ?? []),
];

/** Its ids and what it reads, as they are called in the template. */
export function renamed(resource: SectionResource, ids: ReadonlyMap<string, string>): SectionResource {
  const nameOf = (reference: string): string => {
    const owner = ownerOf(reference);
    return `${ids.get(owner) ?? owner}${reference.slice(owner.length)}`;
  };
  const id = nameOf(resource.id);
  return {
    ...resource,
    id,
    coreResource: `core_${id}`,
    flows: resource.flows.map((flow) => ({
      ...flow,
      fcst: flow.fcst.map((entry) => ({
        ...entry,
        id: entry.id.replace(resource.id, id),
        lookupId: entry.lookupId === null ? null : nameOf(entry.lookupId),
        scenarios: entry.scenarios.map((scenario) => {
          const season = scenario.driver?.season?.lookupId;
          if (season === undefined) return scenario;
          return { ...scenario, driver: { ...scenario.driver, season: { lookupId: nameOf(season) } } };
        }),
      })),
    })),
    otherAssumptions: Object.fromEntries(
      Object.entries(resource.otherAssumptions).map(([term, given]) => [
        term,
        given?.lookupId === undefined ? given : { ...given, lookupId: nameOf(given.lookupId) },
      ]),
    ),
  };
}
