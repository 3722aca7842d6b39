// Shortens two lists of numbers to where they differ, so that a change in the twentieth period is visible.

const shownCount = 4;
const more = '…';

/** Numbers typed for each period, "10;20;30". */
export function shortNumbers(one: string, other: string): readonly [string, string] {
  const [first, second] = [cellsOf(one), cellsOf(other)];
  const longest = Math.max(first.length, second.length);
  const place = Array.from({ length: longest }).findIndex((_, index) => first[index] !== second[index]);
  // Short lists are shown whole; in long ones the number before the first difference shows where it is.
  const from = longest <= shownCount ? 0 : Math.max(0, place - 1);
  return [cut(first, from), cut(second, from)];
}

const cellsOf = (text: string): readonly string[] => text.split(';').map((cell) => cell.trim());

function cut(cells: readonly string[], from: number): string {
  // The last number applies to all periods after it.
  const start = Math.min(from, cells.length - 1);
  const shown = cells.slice(start, start + shownCount);
  const hasMore = start + shownCount < cells.length;
  return [...(start > 0 ? [more] : []), ...shown, ...(hasMore ? [more] : [])].join('; ');
}
