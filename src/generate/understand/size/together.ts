// How many people work together, where no word for people is said: three of us, «двое», a workshop of five.
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { saidNumber } from './numbers.ts';

const numbers: Readonly<Record<string, number>> = {
  ...{ двое: 2, трое: 3, четверо: 4, пятеро: 5, шестеро: 6 },
  ...{ вдвоем: 2, втроем: 3, вчетвером: 4, впятером: 5 },
};

/** A workshop of five has five people. */
const places = new Set(
  'workshop joinery studio bureau atelier practice gang мастерская бригада цех'.split(' ').map(stemOf),
);

export interface Together {
  readonly count: number;
  readonly words: readonly number[];
}

const endsThere = (word: Word | undefined): boolean => word === undefined || word.type === 'mark';

export function togetherAt(words: readonly Word[], at: number): Together | null {
  const alone = numbers[words[at]?.form ?? ''];
  const next = words[at + 1];
  if (alone !== undefined && (endsThere(next) || next?.said === 'из')) return { count: alone, words: [at] };
  const said = saidNumber(words, at);
  if (said === null) return null;
  const { value: count, next: end } = said;
  if (words[end]?.said === 'of' && words[end + 1]?.said === 'us') return { count, words: [at, end, end + 1] };
  const isOfPlace = ['of', 'из'].includes(words[at - 1]?.said ?? '') && places.has(words[at - 2]?.stem ?? '');
  return isOfPlace && endsThere(words[end]) ? { count, words: [at] } : null;
}
