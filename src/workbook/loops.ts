// Groups rows that depend on one another, each group after everything it reads (Tarjan's algorithm, without recursion).

interface Visit<Key> {
  readonly key: Key;
  /** Counted in the order of first sight. */
  readonly order: number;
  /** The earliest key that is reached from here and belongs to no group yet. */
  lowest: number;
  /** It belongs to no group yet. */
  isOpen: boolean;
  readonly reads: readonly Key[];
  /** How many of them have been followed. */
  followed: number;
}

/** The strongly connected components of a graph, what is read before what reads it. */
export function components<Key>(
  keys: Iterable<Key>,
  readsOf: (key: Key) => readonly Key[],
): readonly (readonly Key[])[] {
  const seen = new Map<Key, Visit<Key>>();
  const open: Visit<Key>[] = [];
  const found: Key[][] = [];

  const enter = (key: Key): Visit<Key> => {
    const order = seen.size;
    const visit = { key, order, lowest: order, isOpen: true, reads: readsOf(key), followed: 0 };
    seen.set(key, visit);
    open.push(visit);
    return visit;
  };
  const close = (visit: Visit<Key>): void => {
    if (visit.lowest !== visit.order) return;
    const members = open.splice(open.lastIndexOf(visit));
    for (const member of members) member.isOpen = false;
    found.push(members.map(({ key }) => key));
  };

  for (const start of keys) {
    if (seen.has(start)) continue;
    const path = [enter(start)];
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const read = visit.reads[visit.followed];
      visit.followed += 1;
      if (read === undefined) {
        path.pop();
        close(visit);
        const parent = path.at(-1);
        if (parent) parent.lowest = Math.min(parent.lowest, visit.lowest);
        continue;
      }
      const target = seen.get(read);
      if (target === undefined) path.push(enter(read));
      else if (target.isOpen) visit.lowest = Math.min(visit.lowest, target.order);
    }
  }
  return found;
}
