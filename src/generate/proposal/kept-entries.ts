// Finds which of several entries can be kept together, by trying groups that are halved until the one to blame stands alone.

export interface Kept<Entry> {
  readonly kept: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** What is not tried any more after so many trials is left out. */
export const mostTrials = 12;

/** All of them together are known not to do; earlier ones come first. */
export function keptEntries<Entry>(
  entries: readonly Entry[],
  isGood: (entries: readonly Entry[]) => boolean,
): Kept<Entry> {
  let kept: readonly Entry[] = [];
  const leftOut: Entry[] = [];
  let trials = 0;
  const isGoodWith = (group: readonly Entry[]): boolean => {
    trials += 1;
    return trials <= mostTrials && isGood([...kept, ...group]);
  };
  const divide = (group: readonly Entry[]): void => {
    if (group.length < 2) {
      leftOut.push(...group);
      return;
    }
    const half = Math.ceil(group.length / 2);
    const [first, second] = [group.slice(0, half), group.slice(half)];
    const before = kept.length;
    take(first);
    // With all of the first, the second is what was known not to do.
    if (kept.length === before + first.length) divide(second);
    else take(second);
  };
  const take = (group: readonly Entry[]): void => {
    if (isGoodWith(group)) kept = [...kept, ...group];
    else divide(group);
  };
  divide(entries);
  return { kept, leftOut };
}
