// The catalogue as a list to choose a kind of business from: by family, found by names in each language.

import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { familyNames } from '#catalog/kinds/family-names.ts';
import { families } from '#catalog/kinds/kinds.ts';
import { type Language, languages } from '#language/language.ts';

interface KindChoice {
  readonly id: string;
  readonly name: string;
  /** What else it is found by: its names in other languages, and what people type for it. */
  readonly also: string;
}

interface KindFamily extends KindChoice {
  readonly kinds: readonly KindChoice[];
}

/** The first phrases for a kind are the usual ones. */
const mostPhrases = 4;

const byName = (language: Language) => (one: KindChoice, other: KindChoice) =>
  one.name.localeCompare(other.name, language);

const otherNames = (name: Pair, language: Language): readonly string[] =>
  languages.filter((one) => one !== language).map((one) => inLanguage(name, one));

function kindChoice({ id, name, words }: Kind, language: Language): KindChoice {
  const phrases = languages.flatMap((one) =>
    words[one]
      .split(',')
      .slice(0, mostPhrases)
      .map((phrase) => phrase.trim()),
  );
  const also = [...otherNames(name, language), ...phrases].join(', ');
  return { id, name: inLanguage(name, language), also };
}

export function kindFamilies(language: Language): readonly KindFamily[] {
  const found = Object.entries(families).flatMap(([id, kinds]) => {
    const names = familyNames[id];
    if (!names) return [];
    const choices = kinds.map((kind) => kindChoice(kind, language)).sort(byName(language));
    const also = otherNames(names, language).join(', ');
    return [{ id, name: inLanguage(names, language), also, kinds: choices }];
  });
  return found.sort(byName(language));
}
