// Shortens lists of numbers to where they differ, so that a change in the twentieth period is visible.

const shownCount = 4;
const more = '…';

/** Numbers typed for each period, "10;20;30". */
export function shortNumbers(one: string, other: string): readonly [string, string] {
  const [first = '', second = ''] = shortLists([one, other]);
  return [first, second];
}

/** The same for any count of such lists. */
export function shortLists(texts: readonly string[]): readonly string[] {
  const lists = texts.map(cellsOf);
  const longest = Math.max(...lists.map(({ length }) => length));
  const place = Array.from({ length: longest }).findIndex((_, index) =>
    lists.some((cells) => cells[index] !== lists[0]?.[index]),
  );
  // Short lists are shown whole; in long ones the number before the first difference shows where it is.
  const from = longest <= shownCount ? 0 : Math.max(0, place - 1);
  return lists.map((cells) => cut(cells, from));
}

const cellsOf = (text: string): readonly string[] => text.split(';').map((cell) => cell.trim());

function cut(cells: readonly string[], from: number): string {
  // The last number applies to all periods after it.
  const start = Math.min(from, cells.length - 1);
  const shown = cells.slice(start, start + shownCount);
  const hasMore = start + shownCount < cells.length;
  return [...(start > 0 ? [more] : []), ...shown, ...(hasMore ? [more] : [])].join('; ');
}
