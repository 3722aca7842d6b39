// Groups rows that depend on one another, each group after everything it reads (Tarjan's algorithm, without recursion).

interface Visit<Key> {
  readonly key: Key;
  readonly next: Iterator<Key>;
}

/** The strongly connected components of a graph, what is read before what reads it. */
export function components<Key>(
  keys: Iterable<Key>,
  readsOf: (key: Key) => Iterable<Key>,
): readonly (readonly Key[])[] {
  const order = new Map<Key, number>();
  const lowest = new Map<Key, number>();
  const open: Key[] = [];
  const isOpen = new Set<Key>();
  const found: Key[][] = [];

  const enter = (key: Key): Visit<Key> => {
    order.set(key, order.size);
    lowest.set(key, order.size - 1);
    open.push(key);
    isOpen.add(key);
    return { key, next: readsOf(key)[Symbol.iterator]() };
  };
  const lower = (key: Key, to: number): void => {
    lowest.set(key, Math.min(lowest.get(key) ?? to, to));
  };
  const close = (key: Key): void => {
    if (lowest.get(key) !== order.get(key)) return;
    const members = open.splice(open.lastIndexOf(key));
    for (const member of members) isOpen.delete(member);
    found.push(members);
  };

  for (const start of keys) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const step = visit.next.next();
      if (step.done) {
        path.pop();
        close(visit.key);
        const parent = path.at(-1);
        if (parent) lower(parent.key, lowest.get(visit.key) ?? 0);
      } else if (!order.has(step.value)) {
        path.push(enter(step.value));
      } else if (isOpen.has(step.value)) {
        lower(visit.key, order.get(step.value) ?? 0);
      }
    }
  }
  return found;
}
