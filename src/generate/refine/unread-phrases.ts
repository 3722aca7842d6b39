// Says what of a line was not understood: numbers with the words around them, as they were typed, other words one by one.
import { isSilent } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';

const mostBetween = 3;
const ofNumber = /^[%/]$/u;

/** Nothing but grammar and signs of numbers stands between them. */
const isJoined = (words: readonly Word[], from: number, to: number, known: ReadonlySet<number>): boolean =>
  to - from <= mostBetween + 1 &&
  words
    .slice(from + 1, to)
    .every(
      (word, index) =>
        !known.has(from + 1 + index) && (word.type === 'mark' ? ofNumber.test(word.said) : isSilent(word)),
    );

function runsOf(words: readonly Word[], left: readonly number[], known: ReadonlySet<number>): number[][] {
  const runs: number[][] = [];
  for (const at of left) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && isJoined(words, last, at, known)) run.push(at);
    else runs.push([at]);
  }
  return runs;
}

function phraseFrom(words: readonly Word[], first: number, last: number): string {
  const end = ofNumber.test(words[last + 1]?.said ?? '') ? last + 1 : last;
  return words
    .slice(first, end + 1)
    .map(({ said, isGlued }, index) => (index === 0 || isGlued ? said : ` ${said}`))
    .join('');
}

export const unreadPhrases = (
  words: readonly Word[],
  left: readonly number[],
  known: ReadonlySet<number>,
): readonly string[] =>
  runsOf(words, left, known).flatMap((run) => {
    const [first = 0] = run;
    const hasNumber = run.some((at) => words[at]?.type === 'number');
    return hasNumber
      ? [phraseFrom(words, first, run.at(-1) ?? first)]
      : run.map((at) => words[at]?.said ?? '');
  });
