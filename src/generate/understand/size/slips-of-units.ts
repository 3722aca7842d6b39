// Hears the word of a size that was typed with a slip: 48 childern.
import { measures, scaleUnitWords } from '#catalog/kind/scale-units.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { isOrdinary } from '../words/ordinary-words.ts';
import { slipKeyOf } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type KnownWords, knownWordsOf, nearBy } from '../words/typos.ts';
import { foldOf, type Word, wordsOf } from '../words/words.ts';
import { isThing } from '../words/words-of-things.ts';

interface Heard {
  readonly keys: KnownWords;
  readonly stemByKey: ReadonlyMap<string, string>;
  /** Words that kinds are called by mean what they say: 3 tablets are no tables. */
  readonly said: ReadonlySet<string>;
}

/** Of shorter words too many are one slip from another; one letter of the word may be missing. */
const fewestLetters = 5;

let heard: Heard | undefined;

function heardOf(): Heard {
  const lists = [...Object.values(scaleUnitWords), ...measures.map(({ words }) => words)];
  const counted = kinds.flatMap(({ scale }) => scale.counted.flatMap((forms) => forms.split('|')));
  const single = [...lists.flatMap((list) => list.split(',')), ...counted]
    .map((one) => foldOf(one.trim()))
    .filter((one) => one.length >= fewestLetters && /^\p{L}+$/u.test(one));
  const called = kinds.flatMap(({ words }) => Object.values(words)).join(',');
  const stemByKey = new Map(
    single.flatMap((one) => wordsOf(one).map(({ form, stem }) => [slipKeyOf(form), stem])),
  );
  return {
    keys: knownWordsOf([...stemByKey.keys()].filter((key) => key.length >= fewestLetters)),
    stemByKey,
    said: new Set(wordsOf(called).map(({ stem }) => stem)),
  };
}

/** The stem of the one word of a size that it was meant to be. */
export function unitMeantBy(word: Word): string | undefined {
  const { form, stem } = word;
  if (form.length < fewestLetters || isStopWord(word) || isOrdinary(word) || isThing(word)) return undefined;
  heard ??= heardOf();
  const key = slipKeyOf(form);
  if (key.length < fewestLetters - 1 || heard.said.has(stem)) return undefined;
  const { keys, stemByKey } = heard;
  const stems = new Set(nearBy(key, keys).map((near) => stemByKey.get(near)));
  return stems.size === 1 ? [...stems][0] : undefined;
}
