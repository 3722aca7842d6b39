// Cuts a line into what is wished and what is denied.
import type { Kind } from '#catalog/kind/kind.ts';
import { type Denial, denialsIn, withoutWords } from '../understand/denied.ts';
import { monthOf } from '../understand/opening.ts';
import { linkOf } from '../understand/words/links.ts';
import { numberWords } from '../understand/words/number-words.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { changingWords, type Dropped, droppedBy, removingWords, replacingWords } from './wished-kinds.ts';

const taking: ReadonlySet<string> = new Set([
  ...withoutWords,
  ...removingWords,
  ...replacingWords,
  ...changingWords,
]);
const markOf = (said: string): Word => ({
  ...{ said, form: said, stem: said, type: 'mark', value: 0 },
  ...{ isCapital: false, isGlued: false, isHyphened: false },
});
const comma = markOf(',');
const colon = markOf(':');
/** Café -> bar. */
const arrow = /([^,;.\n]{1,60}?)\s*(?:[-=]+>|→)\s*/gu;
/** “No more than 30 rooms” are 30. */
const bounds =
  /(^|[\s,])(?:(?:no|not) (?:more|less|fewer) than|at (?:most|least)|не (?:больше|более|меньше|менее)(?: чем)?|максимум|минимум) /giu;
/** Whoever pays no rent has premises that are free, or owned. */
const unpaid =
  /(?:(?:do not|don['’]?t|won['’]?t|will not|not) pay(?:ing)? (?:any |the )?rent|не плат\p{L}+ (?:за )?аренд\p{L}+|аренд\p{L}+ не плат\p{L}+)/giu;
/** Commands that take something away, where a part of a line begins: close the bar, stop selling alcohol. */
const closing =
  /(?<=^|[,;.!\n] ?|(?<!\p{L})(?:and|but|we|please|then|let['’]?s|will|to|also) )(?:close(?: down)?|closing|shut(?: down)?|shutting|stop(?: with)?(?: (?:selling|serving|doing|offering|making|having))?|give up(?: on)?|leave out|do away with|ditch|axe|scrap|kill)(?! (?:to|by|at|from|in)(?!\p{L}))(?: (?:the|our|all|any))?(?= \p{L})/giu;
const closingInRussian =
  /(?<!\p{L})(?:закр(?:ой|ойте|оем|ываем|ыть)|прекрати(?:те|м|ть)?|перестан(?:ь|ем|ьте|у)(?: (?:продавать|делать|готовить))?|ликвидируй|(?:откаж(?:ись|итесь|емся|усь)|отказ(?:аться|ываемся|ываюсь)|избав(?:ься|имся|иться)) от)(?= \p{L})/giu;
/** From one month to another is a season. */
const wordsOfSeason = 3;

const insteadOf = /^(?:instead of|rather than)$/u;

/** “Instead of” is one word, “the opening to May” is from May, “seats to 40” are 40, and sentences are parts of one. */
function readWords(line: string): readonly Word[] {
  const said = wordsOf(line);
  return said.flatMap((word, at) => {
    const [before, next] = [said[at - 1], said[at + 1]];
    if (linkOf(word.said) === 'stop') return next?.isGlued === true ? [word] : [comma];
    const pair = (one: Word | undefined, other: Word | undefined) => `${one?.form} ${other?.form}`;
    if (insteadOf.test(pair(before, word))) return [];
    if (insteadOf.test(pair(word, next))) return [{ ...word, said: 'insteadof', form: 'insteadof' }];
    if (!/^(?:to|до)$/u.test(word.form)) return [word];
    if (next?.type === 'number') return [colon];
    const isSeason = said.slice(Math.max(0, at - wordsOfSeason), at).some((one) => monthOf(one) > 0);
    return [monthOf(next) > 0 && !isSeason ? { ...word, said: 'from', form: 'from' } : word];
  });
}

/** “Drop two rooms”, “lose half of the seats”. */
const isCount = (word: Word | undefined): boolean =>
  word?.type === 'number' || Object.hasOwn(numberWords, word?.form ?? '');

export interface Denied extends Dropped {
  readonly denial: Denial;
  readonly words: readonly Word[];
}

export interface Kept {
  readonly words: readonly Word[];
  readonly denied: readonly Denied[];
}

/** What is denied, without the words that deny it. */
export const whatOf = ({ denial, words }: Denied): readonly Word[] =>
  denial.what.flatMap((at) => words[denial.words.indexOf(at)] ?? []);

/** What is wished, and what is not. */
export function keptOf(line: string, parts: readonly Kind[], language: string): Kept {
  const words = readWords(
    line
      .replace(arrow, 'not $1 but ')
      .replace(bounds, '$1')
      .replace(unpaid, ', rent free,')
      .replace(closing, 'without')
      .replace(closingInRussian, 'без'),
  );
  const denied = denialsIn(words, { taking, isOfTrade: true }).flatMap((denial): readonly Denied[] => {
    const dropped = droppedBy(denial, words, parts, language);
    const taken = words[denial.words[0] ?? 0]?.form ?? '';
    const isOfSize = removingWords.has(taken) && denial.what.some((at) => isCount(words[at]));
    const isOfPart = dropped.kinds.length > 0 || !(changingWords.has(taken) || isOfSize);
    return isOfPart ? [{ ...dropped, denial, words: denial.words.flatMap((at) => words[at] ?? []) }] : [];
  });
  const out = new Set<number>();
  for (const { denial, length } of denied) {
    const released = new Set(denial.what.slice(length));
    for (const at of denial.words) if (!released.has(at)) out.add(at);
  }
  const firsts = new Set(denied.map(({ denial }) => denial.words[0]));
  const kept = words.flatMap((word, at) => {
    if (!out.has(at)) return [word];
    return firsts.has(at) ? [comma] : [];
  });
  return { words: kept, denied };
}
