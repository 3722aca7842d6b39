// Keeps one number of each unit of the sizes of a line: that nearest the trade, and the sum of those of one trade.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Word } from '../words/words.ts';
import { isOwnWord } from './counted-as.ts';
import { saidNumber } from './numbers.ts';
import { type NamedKinds, partSizedBy } from './part-sized.ts';
import { type Size, sizeIn } from './size-in-kind.ts';
import type { FoundSize } from './sizes.ts';

const joins = /^(?:and|plus|и|плюс|,|&)$/u;

/** With which people of one trade are told apart. */
const grades = /^(?:senior|junior|middle|старш|младш|ведущ)/u;

/** In "three senior and two junior barbers" the three are barbers too. */
function ofOtherGrade(
  words: readonly Word[],
  { at }: FoundSize,
): { readonly count: number; readonly at: number } {
  const [before, grade, join] = [words[at - 3], words[at - 2], words[at - 1]];
  const isGraded = [grade, words[at + 1]].every((word) => grades.test(word?.said ?? ''));
  const said = before && isGraded && joins.test(join?.said ?? '') ? saidNumber(words, at - 3) : null;
  return { count: said?.next === at - 2 ? said.value : 0, at: at - 3 };
}

/** Of people alone. */
function withOtherGrade(words: readonly Word[], one: FoundSize, kind: Kind | null): FoundSize {
  if (kind?.scale.unit !== 'people' || !isOwnWord(kind, one.unit.stems) || one.period !== null) return one;
  const other = ofOtherGrade(words, one);
  return other.count === 0
    ? one
    : { ...one, count: one.count + other.count, words: [other.at, ...one.words] };
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
    const one = withOtherGrade(words, each, kind);
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
