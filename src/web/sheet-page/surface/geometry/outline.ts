// The groups of lines that a sheet can fold away, each with the line that its sign stands on.
import type { RowView } from '#render/sheet-view/sheet-view.ts';

export interface LineGroup {
  /** The line with its sign: the one right above, or right below where sums stand under their parts. */
  readonly owner: number;
  readonly first: number;
  readonly last: number;
  /** 1 is the outermost. */
  readonly level: number;
}

function spansAt(rows: readonly RowView[], level: number): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let first = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const isInside = (rows[index]?.outline ?? 0) >= level;
    if (isInside && first === 0) first = index + 1;
    if (isInside || first === 0) continue;
    spans.push([first, index]);
    first = 0;
  }
  return spans;
}

/** `isTotal` tells whether a line sums up what stands above it. */
export function lineGroups(
  rows: readonly RowView[],
  isTotal: (line: number) => boolean,
): readonly LineGroup[] {
  const deepest = rows.reduce((most, { outline }) => Math.max(most, outline), 0);
  const groups: LineGroup[] = [];
  for (let level = 1; level <= deepest; level += 1) {
    for (const [first, last] of spansAt(rows, level)) {
      const isBelow = first === 1 || isTotal(last + 1);
      groups.push({ owner: isBelow ? last + 1 : first - 1, first, last, level });
    }
  }
  return groups;
}

export const isFoldedAway = (
  line: number,
  groups: readonly LineGroup[],
  folded: ReadonlySet<LineGroup>,
): boolean => groups.some((group) => folded.has(group) && line >= group.first && line <= group.last);
