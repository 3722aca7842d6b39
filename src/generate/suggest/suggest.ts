// Suggests resources for a section of a template, by the kind of business or the name of the resource.

import { industryNames } from '#catalog/kind/industry-names.ts';
import type { IndustryId } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { familyNames } from '#catalog/kinds/family-names.ts';
import { furtherLines } from '#catalog/kinds/general/further-lines.ts';
import { kindById, unknownKind } from '#catalog/kinds/kinds.ts';
import { environmentResources } from '#catalog/suggestions/environment-resources.ts';
import { financingResources } from '#catalog/suggestions/financing-resources.ts';
import type { PredefinedResource } from '#catalog/suggestions/predefined-resource.ts';
import type { Language } from '#language/language.ts';
import { isTradeSectionId, type SectionId, sections, type TradeSectionId } from '#template/sections.ts';
import type { Part } from '../business/business.ts';
import { peopleIn } from '../business/size.ts';
import { overheadsByPart } from '../template/merge-parts.ts';
import { industryOf } from './industry-of.ts';
import { costLinesOf, type KindLine, linesOf, typicalPart } from './kind-line.ts';
import { likeKinds } from './like-kinds.ts';
import { linesNamedLike, linesOfFamily, linesOfIndustry, type UsualLines } from './line-names.ts';
import { type SearchContext, type SettledSearch, settledSearch } from './settled-search.ts';
import { type LineGroup, listOf } from './suggestion-list.ts';

/** So many at most that are found by name alone, beside those of the kind, or where no kind is understood. */
const mostNamed = 20;
const mostNamedAlone = 40;
const mostOfIndustry = 50;
const mostOfLikeKinds = 30;
/** Further ones are hardly like it. */
const mostLikeKinds = 5;
/** What a third of the kinds of an industry have is usual for it. */
const usualPart = 1 / 3;

interface BusinessSuggestions {
  readonly suggestions: readonly PredefinedResource[];
  /** Otherwise they are what any business may have. */
  readonly isUnderstood: boolean;
}

/** Of what is said to be the business: where that is not understood, lines of other trades that are named alike are none of it. */
export function suggestForBusiness(
  language: Language,
  section: SectionId,
  business: string,
  context: SearchContext = {},
): BusinessSuggestions {
  // The environment and the ways to finance are the same for every business.
  const isUnderstood =
    !isTradeSectionId(section) ||
    industryOf(business) !== null ||
    settledSearch(business, language, context).parts.length > 0;
  return {
    suggestions: listFor(language, section, isUnderstood ? business : '', context, true),
    isUnderstood,
  };
}

/** Of the kinds that a search is understood as. */
export const kindNamesOf = (language: Language, search: string, context: SearchContext): readonly string[] =>
  settledSearch(search, language, context).parts.map(({ kind }) => inLanguage(kind.name, language));

/** What the kind of business usually has, then matches by name, then what any business may have. */
export const suggest = (
  language: Language,
  section: SectionId,
  search: string,
  context: SearchContext = {},
): readonly PredefinedResource[] => listFor(language, section, search, context, false);

function listFor(
  language: Language,
  section: SectionId,
  search: string,
  context: SearchContext,
  isOfBusiness: boolean,
): readonly PredefinedResource[] {
  if (!isTradeSectionId(section)) return commonIn(language, section);
  const settled = settledSearch(search, language, context);
  const chosen = groupsOfChosen(section, search, settled, context);
  if (chosen) return listOf(chosen, section, settled);
  const industry = industryOf(search);
  const own = [
    ...(industry === null ? [] : [groupOfIndustry(industry, section, settled)]),
    ...groupsOfKinds(section, settled),
  ];
  const named = isOfBusiness
    ? linesOfLikeKinds(section, settled).slice(0, mostOfLikeKinds)
    : linesNamedLike(search, section).slice(0, own.length > 0 ? mostNamed : mostNamedAlone);
  const general = [unknownKind, furtherLines].flatMap((kind) => linesOf(typicalPart(kind), section));
  const found: LineGroup = { members: named, set: null, others: [], isFound: !isOfBusiness };
  const further: LineGroup = { members: general, set: null, others: [] };
  return listOf([...own, found, further], section, settled);
}

/** Where a family or a kind was chosen, its lines alone. */
function groupsOfChosen(
  section: TradeSectionId,
  search: string,
  settled: SettledSearch,
  { familyId = '', kindId = '' }: SearchContext,
): readonly LineGroup[] | null {
  const ofFamily = linesOfFamily(familyId, section, search);
  const names = familyNames[familyId];
  if (ofFamily && names) {
    const { language } = settled.context;
    return [
      usualGroup(ofFamily, { id: `${familyId}_family_${section}`, title: inLanguage(names, language) }),
    ];
  }
  const part = kindById(kindId) && settled.parts.find(({ kind }) => kind.id === kindId);
  return part ? [groupOfPart(linesOf(part, section), part, section, settled)] : null;
}

/** The environment is the same for every kind of business. */
function commonIn(language: Language, section: SectionId): readonly PredefinedResource[] {
  const { rels } = sections[section];
  const common = [...environmentResources(language), ...financingResources(language)];
  return common.filter(({ rel }) => rels.includes(rel));
}

/** Nobody for it in a business of this size: the owner does it. */
const isLeftOut = ({ line, part }: KindLine): boolean =>
  'form' in line && line.form === 'pay' && peopleIn(part, line) === 0;

/** What other kinds of the same families have, the nearest first: of use to a business that has all of its own. */
const linesOfLikeKinds = (section: TradeSectionId, { parts }: SettledSearch): readonly KindLine[] =>
  parts.flatMap(({ kind }) =>
    likeKinds(kind)
      .slice(0, mostLikeKinds)
      .filter(({ id }) => !parts.some((part) => part.kind.id === id))
      .flatMap((like) => linesOf(typicalPart(like), section)),
  );

/** The lines of each kind that was understood; what they share is there once. */
function groupsOfKinds(section: TradeSectionId, settled: SettledSearch): readonly LineGroup[] {
  const { parts, business } = settled;
  const overheads = section === 'section_sga' && parts.length > 0 ? overheadsByPart(business) : [];
  return parts.map((part, index) => {
    const lines =
      section === 'section_sga' ? costLinesOf(part, section, overheads[index] ?? []) : linesOf(part, section);
    return groupOfPart(lines, part, section, settled);
  });
}

const groupOfPart = (
  lines: readonly KindLine[],
  { kind }: Part,
  section: TradeSectionId,
  { context }: SettledSearch,
): LineGroup => ({
  members: lines.filter((line) => !isLeftOut(line)),
  set: { id: `${kind.id}_${section}${context.scope}`, title: inLanguage(kind.name, context.language) },
  others: lines.filter(isLeftOut),
});

function groupOfIndustry(
  industry: IndustryId,
  section: TradeSectionId,
  { context }: SettledSearch,
): LineGroup {
  const [title = ''] = inLanguage(industryNames[industry], context.language).split(',');
  return usualGroup(linesOfIndustry(industry, section), { id: `${industry}_${section}`, title });
}

function usualGroup({ lines, kindCount }: UsualLines, set: NonNullable<LineGroup['set']>): LineGroup {
  const found = lines.slice(0, mostOfIndustry);
  const isUsual = ({ count }: { readonly count: number }) => count >= kindCount * usualPart;
  return {
    members: found.filter(isUsual).map(({ line }) => line),
    set,
    others: found.filter((one) => !isUsual(one)).map(({ line }) => line),
  };
}
