// Names what was understood as nothing, a number together with what it counts: 12 parrots.
import type { Line } from './trade/groups.ts';
import { linkOf } from './words/links.ts';
import { isStopWord } from './words/stop-words.ts';
import type { Word } from './words/words.ts';

const isNumber = (word: Word | undefined): boolean => /^\d/u.test(word?.said ?? '');
const mostWords = 3;

/** Where the noun behind a number ends; it is told with it, also where it is a word of the trade. */
function endOfCounted(
  words: readonly Word[],
  at: number,
  isLeft: (at: number) => boolean,
  taken: Line['taken'],
): number {
  let end = at + 1;
  while (end < words.length && end <= at + mostWords) {
    const word = words[end];
    const isNoun =
      word?.type === 'word' && linkOf(word.said) === null && !isStopWord(word) && !taken.has(end);
    if (!isNoun || (end > at + 1 && !isLeft(end))) break;
    end += 1;
  }
  return end;
}

export function restOf(
  words: readonly Word[],
  isLeft: (at: number) => boolean,
  taken: Line['taken'],
): readonly string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isLeft(at)) continue;
    const end = isNumber(words[at]) ? endOfCounted(words, at, isLeft, taken) : at + 1;
    const before = words[at - 1];
    const isNegative = words[at]?.isGlued === true && /^[-−]$/u.test(before?.said ?? '');
    const said = words.slice(at, end).map((word) => word.said);
    rest.push(`${isNegative ? '-' : ''}${said.join(' ')}`);
    at = end - 1;
  }
  return rest;
}
