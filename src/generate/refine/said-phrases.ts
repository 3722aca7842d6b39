// Finds phrases of several words in a line: in six months, twice as many.
import { isSilent } from '../understand/understand.ts';
import { linkOf } from '../understand/words/links.ts';
import { numberWords } from '../understand/words/number-words.ts';
import type { Word } from '../understand/words/words.ts';

export interface Phrase {
  readonly groups: Readonly<Record<string, string | undefined>>;
  /** The words of the line that it takes. */
  readonly words: readonly number[];
}

export const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/** One word, whatever it has inside. */
const formOf = ({ type, form, value }: Word): string => {
  if (type === 'number') return String(value);
  return form.trim() === '' ? ',' : form.replaceAll(/\s+/gu, '');
};

const articles: Readonly<Record<string, number>> = { a: 1, an: 1, одну: 1 };

/** What may stand for a number in a pattern. */
export const numberPattern = `(?:[\\d.]+|${[...Object.keys(articles), ...Object.keys(numberWords)].join('|')})`;

/** Of what such a pattern has found; one where nothing was said. */
export const numberSaid = (said: string | undefined): number =>
  said === undefined ? 1 : (articles[said] ?? numberWords[said] ?? Number(said));

/** A pattern of whole words, with one space between them. */
export const phrase = (pattern: string): RegExp => new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, 'u');

const spacesIn = (text: string): number => text.split(' ').length - 1;

/** The first place of the pattern, among the words of the line that are asked about. */
export function phraseIn(words: readonly Word[], pattern: RegExp, among?: readonly number[]): Phrase | null {
  const asked = among ?? range(0, words.length);
  const said = asked.map((at) => formOf(words[at] as Word)).join(' ');
  const match = pattern.exec(said);
  if (!match || match[0] === '') return null;
  const first = spacesIn(said.slice(0, match.index));
  const found = asked.slice(first, first + spacesIn(match[0]) + 1);
  return { groups: match.groups ?? {}, words: found };
}

/** From one mark or link to the next. */
export function segmentsOf(words: readonly Word[]): readonly (readonly number[])[] {
  const segments: number[][] = [[]];
  words.forEach(({ said, type }, at) => {
    const link = linkOf(said);
    const isEnd = type === 'mark' && !/^[%+:=×]$/u.test(said);
    if (isEnd || link === 'and' || link === 'but') segments.push([]);
    else segments.at(-1)?.push(at);
  });
  return segments;
}

/** Whether nothing is said in the segment of a phrase but itself and what is allowed beside it. */
export function isAlone(words: readonly Word[], { words: own }: Phrase, beside: RegExp): boolean {
  const segments = segmentsOf(words).filter((segment) => segment.some((at) => own.includes(at)));
  return segments.flat().every((at) => {
    const word = words[at];
    return word === undefined || own.includes(at) || isSilent(word) || beside.test(word.form);
  });
}
