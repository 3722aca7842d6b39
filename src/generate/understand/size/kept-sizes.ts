// Keeps one number of each unit of the sizes of a line: that nearest the trade, and the sum of those of one trade.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Word } from '../words/words.ts';
import { isOwnWord } from './counted-as.ts';
import { saidNumber } from './numbers.ts';
import { type NamedKinds, partSizedBy } from './part-sized.ts';
import { type Size, sizeIn } from './size-in-kind.ts';
import type { FoundSize } from './sizes.ts';
import { countedIn } from './unit-words.ts';

const joins = /^(?:and|plus|и|плюс|,|&)$/u;

/** With which people of one trade are told apart. */
const grades = /^(?:senior|junior|middle|старш|младш|ведущ)/u;

/** Who do the work too, whatever those beside them are called: 3 partners and 5 associates. */
const ranks = /^(?:partner|trainee|apprentice|партн[её]р|стаж[её]р|учени[кц])/u;

interface Others {
  readonly count: number;
  readonly words: readonly number[];
}

const saysAny = (pattern: RegExp, word: Word | undefined): boolean => pattern.test(word?.said ?? '');

/** In "three senior and two junior barbers" the three are barbers too. */
function othersBefore(words: readonly Word[], { at }: FoundSize): Others | null {
  const [grade, join] = [words[at - 2], words[at - 1]];
  const areGraded = saysAny(grades, grade) && saysAny(grades, words[at + 1]);
  const said =
    (areGraded || saysAny(ranks, grade)) && saysAny(joins, join) ? saidNumber(words, at - 3) : null;
  return said?.next === at - 2 ? { count: said.value, words: [at - 3, at - 2] } : null;
}

/** "Five associates and three partners". */
function othersAfter(words: readonly Word[], { at, counted = [at] }: FoundSize): Others | null {
  const join = Math.max(...counted) + 1;
  const said = saysAny(joins, words[join]) ? saidNumber(words, join + 1) : null;
  return said?.next === join + 2 && saysAny(ranks, words[said.next])
    ? { count: said.value, words: [join + 1, join + 2] }
    : null;
}

/** Of people alone. */
function withOthers(words: readonly Word[], one: FoundSize, kind: Kind | null): FoundSize {
  if (kind?.scale.unit !== 'people' || one.period !== null || one.isRoom) return one;
  if (!isOwnWord(kind, one.unit.stems) && countedIn(one.unit, null)?.unit !== 'people') return one;
  const others = othersBefore(words, one) ?? othersAfter(words, one);
  return others === null
    ? one
    : { ...one, count: one.count + others.count, words: [...others.words, ...one.words] };
}

interface KeptSizes {
  readonly sizes: readonly Size[];
  /** Words of those of which there is another already: 4 chairs, later 6 chairs. */
  readonly dropped: ReadonlySet<number>;
}

/** Of one trade beside each other: three senior barbers and two junior barbers are five, later five are not. */
function counted(
  words: readonly Word[],
  found: readonly FoundSize[],
  kind: Kind | null,
): readonly FoundSize[] {
  const sums: FoundSize[] = [];
  for (const each of found) {
    if (sums.at(-1)?.words.includes(each.at)) continue;
    const one = withOthers(words, each, kind);
    if (one.words.includes(sums.at(-1)?.at ?? -1)) sums.pop();
    const last = sums.at(-1);
    const between = words.slice(Math.max(...(last?.words ?? [one.at])) + 1, one.at);
    const isBeside = between.length > 0 && between.every(({ said }) => joins.test(said));
    const areAlike =
      isBeside &&
      kind !== null &&
      [last?.unit, one.unit].every((unit) => unit !== undefined && isOwnWord(kind, unit.stems)) &&
      [last, one].every((size) => size?.period === null && size.each === undefined) &&
      kind.scale.unit === 'people';
    if (last === undefined || !areAlike) sums.push(one);
    else sums.splice(-1, 1, { ...last, count: last.count + one.count, words: [...last.words, ...one.words] });
  }
  return sums;
}

export function sizesOf(
  said: readonly Word[],
  all: readonly FoundSize[],
  kinds: readonly Kind[],
  { words: [headAt = 0], named }: NamedKinds,
): KeptSizes {
  const [kind = null] = kinds;
  const found = counted(said, all, kind);
  const nearest = [...found].sort((one, other) => Math.abs(one.at - headAt) - Math.abs(other.at - headAt));
  const sizes: Size[] = [];
  const dropped: number[] = [];
  for (const one of nearest) {
    const part = partSizedBy(one, said, kinds, named);
    const read = sizeIn(one, part ?? kind);
    const size = read !== null && part !== null ? { ...read, of: part.id } : read;
    const other = sizes.find(({ unit, of }) => unit === size?.unit && of === size.of);
    if (size !== null && other === undefined) sizes.push(size);
    else if (other?.count !== size?.count || size === null) dropped.push(...one.words);
  }
  return { sizes, dropped: new Set(dropped) };
}
