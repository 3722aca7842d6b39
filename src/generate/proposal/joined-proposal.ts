// What is proposed for a change joins what was proposed before: what is new counts, and nothing of the rest is lost.
import { type FurtherLine, mostFurtherLines, mostMovedNumbers, type Proposal } from './proposal.ts';

/** Of two of the same key the later one counts, at the place of the first; beyond the most, the oldest go. */
function joined<Entry>(
  before: readonly Entry[],
  now: readonly Entry[],
  keyOf: (entry: Entry) => string,
  most: number,
): readonly Entry[] {
  const byKey = new Map([...before, ...now].map((entry) => [keyOf(entry), entry] as const));
  return [...byKey.values()].slice(-most);
}

const nameKey = ({ name }: FurtherLine): string => name.toLowerCase();

/** A proposal that says nothing changes nothing. */
export function joinedProposal(before: Proposal | undefined, now: Proposal): Proposal {
  if (!before) return now;
  return {
    kindIds: now.kindIds.length > 0 ? now.kindIds : before.kindIds,
    countryId: now.countryId ?? before.countryId,
    size: now.size ?? before.size,
    numbers: joined(
      before.numbers,
      now.numbers,
      ({ line, figure }) => JSON.stringify([line, figure]),
      mostMovedNumbers,
    ),
    lines: joined(before.lines, now.lines, nameKey, mostFurtherLines),
  };
}
