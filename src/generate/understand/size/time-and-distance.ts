// Finds how long or how far something is, which is no size: 15 minutes, 24 hours, «200 м от моря».
import type { Word } from '../words/words.ts';
import { saidNumber } from './numbers.ts';

const isTime =
  /^(?:years?|yrs?|months?|weeks?|hours?|hrs?|minutes?|mins?|год|года|году|годах|лет|летний|месяц(?:а|ев)?|недел[яиюь]|часа?|часов|часах|минут[аыу]?|минутах|km|км|километр(?:а|ов|ах)?|kilomet(?:er|re)s?|miles?)$/u;
const distances =
  /^(?:m|м|метр.*|met(?:er|re)s?|km|км|километр.*|kilomet(?:er|re)s?|miles?|yards?|steps?|шаг.*|blocks?)$/u;
const farFrom = new Set('from to off away walk до от за'.split(' '));

/** 15 minutes, 40 km, «200 м от моря»: how long or how far, not how large. */
export function timeOrDistance(words: readonly Word[], at: number): readonly number[] | null {
  const said = saidNumber(words, at);
  if (said === null) return null;
  const { form = '' } = words[said.next] ?? {};
  const isFar = distances.test(form) && farFrom.has(words[said.next + 1]?.said ?? '');
  return isFar || isTime.test(form) ? Array.from({ length: said.next + 1 - at }, (_, one) => at + one) : null;
}

/** All of their words. */
export const timesAndDistances = (words: readonly Word[]): readonly number[] =>
  words.flatMap((_, at) => timeOrDistance(words, at) ?? []);
