// What somebody outside may propose for one section of a template, and the resources made of what was proposed.
import { inLanguage } from '#catalog/kind/pair.ts';
import type { PredefinedResource } from '#catalog/suggestions/predefined-resource.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { TradeSectionId } from '#template/sections.ts';
import type { Part } from '../business/business.ts';
import { type Grounding, groundingOf } from '../proposal/grounding.ts';
import type { KindList } from '../proposal/kind-lists.ts';
import type { FurtherLine } from '../proposal/proposal.ts';
import { withProposal } from '../proposal/with-proposal.ts';
import { descriptionTexts } from './description-texts.ts';
import { type KindLine, linesOf, nameOf } from './kind-line.ts';
import { resourceOf } from './line-resource.ts';
import { type SearchContext, settledSearch } from './settled-search.ts';

const listOfSection: Readonly<Record<TradeSectionId, KindList>> = {
  section_sales: 'sales',
  section_cos: 'costs',
  section_sga: 'overheads',
  section_fixedassets: 'assets',
};

/** Where no kind is understood, the lines are those that any business may have. */
export function groundingOfSection(
  language: Language,
  section: TradeSectionId,
  search: string,
  context: SearchContext,
): Grounding {
  const { head, others } = settledSearch(search, language, context).business;
  const ids = [head, ...others].map(({ kind }) => kind.id);
  const list = listOfSection[section];
  const kinds = groundingOf(ids, language).kinds.map((kind) => ({
    ...kind,
    lines: kind.lines.filter((line) => line.list === list),
  }));
  return { kinds, otherKinds: [] };
}

const noOther = { kindIds: [], countryId: null, size: null, numbers: [] };

/** Each stands like a line of the catalogue that is named there, in the money of the template. */
export function proposedResources(
  language: Language,
  section: TradeSectionId,
  search: string,
  context: SearchContext,
  lines: readonly FurtherLine[],
): readonly PredefinedResource[] {
  const settled = settledSearch(search, language, context);
  const before = [settled.business.head, ...settled.business.others];
  const { head, others } = withProposal(settled.business, { ...noOther, lines });
  const parts = [head, ...others];
  return parts.flatMap((part, index) =>
    linesOf(part, section)
      .slice(countIn(before[index], section))
      .map((line) => {
        const made = resourceOf(line, { ...settled.context, parts });
        return {
          ...made,
          ...{ id: idOf(line), isOfAI: true },
          description: `${made.description} ${descriptionTexts[language].proposed}`,
        };
      }),
  );
}

const countIn = (part: Part | undefined, section: TradeSectionId): number =>
  part === undefined ? 0 : linesOf(part, section).length;

/** Its name may be in any alphabet. */
const idOf = (line: KindLine): string => {
  const name = inLanguage(nameOf(line), defaultLanguage).toLowerCase();
  return `${line.part.kind.id}_ai_${name.replaceAll(/[^\p{L}\p{N}+#]+/gu, '_')}`;
};
