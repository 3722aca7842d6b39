// Reads sizes that are said otherwise than by a number: of nothing, such as 0 rooms, and by the one that is added, such as a second truck.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import { monthOf } from '../../understand/opening.ts';
import { eachIn, sizeIn } from '../../understand/size/size-in-kind.ts';
import { findSizes } from '../../understand/size/sizes.ts';
import { countedIn } from '../../understand/size/unit-words.ts';
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
/** “Hire a second sweep” makes two as well, and not two more. */
const added =
  '(?:(?:hire|hiring|recruit|employ|take on|add|adding|and|plus|ещё|еще|добав\\p{L}*|наня\\p{L}*|найм\\p{L}*|нанима\\p{L}*|возьм\\p{L}*|взять|плюс) )?';
const ordinal = (english: string, russian: string): RegExp =>
  new RegExp(`(?<!\\p{L})${added}(?:(?:a |the |our )?${english} (\\p{L}+)|${russian} (\\p{L}+))`, 'giu');
const ordinals: readonly (readonly [RegExp, number])[] = [
  [ordinal('second', 'втор(?:ая|ой|ую|ое|ого)'), 2],
  [ordinal('third', 'трет(?:ья|ий|ью|ье|ьего)'), 3],
];

/** What has no size by its number is as large again. */
const isPlace =
  /^(?:locations?|branch|branches|shops?|stores?|outlets?|sites?|studios?|salons?|workshops?|offices?|точк[ауи]|филиал\p{L}*|студи\p{L}{1,2}|салон\p{L}?|магазин\p{L}?|мастерск\p{L}{2}|зал\p{L}?|площадк\p{L}|цех\p{L}?)$/iu;

/** More than one of what has no plural as it was said. */
const manyShops: Pair = ['locations', 'точки'];

function manyOf(noun: string, isRussian: boolean): string {
  const [unit] = findSizes(wordsOf(`2 ${noun}`));
  if (unit !== undefined && countedIn(unit.unit, null)?.unit === 'shops') return manyShops[isRussian ? 1 : 0];
  return isRussian || noun.endsWith('s') ? noun : `${noun}s`;
}

/** A second truck makes two. */
function withOrdinals(line: string, kinds: readonly Kind[]): string {
  // From a month on it is no size of the opening.
  if (hires.test(line) && wordsOf(line).some((word) => monthOf(word) > 0)) return line;
  return ordinals.reduce(
    (text, [said, count]) =>
      text.replaceAll(said, (whole, english?: string, russian?: string) => {
        const noun = english ?? russian ?? '';
        if (isPlace.test(noun) && !isCounted(noun, kinds))
          return english === undefined ? `в ${count} раза больше` : `${count} times as large`;
        return isCounted(noun, kinds) ? `${count} ${manyOf(noun, english === undefined)}` : whole;
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
