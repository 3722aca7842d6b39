// Tells whether a number is a part of a name, such as Three Barbers, 7-Eleven and «Два стула», and so no size.
import { numberWords } from '../words/number-words.ts';
import type { Word } from '../words/words.ts';

const openQuotes = '«“„"';
const closeQuotes = '»”"“';
const mostQuoted = 6;
const called =
  /^(?:called|named|titled|название|названием|названии|именем|имя|бренд|брендом|llamad[oa]|namens)$/u;

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

/** Marks around a few words, with others outside of them. */
function isQuoted(words: readonly Word[], at: number, quotes: ReadonlySet<number>): boolean {
  const near = (step: number): number | null => {
    for (let one = at + step; Math.abs(one - at) <= mostQuoted && one >= 0 && one < words.length; one += step)
      if (isMark(words[one], openQuotes + closeQuotes)) return one;
    return null;
  };
  const [start, end] = [near(-1), near(1)];
  if (start === null || end === null || isMark(words[start], '»”') || isMark(words[end], '«„')) return false;
  const isOpened = words[start]?.said !== '"' || quotes.has(start);
  const isWordAt = (one: number): boolean => words[one]?.type === 'word';
  return (
    isOpened &&
    (words.slice(0, start).some((_, one) => isWordAt(one)) ||
      words.slice(end).some(({ type }) => type === 'word'))
  );
}

/** The first, third and so on of the marks that open and close alike. */
const openingQuotes = (words: readonly Word[]): ReadonlySet<number> =>
  new Set(words.flatMap(({ said }, at) => (said === '"' ? [at] : [])).filter((_, nth) => nth % 2 === 0));

const isStart = (words: readonly Word[], at: number): boolean =>
  words[at - 1] === undefined || isMark(words[at - 1], '.!?…\n;:«“„"');

/** Where others are written small a capital means something. */
const hasSmall = (words: readonly Word[]): boolean =>
  words.some(({ type, isCapital }) => type === 'word' && !isCapital);

/** Three Barbers barbershop, «кафе Три повара», but not “Three barbers in Leeds”. */
function isCapital(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.type !== 'word' || !word.isCapital) return false;
  const isRussian = /^[а-я]/u.test(word.form);
  if (next?.type !== 'word' || next.isHyphened) return false;
  return isRussian ? !isStart(words, at) : next.isCapital;
}

/** 7-Eleven, but not 40-seat. */
const isHyphenedNumber = (words: readonly Word[], at: number): boolean =>
  (words[at + 1]?.isHyphened === true && isNumber(words[at + 1]) && words[at]?.type === 'number') ||
  (words[at]?.isHyphened === true && words[at]?.type === 'word' && words[at - 1]?.type === 'number');

const isNumber = (word: Word | undefined): boolean =>
  word?.type === 'number' || (word?.type === 'word' && numberWords[word.form] !== undefined);

/** All numbers that belong to names. */
export function numbersInNames(words: readonly Word[]): ReadonlySet<number> {
  const quotes = openingQuotes(words);
  const isSmall = hasSmall(words);
  const isInName = (at: number): boolean =>
    called.test(words[at - 1]?.form ?? '') ||
    isHyphenedNumber(words, at) ||
    (isSmall && isCapital(words, at)) ||
    isQuoted(words, at, quotes);
  return new Set(words.flatMap((word, at) => (isNumber(word) && isInName(at) ? [at] : [])));
}

/** Names with a number in them, which are understood as just that. */
export const namesOfNumbers = (words: readonly Word[]): readonly number[] =>
  [...numbersInNames(words)].flatMap((at) => [at, at + 1]);
