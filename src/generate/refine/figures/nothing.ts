// Reads sizes that are said otherwise than by a number: of nothing, such as 0 rooms, and by the one that is added, such as a second truck.
import type { Kind } from '#catalog/kind/kind.ts';
import { monthOf } from '../../understand/opening.ts';
import { eachIn, sizeIn } from '../../understand/size/size-in-kind.ts';
import { findSizes } from '../../understand/size/sizes.ts';
import { wordsOf } from '../../understand/words/words.ts';

export interface Nothing {
  readonly isNothing: boolean;
  /** The line without it. */
  readonly rest: string;
}

const none = /(?<![\p{L}\d.,])(?:0|zero|ноль|нуль|[-−–]\s?\d+) (\p{L}+(?: \p{L}+)?)/giu;

const isCounted = (noun: string, kinds: readonly Kind[]): boolean =>
  findSizes(wordsOf(`2 ${noun}`)).some((found) =>
    kinds.some((kind) => {
      const size = sizeIn(found, kind);
      return size !== null && eachIn(kind, size) !== undefined;
    }),
  );

const hires = /(?<!\p{L})(?:hir(?:e|ing)|recruit|employ|take on|наня|найм|нанима|возьм)/iu;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:a |the |our )?second (\p{L}+)|(?<!\p{L})втор(?:ая|ой|ую|ое) (\p{L}+)/giu, 2],
  [/(?<!\p{L})(?:a |the |our )?third (\p{L}+)|(?<!\p{L})трет(?:ья|ий|ью|ье) (\p{L}+)/giu, 3],
];

/** A second truck makes two. */
function withOrdinals(line: string, kinds: readonly Kind[]): string {
  // From a month on it is no size of the opening.
  if (hires.test(line) && wordsOf(line).some((word) => monthOf(word) > 0)) return line;
  return ordinals.reduce(
    (text, [said, count]) =>
      text.replaceAll(said, (whole, english?: string, russian?: string) => {
        const noun = english ?? russian ?? '';
        return isCounted(noun, kinds) ? `${count} ${noun}` : whole;
      }),
    line,
  );
}

const area =
  /(?<!\p{L})(площад\p{L}*|(?:floor )?(?:area|space))((?: of| is| to| до|:| —| -| =)* )(\d+)(?!\d|[.,]\d| ?(?:м|m|кв|sq|ft|га|ha|%))/giu;

/** An area without its measure is in square metres, where the business is as large as that. */
const withArea = (line: string, kinds: readonly Kind[]): string =>
  line.replaceAll(area, (said, _what, _to, count: string) => (isCounted('м²', kinds) ? `${count} м²` : said));

export function nothingIn(said: string, kinds: readonly Kind[]): Nothing {
  const line = withArea(said, kinds);
  const rest = line.replaceAll(none, (whole, noun: string) => (isCounted(noun, kinds) ? ', ' : whole));
  return { isNothing: rest !== line, rest: withOrdinals(rest, kinds) };
}
