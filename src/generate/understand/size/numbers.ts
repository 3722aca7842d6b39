// Reads numbers as they are said: 25, twenty five, two and a half, 2 тыс.
import { numberWords } from '../words/number-words.ts';
import type { Word } from '../words/words.ts';

const multipliers: Readonly<Record<string, number>> = {
  ...{ k: 1e3, к: 1e3, тыс: 1e3, тысяч: 1e3, тысяча: 1e3, тысячи: 1e3, thousand: 1e3, mil: 1e3, mille: 1e3 },
  ...{
    dozen: 12,
    hundred: 100,
    million: 1e6,
    mln: 1e6,
    млн: 1e6,
    миллион: 1e6,
    миллиона: 1e6,
    миллионов: 1e6,
  },
};
export interface Said {
  readonly value: number;
  /** The word after it. */
  readonly next: number;
}

const formsAt = (words: readonly Word[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ form }) => form)
    .join(' ');

/** Twenty five, сто двадцать. */
function wordNumber(words: readonly Word[], at: number): Said | null {
  let value = numberWords[words[at]?.form ?? ''];
  if (value === undefined) return null;
  let next = at + 1;
  for (let more = numberWords[words[next]?.form ?? '']; more !== undefined; ) {
    const isSmaller = (value % 100 === 0 && more < 100) || (value % 10 === 0 && value >= 20 && more < 10);
    if (!isSmaller || more < 1) break;
    value += more;
    next += 1;
    more = numberWords[words[next]?.form ?? ''];
  }
  return { value, next };
}

/** Two and a half; half a hectare; a couple of vans. */
function withHalf(words: readonly Word[], { value, next }: Said): Said {
  const isMore = formsAt(words, next, 3) === 'and a half';
  if (isMore || formsAt(words, next, 2) === 'с половиной')
    return { value: value + 0.5, next: next + (isMore ? 3 : 2) };
  const isOfOne = value === 0.5 && ['a', 'an'].includes(words[next]?.form ?? '');
  const isOfMany = words[next - 1]?.form === 'couple' && words[next]?.form === 'of';
  return { value, next: isOfOne || isOfMany ? next + 1 : next };
}

export function saidNumber(words: readonly Word[], at: number): Said | null {
  const word = words[at];
  const found = word?.type === 'number' ? { value: word.value, next: at + 1 } : wordNumber(words, at);
  if (found === null) return null;
  const { value, next } = withHalf(words, found);
  const multiplier = multipliers[words[next]?.form ?? ''];
  const hasStop = words[next + 1]?.said === '.' && words[next]?.form === 'тыс';
  if (multiplier === undefined) return { value, next };
  return { value: value * multiplier, next: next + (hasStop ? 2 : 1) };
}
