// The lines of a template after its business has changed: gone, come and changed as the model is, but for what its user made of them.
import { moduleOf, type ResourceSectionId, sections } from '#template/sections.ts';
import type { Formula, Template } from '#template/template.ts';
import { generationSteps } from '#web/features/editor/document/modules/generation-steps.ts';
import { isGenerationOff } from '#web/features/editor/document/resources/section-generation.ts';
import type { PairedLines, PlacedLine } from './paired-lines.ts';
import { isSameLine, refinedLine } from './refined-line.ts';
import { namedBy, ownerOf, readBy } from './renamed-resource.ts';

export interface RefinedLines {
  readonly lines: readonly PlacedLine[];
  /** Names of lines that stay as their user made them, or since others read them, although the model has them otherwise now. */
  readonly kept: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changedCount: number;
  /** Those of the business, before and after: with what came and what went, they add up. */
  readonly countBefore: number;
  readonly countAfter: number;
}

interface Fate {
  /** As it is in the template; null for one that comes. */
  readonly own: PlacedLine | null;
  /** As it will be; null for one that goes. */
  readonly next: PlacedLine | null;
  readonly isKept: boolean;
}

type ById = ReadonlyMap<string, PlacedLine>;

const byId = (lines: readonly PlacedLine[]): ById => new Map(lines.map((line) => [line.resource.id, line]));

/** What all lines rest on, whichever sheets there are. */
const isShared = (id: ResourceSectionId): boolean => sections[id].place === 'env' || id === 'section_drivers';

/** Sheets that are off and sections that are not generated stay as they are. */
const isLeftAlone = (template: Template, sectionId: ResourceSectionId): boolean => {
  const sheet = moduleOf(sections[sectionId].sheet);
  const isOn = template.data.modules.some(({ id, isEnabled }) => id === sheet && isEnabled);
  return isGenerationOff(template, sectionId) || !(isShared(sectionId) || isOn);
};

function fateOf(own: PlacedLine, before: ById, after: ById): Fate {
  const [was, now] = [before.get(own.resource.id), after.get(own.resource.id)];
  if (!was) return { own, next: own, isKept: false };
  if (!now) {
    const isUntouched = isSameLine(own, was);
    return { own, next: isUntouched ? null : own, isKept: !isUntouched };
  }
  let isKept = false;
  const line = refinedLine({ own, before: was, after: now }, () => {
    isKept = true;
  });
  return { own, next: { ...own, ...line }, isKept };
}

/** What formulas name by themselves is read by all that use them. */
function readsOf({ resource }: PlacedLine, formulas: readonly Formula[]): readonly string[] {
  const used = resource.flows.flatMap(({ formula }) => formulas.find(({ id }) => id === formula) ?? []);
  const named = used.flatMap(({ variables }) => variables.flatMap(({ reference }) => reference ?? []));
  return [...readBy(resource), ...named.map(ownerOf)];
}

/** What is read stays, whoever reads it; and nothing comes that would read what is not there. */
function withoutLost(
  fates: readonly Fate[],
  known: ReadonlySet<string>,
  formulas: readonly Formula[],
): readonly Fate[] {
  const next = fates.flatMap((fate) => fate.next ?? []);
  const there = new Set(next.map(({ resource }) => resource.id));
  const going = new Set(fates.flatMap(({ own, next: one }) => (own && !one ? [own.resource.id] : [])));
  const wanted = new Set(next.flatMap((line) => [...readsOf(line, formulas), ...namedBy(line.resource)]));
  const isMissing = (id: string) => known.has(id) && !there.has(id) && !going.has(id);
  const settled = fates.map((fate): Fate => {
    const { own, next: one } = fate;
    if (own && !one && wanted.has(own.resource.id)) return { own, next: own, isKept: true };
    if (!one || one === own || !readBy(one.resource).some(isMissing)) return fate;
    return { own, next: own, isKept: own !== null };
  });
  const isSettled = settled.every((fate, index) => fate.next === fates[index]?.next);
  return isSettled ? settled : withoutLost(settled, known, formulas);
}

/** As the page counts the lines of a model: without what they rest on. */
const counted: ReadonlySet<string> = new Set(generationSteps.flatMap((step) => step.sections));
const isCounted = (id: ResourceSectionId | undefined): boolean => id !== undefined && counted.has(id);

const namesOf = (fates: readonly Fate[]): readonly string[] =>
  fates.flatMap(({ own, next }) => own?.name ?? next?.name ?? []);

export function refinedLines(
  template: Template,
  lines: PairedLines,
  formulas: readonly Formula[],
): RefinedLines {
  const [before, after] = [byId(lines.before), byId(lines.after)];
  const stays = (line: PlacedLine) => isLeftAlone(template, line.sectionId);
  const own = lines.own.map((line) =>
    stays(line) ? { own: line, next: line, isKept: false } : fateOf(line, before, after),
  );
  const coming = lines.after
    .filter((line) => !before.has(line.resource.id) && !stays(line))
    .map((line): Fate => ({ own: null, next: line, isKept: false }));
  const all = [...lines.own, ...lines.before, ...lines.after];
  const known = new Set(all.map(({ resource }) => resource.id));
  const fates = withoutLost([...own, ...coming], known, formulas);
  const told = fates.filter(({ own: one, next }) => isCounted((one ?? next)?.sectionId));
  const isChanged = (fate: Fate) =>
    fate.own !== null && fate.next !== null && fate.own !== fate.next && !isSameLine(fate.own, fate.next);
  return {
    lines: fates.flatMap(({ next }) => next ?? []),
    kept: namesOf(fates.filter(({ isKept }) => isKept)),
    added: namesOf(told.filter((fate) => fate.own === null && fate.next !== null)),
    removed: namesOf(told.filter((fate) => fate.own !== null && fate.next === null)),
    countBefore: told.filter(({ own: one }) => one !== null).length,
    countAfter: told.filter(({ next }) => next !== null).length,
    changedCount: told.filter(isChanged).length,
  };
}
