// Strongly connected components of a graph, dependencies first (Tarjan's algorithm, without recursion).

interface Vertex<Key> {
  readonly key: Key;
  /** The order of discovery. */
  readonly order: number;
  /** The earliest vertex reachable from here that belongs to no component yet. */
  lowest: number;
  /** Whether it belongs to no component yet. */
  isOpen: boolean;
  readonly reads: readonly Key[];
  /** How many of its reads have been followed. */
  followed: number;
}

/** The strongly connected components of a graph, each after the components it reads. */
export function stronglyConnectedComponents<Key>(
  keys: Iterable<Key>,
  readsOf: (key: Key) => readonly Key[],
): readonly (readonly Key[])[] {
  const vertices = new Map<Key, Vertex<Key>>();
  const open: Vertex<Key>[] = [];
  const components: Key[][] = [];

  const enter = (key: Key): Vertex<Key> => {
    const order = vertices.size;
    const visit = { key, order, lowest: order, isOpen: true, reads: readsOf(key), followed: 0 };
    vertices.set(key, visit);
    open.push(visit);
    return visit;
  };
  const close = (visit: Vertex<Key>): void => {
    if (visit.lowest !== visit.order) return;
    const members = open.splice(open.lastIndexOf(visit));
    for (const member of members) member.isOpen = false;
    components.push(members.map(({ key }) => key));
  };

  for (const start of keys) {
    if (vertices.has(start)) continue;
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
      const target = vertices.get(read);
      if (target === undefined) path.push(enter(read));
      else if (target.isOpen) visit.lowest = Math.min(visit.lowest, target.order);
    }
  }
  return components;
}
