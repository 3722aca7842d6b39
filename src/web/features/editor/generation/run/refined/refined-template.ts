// A template whose business has changed: what was generated is as it would be generated now, and what its user did by hand stays.
import { type ResourceSectionId, resourceSectionIds, sections } from '#template/sections.ts';
import type { CoreResource, Formula, SectionResources, Template } from '#template/template.ts';
import { isSameValue } from '#web/features/editor/document/checks/same-content.ts';
import { currencyName } from '#web/features/editor/document/resources/resource-view.ts';
import { type GeneratedParts, type PlacedLine, pairedLines } from './paired-lines.ts';
import { type RefinedLines, refinedLines } from './refined-lines.ts';
import { chosen, chosenFields, type OnKept, type ThreeWays } from './three-way.ts';

/** What a change did, for its user to read. */
export interface RefinedSummary extends Omit<RefinedLines, 'lines'> {
  /** Settings that stay as their user made them, although the model has them otherwise now. */
  readonly keptSettings: number;
}

export interface Refined {
  readonly template: Template;
  readonly summary: RefinedSummary;
}

type Options = Template['data']['options'];

function refinedOptions({ own, before, after }: ThreeWays<Options>, onKept: OnKept): Options {
  const fieldsOf = <Key extends 'timing' | 'wc'>(key: Key): Options[Key] =>
    chosenFields({ own: own[key], before: before[key], after: after[key] }, onKept);
  const npv = [own, before, after].map(({ modules }) => modules.npv);
  const [ownNpv = {}, beforeNpv = {}, afterNpv = {}] = npv;
  const isMoved = before.timing.dateStart !== after.timing.dateStart;
  return {
    ...chosenFields({ own, before, after }, () => undefined),
    timing: {
      ...fieldsOf('timing'),
      // A month of opening is only ever another one because somebody has just said so.
      ...(isMoved && { dateStart: after.timing.dateStart }),
    },
    wc: fieldsOf('wc'),
    modules: {
      ...own.modules,
      npv: chosenFields({ own: ownNpv, before: beforeNpv, after: afterNpv }, onKept),
    },
  };
}

/** Formulas that were there for a line that is gone go with it. */
function refinedFormulas(
  { own, before, after }: ThreeWays<readonly Formula[]>,
  isUsed: (id: string) => boolean,
  onKept: OnKept,
): readonly Formula[] {
  const find = (list: readonly Formula[], id: string) => list.find((one) => one.id === id);
  const kept = own.flatMap((formula) => {
    const [was, now] = [find(before, formula.id), find(after, formula.id)];
    if (was && now) return [chosen({ own: formula, before: was, after: now }, onKept)];
    const goes = was !== undefined && !now && !isUsed(formula.id) && isSameValue(formula, was);
    return goes ? [] : [formula];
  });
  const added = after.filter(({ id }) => !find(own, id) && (isUsed(id) || !find(before, id)));
  return [...kept, ...added];
}

/** The name of each line beside it, and what no line is named by as it was. */
function coresFor(data: Template['data'], lines: readonly PlacedLine[]): readonly CoreResource[] {
  const named = new Map(lines.map((line) => [line.resource.coreResource, line]));
  const wasNamed = new Set(
    resourceSectionIds.flatMap((id) => resourcesIn(data, id).map(({ coreResource }) => coreResource)),
  );
  const kept = data.coreResources.flatMap((core) => {
    const line = named.get(core.id);
    if (line) return [{ ...core, name: line.name }];
    return wasNamed.has(core.id) ? [] : [core];
  });
  const known = new Set(kept.map(({ id }) => id));
  const added = lines.filter(({ resource }) => !known.has(resource.coreResource));
  return [...kept, ...added.map(({ resource, name, rel }) => ({ id: resource.coreResource, name, rel }))];
}

const resourcesIn = (data: Template['data'], id: ResourceSectionId) =>
  (sections[id].place === 'env' ? data.env.sectionResources : data.divisions[0]?.sectionResources)?.[id] ??
  [];

/** Sections that had no list and have nothing still have none. */
function withLines(
  held: SectionResources,
  place: 'division' | 'env',
  lines: readonly PlacedLine[],
): SectionResources {
  const ids = resourceSectionIds.filter((id) => sections[id].place === place);
  const lists = ids.map((id) => [id, lines.filter(({ sectionId }) => sectionId === id)] as const);
  const found = lists.filter(([id, list]) => list.length > 0 || held[id] !== undefined);
  return {
    ...held,
    ...Object.fromEntries(found.map(([id, list]) => [id, list.map(({ resource }) => resource)])),
  };
}

function withCurrency(
  cores: readonly CoreResource[],
  names: ThreeWays<string>,
  onKept: OnKept,
): readonly CoreResource[] {
  const name = chosen(names, onKept);
  return cores.map((core, index) => (index === 0 && core.rel === 'currency' ? { ...core, name } : core));
}

/** What was written around the note of a model stays around it. */
function refinedNote(notes: ThreeWays<string>): string {
  const { own, before, after } = notes;
  if (before !== '' && own.includes(before)) return own.replace(before, () => after);
  return chosen(notes, () => undefined);
}

/** The template as it is, the model that it was generated as, and the model of the business as it is said now. */
export function refinedTemplate(template: Template, before: GeneratedParts, after: GeneratedParts): Refined {
  let keptSettings = 0;
  const onKept = () => {
    keptSettings += 1;
  };
  const ways = <Value>(of: (one: Template) => Value): ThreeWays<Value> => ({
    ...{ own: of(template), before: of(before.template), after: of(after.template) },
  });
  const paired = pairedLines(template, before, after);
  const { lines, ...summary } = refinedLines(template, paired, template.data.formulas);
  const data = dataWith(template, lines, ways, onKept);
  const description = refinedNote(ways((one) => one.description));
  const moneyUnits = chosen(
    ways((one) => one.moneyUnits),
    onKept,
  );
  return { template: { ...template, description, moneyUnits, data }, summary: { ...summary, keptSettings } };
}

function dataWith(
  { data }: Template,
  lines: readonly PlacedLine[],
  ways: <Value>(of: (one: Template) => Value) => ThreeWays<Value>,
  onKept: OnKept,
): Template['data'] {
  const used = new Set(lines.flatMap(({ resource }) => resource.flows.map(({ formula }) => formula)));
  const formulas = refinedFormulas(
    ways((one) => one.data.formulas),
    (id) => used.has(id),
    onKept,
  );
  const options = refinedOptions(
    ways((one) => one.data.options),
    onKept,
  );
  return {
    ...data,
    coreResources: [...withCurrency(coresFor(data, lines), ways(currencyName), onKept)],
    formulas: [...formulas],
    divisions: data.divisions.map((one) => ({
      ...one,
      sectionResources: withLines(one.sectionResources, 'division', lines),
    })),
    env: { ...data.env, sectionResources: withLines(data.env.sectionResources, 'env', lines) },
    options,
  };
}
