// Tells of which business beside the trade a size is said: the one named last before it, or which it stands just before.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Word } from '../words/words.ts';
import { sizeIn } from './size-in-kind.ts';
import type { FoundSize } from './sizes.ts';

export interface NamedKinds {
  /** The words that say the trade. */
  readonly words: readonly number[];
  /** Those of each kind, by its id. */
  readonly named?: ReadonlyMap<string, readonly number[]>;
}

const isCountedSo = (kind: Kind, found: FoundSize): boolean => sizeIn(found, kind)?.unit === kind.scale.unit;

/** “50-seat restaurant”: in English, for a Russian size stands behind. */
const isJustBefore = (end: number, named: readonly number[], words: readonly Word[]): boolean =>
  named.includes(end + 1) && /^[a-z]/u.test(words[end + 1]?.form ?? '');

/** Null where it is that of the trade, or no other that is counted so is named nearer. */
export function partSizedBy(
  found: FoundSize,
  words: readonly Word[],
  kinds: readonly Kind[],
  named: NamedKinds['named'],
): Kind | null {
  const [head, ...others] = kinds;
  if (head === undefined || named === undefined) return null;
  const end = Math.max(found.at, ...found.words);
  const before = others.find((kind) => isJustBefore(end, named.get(kind.id) ?? [], words));
  if (before !== undefined) return isCountedSo(before, found) ? before : null;
  const lastOf = ({ id }: Kind): number =>
    Math.max(-1, ...(named.get(id) ?? []).filter((at) => at < found.at));
  const [last] = [...kinds].sort((one, other) => lastOf(other) - lastOf(one));
  if (last === undefined || last === head || lastOf(last) < 0 || !isCountedSo(last, found)) return null;
  const isApart = words.slice(lastOf(last), found.at).some(({ type }) => type === 'mark');
  return isApart ? null : last;
}
