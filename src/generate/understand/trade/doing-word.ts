// Which word says what is done, where that is not the last or the first of a part.
import { stemOf } from '../words/stems.ts';
import { looseFormOf } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import { kindOfHeadWord } from './head-word.ts';

const ofWholesale = /^оптов/u;

/** «Оптовая торговля овощами» is no shop of vegetables. */
export function wholesaleWord({ head }: Group, headWord: number, { words, read }: Line): number | null {
  const isSold = read[headWord]?.terms.some(({ term }) => term === '=shop') === true;
  const at = head.find((one) => ofWholesale.test(words[one]?.form ?? ''));
  return isSold && at !== undefined ? at : null;
}

/** In “restaurant marketing agency” it is the marketing that counts, in English at least. */
export function doingWord({ head }: Group, headWord: number, { words, read }: Line): number {
  const before = head.findLast((at) => at < headWord && read[at]?.isTelling);
  const isOfPlace =
    looseFormOf(words[headWord]?.stem ?? '') === 'place' && /^[a-z]/u.test(words[headWord]?.form ?? '');
  return isOfPlace && kindOfHeadWord(words[before ?? -1]?.stem ?? '') !== null
    ? (before ?? headWord)
    : headWord;
}

const sites = new Set(['site', 'website', 'web', 'сайт', 'сервис', 'service'].map(stemOf));

/** A platform that connects tutors and pupils is of neither. */
export function isMeetingPlace({ head, tails }: Group, { words, read }: Line): boolean {
  const isOfNoTrade = (at: number): boolean =>
    sites.has(words[at]?.stem ?? '') || read[at]?.terms.some(({ term }) => term === '=platform') === true;
  const telling = head.filter((at) => read[at]?.isTelling);
  return telling.length > 0 && telling.every(isOfNoTrade) && tails.some(({ link }) => link === 'joins');
}
