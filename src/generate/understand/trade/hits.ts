// Finds the phrases of the catalogue that have words of a part of a line.
import { isForm } from './concepts.ts';
import type { KindIndex, Phrase, PhraseWord } from './kind-index.ts';
import type { Said } from './said-words.ts';
import type { Term } from './terms.ts';

/** A form of the same word, and another word for the same thing. */
const formSureness = 0.98;
/** The same but for its accents: canteens are called cafeteria, cafés cafetería. */
const accentSureness = 0.99;
const conceptSureness = 0.92;

interface Where {
  readonly sureness: number;
  readonly id: number;
  readonly at: number;
  readonly isSlip: boolean;
  readonly isShortSlip: boolean;
}

export interface Hit {
  readonly phrase: Phrase;
  /** By word of the phrase: how surely it was said, and where. */
  readonly words: Map<string, Where>;
}

const surenessOf = (said: Term, { said: phrase, form, stem }: PhraseWord): number => {
  if (said.form === form) return said.sureness * (said.said === phrase ? 1 : accentSureness);
  return said.sureness * (said.stem === stem ? formSureness : conceptSureness);
};

function addHits(
  hits: Map<number, Hit>,
  { id, at, terms }: Said,
  index: KindIndex,
  isForForms: boolean,
): void {
  for (const term of terms) {
    if (isForm(term.term) !== isForForms) continue;
    for (const { phrase, word } of index.postings.get(term.term) ?? []) {
      const found = hits.get(phrase.id);
      if (!found && isForForms && !phrase.isOfForms) continue;
      const hit = found ?? { phrase, words: new Map<string, Where>() };
      const sureness = surenessOf(term, word);
      if ((hit.words.get(word.form)?.sureness ?? 0) < sureness)
        hit.words.set(word.form, {
          ...{ sureness, id, at },
          isSlip: term.isSlip === true,
          isShortSlip: term.isShortSlip === true,
        });
      if (!found) hits.set(phrase.id, hit);
    }
  }
}

/** Forms, such as shop, are in too many phrases to begin with. */
export function hitsOf(said: readonly Said[], index: KindIndex): readonly Hit[] {
  const hits = new Map<number, Hit>();
  for (const one of said) addHits(hits, one, index, false);
  for (const one of said) addHits(hits, one, index, true);
  return [...hits.values()].filter(isMeant);
}

/** Of forms alone the very words have to be said: a workshop is not meant by repair. */
const isMeant = ({ phrase, words }: Hit): boolean =>
  [...words.values()].some(({ isShortSlip }) => !isShortSlip) &&
  (!phrase.isOfForms || [...words.values()].every(({ sureness }) => sureness > conceptSureness));
