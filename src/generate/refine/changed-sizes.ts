// Settles sizes that are said by those there are, each to the parts of the business that it is said of.
import type { Part } from '../business/business.ts';
import type { Word } from '../understand/words/words.ts';
import { oneOf, type RelativeSize } from './relative-sizes.ts';
import { isRemark, type Remark } from './remarks.ts';
import {
  changedSize,
  type Fitting,
  fittingOf,
  nearestOf,
  noSizes,
  type ReadSizes,
  type SizedParts,
  staffOf,
} from './wished-sizes.ts';

const wholePart = ({ kind }: Pick<Part, 'kind'>): Fitting => ({
  ...{ kind, size: { unit: kind.scale.unit, count: 1 }, each: 1 },
});

/** The parts that it is said of; the trade and what was said of the others where it is said of the whole business. */
function partsOf(
  one: RelativeSize,
  words: readonly Word[],
  sized: SizedParts,
): readonly (Fitting | Remark)[] {
  const { unit, at, segment, isOfAll, change } = one;
  if (unit) {
    const found = oneOf(unit, at);
    const fitting = fittingOf(found, sized.kinds);
    const nearest = nearestOf(fitting, found, words, sized) ?? fitting[0] ?? staffOf(found, sized);
    return nearest ? [nearest] : [];
  }
  const named = sized.kinds.filter((kind) => sized.named.get(kind)?.some((place) => segment.includes(place)));
  if (named.length > 0) return named.map((kind) => wholePart({ kind }));
  const there = sized.parts.filter(({ kind }) => sized.kinds.includes(kind));
  const isWhole = 'times' in change;
  return isOfAll
    ? there.filter(({ isSizeSaid }, index) => index === 0 || (isWhole && isSizeSaid === true)).map(wholePart)
    : [];
}

export function changedSizes(
  relatives: readonly RelativeSize[],
  words: readonly Word[],
  sized: SizedParts,
): ReadSizes {
  return relatives.reduce<ReadSizes>((read, one) => {
    const parts = partsOf(one, words, sized);
    const changed = parts.map((part) => (isRemark(part) ? part : changedSize(part, one.change, sized.parts)));
    const sizes = changed.flatMap((size) => (isRemark(size) ? [] : [size]));
    const isNew = sizes.every(({ kind }) => !read.sizes.some((size) => size.kind === kind));
    if (parts.length === 0 || !isNew) return read;
    return {
      sizes: [...read.sizes, ...sizes],
      remarks: [...read.remarks, ...changed.filter(isRemark)],
      words: [...read.words, ...one.words],
    };
  }, noSizes);
}
