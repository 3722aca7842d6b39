// The industry of the gallery that a search text is the name of.
import { industryNames } from '#catalog/kind/industry-names.ts';
import { type IndustryId, industryIds } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { languages } from '#language/language.ts';
import { foldOf } from '../understand/words/words.ts';

const keyOf = (text: string): string =>
  foldOf(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let byName: ReadonlyMap<string, IndustryId> | undefined;

const namesOf = (id: IndustryId): readonly string[] => [
  id,
  ...languages.flatMap((language) => inLanguage(industryNames[id], language).split(',')),
];

export function industryOf(search: string): IndustryId | null {
  byName ??= new Map(industryIds.flatMap((id) => namesOf(id).map((name) => [keyOf(name), id] as const)));
  return byName.get(keyOf(search)) ?? null;
}
