// Words that a model has a line of its own for: breakfasts of a hotel and desserts of a café were understood.
import type { Kind } from '#catalog/kind/kind.ts';
import { isStopWord } from './words/stop-words.ts';
import { type Word, wordsOf } from './words/words.ts';

const fewestChars = 4;

const stemsOf = (kind: Kind): readonly string[] =>
  kind.sales.flatMap(({ name }) =>
    name.flatMap((said) =>
      wordsOf(said).flatMap(({ stem, form, said: word }) =>
        form.length >= fewestChars && !isStopWord({ said: word }) ? [stem] : [],
      ),
    ),
  );

export function wordsOfLines(words: readonly Word[], kinds: readonly Kind[]): readonly number[] {
  const stems = new Set(kinds.flatMap(stemsOf));
  return words.flatMap(({ type, stem }, at) => (type === 'word' && stems.has(stem) ? [at] : []));
}
