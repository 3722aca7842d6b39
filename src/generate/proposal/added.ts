// What of a proposal is in a model, as the cover and the page tell it.
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import type { Business } from '../business/business.ts';
import { generatedTexts } from '../business/texts.ts';
import { kindLists, linesIn } from './kind-lists.ts';
import type { Proposal } from './proposal.ts';

export interface Added {
  readonly lineCount: number;
  /** Those of the further lines included. */
  readonly numberCount: number;
  readonly isKindProposed: boolean;
  readonly isPlaceProposed: boolean;
  /** AI read in the text how large the trade is. */
  readonly isSizeProposed: boolean;
  /** Names of lines that would have taken the margin out of what is usual, or of which a number would. */
  readonly leftOut: readonly string[];
  /** Lines that it has numbers for and the model does not have, by their ids, and further lines that went with others, by their names. */
  readonly gone: readonly string[];
}

/** The lines of a proposal, and those that it has numbers of, as the model names them. */
export function namesOf(
  { numbers, lines }: Pick<Proposal, 'numbers' | 'lines'>,
  { head, others }: Business,
  language: Language,
): readonly string[] {
  const listed = [head, ...others].flatMap(({ kind }) => kindLists.flatMap((list) => linesIn(kind, list)));
  const moved = numbers.flatMap(({ line }) => {
    const name = listed.find(({ id }) => id === line)?.name;
    return name ? [inLanguage(name, language)] : [];
  });
  return [...new Set([...lines.map(({ name }) => name), ...moved])];
}

const namesIn = ({ data }: Template): ReadonlySet<string> =>
  new Set(data.coreResources.map(({ name }) => name));

/** Rent is gone where the work is done at home, and what a business is said to be without. */
function goneFrom(
  template: Template,
  { numbers, lines }: Proposal,
  { head, others }: Business,
  language: Language,
): readonly string[] {
  const names = namesIn(template);
  const there = [head, ...others].flatMap(({ kind, missing }) =>
    kindLists.flatMap((list) =>
      linesIn(kind, list)
        .map(({ id, name }) => ({ id, name: missing?.less[inLanguage(name, defaultLanguage)]?.name ?? name }))
        .filter(({ name }) => names.has(inLanguage(name, language)))
        .map(({ id }) => id),
    ),
  );
  return [
    ...new Set(numbers.flatMap(({ line }) => (there.includes(line) ? [] : [line]))),
    ...lines.flatMap(({ name }) => (names.has(name) ? [] : [name])),
  ];
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
  proposal: Proposal,
  leftOut: readonly string[],
  business: Business,
): Added {
  const { language } = business;
  const { kindIds, countryId, size, lines } = proposal;
  const names = namesIn(template);
  return {
    lineCount: lines.filter(({ name }) => names.has(name)).length,
    numberCount: markedIn(template, language),
    isKindProposed: kindIds.length > 0,
    isPlaceProposed: countryId !== null,
    isSizeProposed: size !== null,
    leftOut,
    gone: goneFrom(template, proposal, business, language),
  };
}
