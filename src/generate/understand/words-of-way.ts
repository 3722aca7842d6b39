// The words that say where and how something is sold or done, which were understood where the model follows them.
import type { Kind } from '#catalog/kind/kind.ts';
import { inBulk } from './sold/served-where.ts';
import type { WhereDone } from './where-done.ts';
import { wordsOfTakeaway } from './without-said.ts';
import { linkOf } from './words/links.ts';
import type { Word } from './words/words.ts';
import { wordsOfLines } from './words-of-lines.ts';

const homes =
  /^(?:home|homes|kitchen|garage|house|flat|apartment|basement|bedroom|spare|hause|casa|chez|гараж|удаленке|дома|дому|доме|кухне|гараже|квартире|подвале|надомно)$/u;
const marketplaces =
  /^(?:etsy|ebay|vinted|depop|amazon|ozon|озон|wildberries|вайлдберриз|вб|авито|маркетплейс(?:ы|ах|е)?|marketplaces?|instagram|инстаграм)$/u;

/** «Оптовая торговля стройматериалами». */
const tradeInBulk = /^оптов(?:ая|ой|ую|ые|ых|ик|ика|ики)$/u;

/** Who does it. */
const alone =
  /^(?:alone|solo|self|employed|freelance|freelancing|freelancer|sole|trader|practitioner|myself|один|одна|одной|одиночку|сам|сама|фрилансе|фриланс|seule?|allein|autonom[oa]|independante?|selbst(?:st)?andige?r?)$/u;
const visiting =
  /^(?:mobile|van|выезд|выезде|выезду|выезда|выездной|выездная|дому|дом|вызов|вызову|domicilio|domicile)$/u;

const isEnd = ({ type, said }: Word): boolean => type === 'mark' || linkOf(said) === 'stop';

/** All that is said in one part with the word: what is sold in bulk, and to whom. */
function partAround(words: readonly Word[], at: number): readonly number[] {
  const start = words.findLastIndex((word, one) => one < at && isEnd(word)) + 1;
  const end = words.findIndex((word, one) => one > at && isEnd(word));
  return Array.from({ length: (end < 0 ? words.length : end) - start }, (_, one) => start + one);
}

export function wordsOfWay(
  text: string,
  words: readonly Word[],
  { isAlone, isAtHome, isVisiting }: WhereDone,
  kinds: readonly Kind[],
): readonly number[] {
  const [head] = kinds;
  const placesOf = (said: RegExp): readonly number[] =>
    words.flatMap(({ form, type }, at) => (type === 'word' && said.test(form) ? [at] : []));
  const bulk = head?.id === 'wholesale' ? [...placesOf(inBulk), ...placesOf(tradeInBulk)] : [];
  return [
    ...wordsOfLines(words, kinds),
    ...wordsOfTakeaway(text, words),
    ...(isAlone ? placesOf(alone) : []),
    ...(isAtHome ? placesOf(homes) : []),
    ...(isVisiting ? placesOf(visiting) : []),
    ...(head === undefined ? [] : placesOf(marketplaces)),
    ...bulk.flatMap((at) => partAround(words, at).filter((one) => words[one]?.type === 'word')),
  ];
}
