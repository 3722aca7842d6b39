// Which lines of two generated models and of a template are the same, and the models under the ids that the template has for them.
import { type RelId, type ResourceSectionId, resourceSectionIds } from '#template/sections.ts';
import type { ForecastEntry, SectionResource, Template } from '#template/template.ts';
import { freeResourceIds } from '#web/features/editor/document/resources/free-resource-ids.ts';
import { sectionResources } from '#web/features/editor/document/resources/resource-view.ts';
import {
  type KnownScenario,
  knownScenarios,
} from '#web/features/editor/document/scenarios/scenario-names.ts';
import type { NamedLine } from './refined-line.ts';
import { renamed } from './renamed-resource.ts';

export interface PlacedLine extends NamedLine {
  readonly sectionId: ResourceSectionId;
  readonly rel: RelId;
}

/** A generated model, with the kinds that its parts are of, in order. */
export interface GeneratedParts {
  /** What is understood, in short; null where nothing was. */
  readonly title?: string | null;
  readonly template: Template;
  readonly kindIds: readonly string[];
}

function linesOf(template: Template): readonly PlacedLine[] {
  const cores = new Map(template.data.coreResources.map((core) => [core.id, core]));
  return resourceSectionIds.flatMap((sectionId) =>
    sectionResources(template, sectionId).map((resource) => {
      const core = cores.get(resource.coreResource);
      return { sectionId, resource, name: core?.name ?? '', rel: core?.rel ?? 'driver' };
    }),
  );
}

type IsPair = (one: PlacedLine, other: PlacedLine) => boolean;

/** One to one, by the first rule that finds a partner; by the id of the one, the other's. */
function paired(
  some: readonly PlacedLine[],
  others: readonly PlacedLine[],
  rules: readonly IsPair[],
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const rule of rules) {
    for (const one of some) {
      if (pairs.has(one.resource.id)) continue;
      const found = others.find(
        (other) => other.sectionId === one.sectionId && !taken.has(other.resource.id) && rule(one, other),
      );
      if (!found) continue;
      pairs.set(one.resource.id, found.resource.id);
      taken.add(found.resource.id);
    }
  }
  return pairs;
}

const isSameId: IsPair = (one, other) => one.resource.id === other.resource.id && one.rel === other.rel;
const isSameName: IsPair = (one, other) => one.name === other.name && one.rel === other.rel;

/** Lines of one name are told apart by a number behind it. */
const plainName = ({ name }: PlacedLine): string => name.replace(/ \d+$/, '');

/** The kind whose line it is; ids have the number of the part: cos_2_1. */
function kindOf({ resource }: PlacedLine, kindIds: readonly string[]): string | undefined {
  const part = /_(\d+)_\d+$/.exec(resource.id)?.[1] ?? /^seasonality_(\d+)$/.exec(resource.id)?.[1];
  return part === undefined ? undefined : kindIds[Number(part) - 1];
}

const freeId = (template: Template, used: ReadonlySet<string>, rel: RelId): string => {
  const rels = Array.from({ length: used.size + 1 }, () => rel);
  return freeResourceIds(template, rels).find((id) => !used.has(id)) ?? rel;
};

/** Ids for lines without a partner in the template, which nothing there has. */
function withOwnIds(
  template: Template,
  lines: readonly PlacedLine[],
  ids: Map<string, string>,
  used: Set<string>,
): void {
  const taken = new Set(linesOf(template).map(({ resource }) => resource.id));
  for (const { resource, rel } of lines) {
    if (ids.has(resource.id)) continue;
    const isFree = !taken.has(resource.id) && !used.has(resource.id);
    const id = isFree ? resource.id : freeId(template, used, rel);
    ids.set(resource.id, id);
    used.add(id);
  }
}

/** In the scenarios that the template has by now: some may be gone, and others there. */
function inScenarios(entry: ForecastEntry, known: readonly KnownScenario[]): ForecastEntry {
  if (entry.scenarios.length <= 1) return entry;
  const scenarios = known.map((one, index) => {
    const found =
      entry.scenarios.find(({ id }) => id === one.id) ?? (index === 0 ? entry.scenarios[0] : null);
    return found ? { ...found, ...one } : { ...one, data: null };
  });
  const last = scenarios.findLastIndex(({ data }) => data !== null);
  return { ...entry, scenarios: scenarios.slice(0, last + 1) };
}

function asInTemplate(
  line: PlacedLine,
  ids: ReadonlyMap<string, string>,
  known: readonly KnownScenario[],
): PlacedLine {
  const resource: SectionResource = renamed(line.resource, ids);
  if (known.length === 0) return { ...line, resource };
  const flows = resource.flows.map((flow) => ({
    ...flow,
    fcst: flow.fcst.map((entry) => inScenarios(entry, known)),
  }));
  return { ...line, resource: { ...resource, flows } };
}

export interface PairedLines {
  readonly own: readonly PlacedLine[];
  readonly before: readonly PlacedLine[];
  readonly after: readonly PlacedLine[];
}

/** The same line has the same id in all three. */
export function pairedLines(template: Template, before: GeneratedParts, after: GeneratedParts): PairedLines {
  const own = linesOf(template);
  const old = linesOf(before.template);
  const now = linesOf(after.template);
  const isSameKind: IsPair = (one, other) =>
    kindOf(one, before.kindIds) === kindOf(other, after.kindIds) && one.rel === other.rel;
  const ids = new Map(
    paired(old, own, [(one, other) => isSameId(one, other) && isSameName(one, other), isSameName, isSameId]),
  );
  const used = new Set(ids.values());
  withOwnIds(template, old, ids, used);
  const pairs = paired(old, now, [
    (one, other) => isSameKind(one, other) && isSameName(one, other),
    (one, other) => isSameKind(one, other) && plainName(one) === plainName(other),
    isSameName,
  ]);
  const newIds = new Map([...pairs].map(([oldId, newId]) => [newId, ids.get(oldId) ?? oldId]));
  withOwnIds(template, now, newIds, used);
  const known = knownScenarios(template);
  return {
    own,
    before: old.map((line) => asInTemplate(line, ids, known)),
    after: now.map((line) => asInTemplate(line, newIds, known)),
  };
}
