// Puts lines of kinds into one list of resources, each name once, with one entry for the usual set of each group.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { furtherLines } from '#catalog/kinds/general/further-lines.ts';
import { unknownKind } from '#catalog/kinds/kinds.ts';
import type { PredefinedResource } from '#catalog/suggestions/predefined-resource.ts';
import type { Language } from '#language/language.ts';
import type { TradeSectionId } from '#template/sections.ts';
import { type KindLine, type LineContext, nameOf } from './kind-line.ts';
import { isOfOneKind } from './line-names.ts';
import { relOfSection, resourceOf } from './line-resource.ts';
import type { SettledSearch } from './settled-search.ts';

export interface LineGroup {
  /** Those of its usual set, if it has one. */
  readonly members: readonly KindLine[];
  readonly set: { readonly id: string; readonly title: string } | null;
  /** Listed after the set. */
  readonly others: readonly KindLine[];
  /** Found by their names, whatever the business is. */
  readonly isFound?: boolean;
}

const mostSuggestions = 60;
const fewestOfSet = 2;

const anyBusiness: readonly Kind[] = [unknownKind, furtherLines];
const anyTrade: Readonly<Record<Language, string>> = { en: 'Any business', ru: 'Любой бизнес' };

const usualSet: Readonly<Record<Language, string>> = { en: 'The usual set', ru: 'Обычный набор' };

/** A line of a part of the business is worked out among all of it, another one alone. */
const contextFor = ({ part }: KindLine, { parts, context, contextOf }: SettledSearch): LineContext =>
  parts.includes(part) ? context : contextOf(part);

/** Of lines that are of another business than the one that is known, or were found by their names. */
function tradeOf(
  line: KindLine,
  { parts, context }: SettledSearch,
  isFound: boolean,
): Pick<PredefinedResource, 'trade'> {
  const { part } = line;
  const isNobodys = parts.length === 0 && !(isFound && isOfOneKind(line));
  if (isNobodys || parts.some(({ kind }) => kind.id === part.kind.id)) return {};
  return {
    trade: anyBusiness.includes(part.kind)
      ? anyTrade[context.language]
      : inLanguage(part.kind.name, context.language),
  };
}

export function listOf(
  groups: readonly LineGroup[],
  section: TradeSectionId,
  settled: SettledSearch,
): readonly PredefinedResource[] {
  const { language } = settled.context;
  const byName = new Map<string, PredefinedResource>();
  const list: PredefinedResource[] = [];
  const put = (line: KindLine, isFound: boolean): PredefinedResource | null => {
    const name = inLanguage(nameOf(line), language);
    const known = byName.get(name);
    if (known) return known;
    if (list.length >= mostSuggestions) return null;
    const made = { ...resourceOf(line, contextFor(line, settled)), ...tradeOf(line, settled, isFound) };
    byName.set(name, made);
    list.push(made);
    return made;
  };
  for (const { members, set, others, isFound = false } of groups) {
    const kept = [...new Set(members.flatMap((line) => put(line, isFound) ?? []))];
    if (set !== null && kept.length >= fewestOfSet) {
      const name = `${usualSet[language]}: ${set.title}`;
      if (list.length < mostSuggestions) list.push(bundleOf(kept, set.id, name, section));
    }
    for (const line of others) put(line, isFound);
  }
  return list;
}

const bundleOf = (
  members: readonly PredefinedResource[],
  id: string,
  name: string,
  section: TradeSectionId,
): PredefinedResource => ({
  ...{ id, name, rel: relOfSection[section], formula: '', values: [], otherAssumptions: {} },
  bundle: members.map((one) => one.id),
  description: members.map((one) => one.name).join('; '),
});
