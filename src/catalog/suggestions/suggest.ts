// Suggests resources for a section of a template, by the kind of business or the name of the resource.
import { anyBusiness } from '#catalog/industries/any-business.ts';
import { industries } from '#catalog/industries/industries.ts';
import type { Industry } from '#catalog/industries/industry.ts';
import type { Language } from '#language/language.ts';
import { isTradeSectionId, type SectionId, sections, type TradeSectionId } from '#template/sections.ts';
import { environmentResources } from './environment-resources.ts';
import { financingResources } from './financing-resources.ts';
import { industriesOf, isHit } from './industries-of.ts';
import type { PredefinedResource } from './predefined-resource.ts';
import { tradeResources, tradeSections } from './trade-resources.ts';
import { stemOf, wordsOf } from './word-stems.ts';

const usualSet: Readonly<Record<Language, string>> = { en: 'The usual set', ru: 'Обычный набор' };

/** Matches by name first, then what the industry usually has, then what any business may have. */
export function suggest(
  language: Language,
  section: SectionId,
  search: string,
): readonly PredefinedResource[] {
  if (!isTradeSectionId(section)) return commonIn(language, section);
  const kinds = industriesOf(search);
  const own = kinds.flatMap((kind) => resourcesOfIndustry(kind, search, section, language));
  const general = tradeResources('any', anyBusiness, section, language);
  // Generic goods and services would only distract from the industry's own.
  const isOwnEnough = kinds.length > 0 && (section === 'section_sales' || section === 'section_cos');
  const all = industries.flatMap((kind) => tradeResources(kind.id, kind, section, language));
  return distinct([...namedLike([...all, ...general], search), ...own, ...(isOwnEnough ? [] : general)]);
}

/** The environment is the same for every kind of business. */
function commonIn(language: Language, section: SectionId): readonly PredefinedResource[] {
  const { rels } = sections[section];
  const common = [...environmentResources(language), ...financingResources(language)];
  return common.filter(({ rel }) => rels.includes(rel));
}

/** The industry's resources, with less common ones last, and one entry that adds the whole usual set. */
function resourcesOfIndustry(
  kind: Industry,
  search: string,
  section: TradeSectionId,
  language: Language,
): readonly PredefinedResource[] {
  const own = tradeResources(kind.id, kind, section, language);
  const { stems, ids } = kind.special ?? { stems: '', ids: [] };
  const isSpecial = stems !== '' && wordsOf(search).some((word) => isHit(word, stems));
  const members = own.filter(({ id }) => isSpecial || !ids.includes(id));
  const set: PredefinedResource = {
    id: `${kind.id}_${section}`,
    name: `${usualSet[language]}: ${kind.titles[language]}`,
    rel: tradeSections[section].rel,
    formula: '',
    values: [],
    otherAssumptions: {},
    bundle: members.map(({ id }) => id),
    description: members.map(({ name }) => name).join('; '),
  };
  return [...members, set, ...own.filter((one) => !members.includes(one))];
}

function namedLike(resources: readonly PredefinedResource[], search: string): readonly PredefinedResource[] {
  const stems = wordsOf(search)
    .map(stemOf)
    .filter((stem) => stem.length > 2);
  return resources.filter(({ name }) =>
    wordsOf(name).some((word) => stems.some((stem) => word.startsWith(stem))),
  );
}

/** Removes duplicates: a resource may match in several ways, or have the same name in several industries. */
function distinct(resources: readonly PredefinedResource[]): readonly PredefinedResource[] {
  const byName = new Map<string, PredefinedResource>();
  for (const resource of resources) if (!byName.has(resource.name)) byName.set(resource.name, resource);
  return [...byName.values()];
}
