// Which line of a list a key moves to.

/** The list wraps around, save by pages; undefined for any other key. */
export function afterKey(key: string, at: number, count: number, page: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + page, count - 1);
  if (key === 'PageUp') return Math.max(at - page, 0);
  return undefined;
}
