// Cuts a line into what is wished and what is denied.
import type { Kind } from '#catalog/kind/kind.ts';
import { type Denial, denialsIn, withoutWords } from '../understand/denied.ts';
import { monthOf } from '../understand/opening.ts';
import { linkOf } from '../understand/words/links.ts';
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

export interface Denied extends Dropped {
  readonly denial: Denial;
  readonly words: readonly Word[];
}

export interface Kept {
  readonly words: readonly Word[];
  readonly denied: readonly Denied[];
}

/** What is wished, and what is not. */
export function keptOf(line: string, parts: readonly Kind[], language: string): Kept {
  const words = readWords(line.replace(arrow, 'not $1 but '));
  const denied = denialsIn(words, { taking, isOfTrade: true }).flatMap((denial): readonly Denied[] => {
    const dropped = droppedBy(denial, words, parts, language);
    const isOfPart = dropped.kinds.length > 0 || !changingWords.has(words[denial.words[0] ?? 0]?.form ?? '');
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
