// Finds sentences that add a part to the business of the sentence before, such as “also a car wash”.
import { linkOf } from '../words/links.ts';
import type { Word } from '../words/words.ts';

const first =
  /^(?:and )?(?:also|plus|additionally|besides|in addition|on top of that|next to it|(?:а |и )?(?:ещё|еще|также|тоже|плюс|заодно|дополнительно|вдобавок|кроме того|параллельно|при нем|при ней|там же)) /u;
const anywhere =
  / (?:also|as well|too|in addition|besides|ещё|еще|также|заодно|дополнительно|вдобавок|параллельно) /u;
/** Neither what is not to be, nor what may come one day, nor what others have; «ещё нет», “not too many”. */
const nothingMore =
  / (?:no|not|never|without|dont|doesnt|wont|cant|later|someday|one day|maybe|perhaps|eventually|many|much|big|small|expensive|there are|нет|не|без|потом|позже|позднее|когда нибудь|может|возможно|много|мало|мне|лет|подскажите|интересует|нужно|нужен|вопрос) /u;

interface Sentence {
  /** The mark before it. */
  readonly stop: number;
  readonly start: number;
  readonly end: number;
}

const isStop = (words: readonly Word[], at: number): boolean =>
  linkOf(words[at]?.said ?? '') === 'stop' &&
  !(words[at]?.said === '.' && words[at + 1]?.isGlued === true && words[at + 1]?.type !== 'mark');

function sentencesOf(words: readonly Word[]): readonly Sentence[] {
  const stops = words.flatMap((_, at) => (isStop(words, at) ? [at] : []));
  return stops.map((stop, nth) => ({ stop, start: stop + 1, end: stops[nth + 1] ?? words.length }));
}

/** By the mark before each. */
export function addedSentences(words: readonly Word[]): ReadonlyMap<number, Sentence> {
  const added = sentencesOf(words).filter(({ start, end }) => {
    const said = words.slice(start, end).flatMap(({ type, form }) => (type === 'mark' ? [] : form));
    const text = `${said.join(' ')} `;
    return (first.test(text) || anywhere.test(` ${text}`)) && !nothingMore.test(` ${text}`);
  });
  return new Map(added.map((one) => [one.stop, one]));
}
