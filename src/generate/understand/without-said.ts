// Reads what a text says that the business does not have, as phrases that lines of a model may be called by.
import type { Kind } from '#catalog/kind/kind.ts';
import { onlyTakeaway } from '#catalog/kinds/denied-lines.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { type Denial, denialsIn, withoutWords } from './denied.ts';
import { linkOf } from './words/links.ts';
import { isStopWord } from './words/stop-words.ts';
import { type Word, wordsOf } from './words/words.ts';

const takeawayAlone =
  /(?<!\p{L})(?:(?:only|just|solely) (?:for )?(?:takeaway|take-away|takeout|take-out|to go|to-go)|(?:takeaway|take-away|takeout|take-out|to go|to-go),? only|только (?:навынос|на вынос|с собой)|(?:навынос|на вынос) только)(?!\p{L})/iu;
/** Which words it is said with. */
const ofTakeaway = /^(?:takeaway|takeout|take|away|out|to|go|навынос|вынос)$/u;
const mostPhrases = 20;
const mostWords = 4;
/** What there is none of around it is no part of the business. */
const around =
  /^(?:there|theres|nearby|around|area|town|city|district|village|competitor|competitors|rivals|neighbourhood|nobody|рядом|поблизости|вокруг|район|районе|города|городе|поселке|конкуренты|конкурентов|соседей|никто)$/u;

const isEnd = ({ said, type }: Word): boolean => {
  const link = linkOf(said);
  return (
    type === 'mark' ||
    link === 'and' ||
    link === 'comma' ||
    link === 'stop' ||
    said === 'ни' ||
    said === 'nor'
  );
};

/** A phrase for each thing that is denied with the first: no breakfasts or delivery. */
export function phrasesOf({ what }: Denial, words: readonly Word[]): readonly string[] {
  const phrases: string[][] = [[]];
  for (const at of what) {
    const word = words[at];
    if (!word) continue;
    if (isEnd(word)) phrases.push([]);
    else if (word.type === 'word' && !isStopWord(word) && linkOf(word.said) === null)
      phrases.at(-1)?.push(word.form);
  }
  return phrases.filter(({ length }) => length > 0 && length <= mostWords).map((phrase) => phrase.join(' '));
}

/** From one end of a sentence to the next. */
function sentenceAround(words: readonly Word[], at: number): readonly Word[] {
  const isStop = (word: Word | undefined): boolean => linkOf(word?.said ?? '') === 'stop';
  const start = words.findLastIndex((word, index) => index < at && isStop(word)) + 1;
  const end = words.findIndex((word, index) => index > at && isStop(word));
  return words.slice(start, end < 0 ? words.length : end);
}

export const isTakeawayAlone = (text: string): boolean => takeawayAlone.test(text);

const coffeeShop = /(?<!\p{L})(?:coffee|espresso|кофейн\p{L}*)(?!\p{L})/iu;
const noSeats =
  /(?<!\p{L})(?:(?:no|without(?: any)?|zero) (?:seats|seating)|без (?:посадки|посадочных мест|столиков))(?!\p{L})/iu;

/** Nobody sits down where coffee is only taken away, and nobody has lunch there. */
export function coffeeTakenAway(kinds: readonly Kind[], text: string): readonly Kind[] {
  const toGo = kindById('coffee_to_go');
  const isTakenAway = coffeeShop.test(text) && (takeawayAlone.test(text) || noSeats.test(text));
  if (toGo === null || kinds[0]?.id !== 'cafe' || !isTakenAway) return kinds;
  return [toGo, ...kinds.slice(1).filter((kind) => kind !== toGo)];
}

/** The words that say that all is taken away, where that is said. */
export const wordsOfTakeaway = (text: string, words: readonly Word[]): readonly number[] =>
  takeawayAlone.test(text) ? words.flatMap(({ form }, at) => (ofTakeaway.test(form) ? [at] : [])) : [];

export function withoutSaid(text: string): readonly string[] {
  const words = wordsOf(text);
  const own = denialsIn(words, { taking: withoutWords }).filter(
    ({ words: [at = 0] }) => !sentenceAround(words, at).some(({ form }) => around.test(form)),
  );
  const phrases = own.flatMap((denial) => phrasesOf(denial, words));
  return [...new Set([...(takeawayAlone.test(text) ? onlyTakeaway : []), ...phrases])].slice(0, mostPhrases);
}
