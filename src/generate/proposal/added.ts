// What of a proposal is in a model, as the cover and the page tell it.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { generatedTexts } from '../business/texts.ts';
import type { Proposal } from './proposal.ts';

/** What would have taken the margin out of what is usual. */
export type LeftOut = 'nothing' | 'lines' | 'all';

export interface Added {
  readonly lineCount: number;
  /** Those of the further lines included. */
  readonly numberCount: number;
  readonly isKindProposed: boolean;
  readonly isPlaceProposed: boolean;
  readonly leftOut: LeftOut;
}

/** Numbers of the model that are marked as proposed. */
function markedIn({ data: { divisions, env } }: Template, language: Language): number {
  const { proposed } = generatedTexts[language];
  return [divisions[0]?.sectionResources ?? {}, env.sectionResources]
    .flatMap((sections) => Object.values(sections))
    .flatMap((resources) => resources ?? [])
    .flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst))
    .filter(({ provenance }) => provenance?.source?.startsWith(proposed) === true).length;
}

export function addedTo(
  template: Template,
  { kindIds, countryId, lines }: Proposal,
  leftOut: LeftOut,
  language: Language,
): Added {
  const names = new Set(template.data.coreResources.map(({ name }) => name));
  return {
    lineCount: lines.filter(({ name }) => names.has(name)).length,
    numberCount: markedIn(template, language),
    isKindProposed: kindIds.length > 0,
    isPlaceProposed: countryId !== null,
    leftOut,
  };
}
