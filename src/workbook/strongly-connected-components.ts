// Strongly connected components of a graph, dependencies first (Tarjan's algorithm, without recursion).

/** Not met yet. */
const unmet = -1;

/** A graph of vertices numbered from 0, in two lists rather than one for each vertex: a model has thousands and is searched at every key press. */
export class NumberedGraph {
  /** Where the reads of each vertex begin. */
  readonly #starts: number[] = [];
  readonly #reads: number[] = [];

  get size(): number {
    return this.#starts.length;
  }

  /** The reads added from now on are those of the next vertex. */
  addVertex(): void {
    this.#starts.push(this.#reads.length);
  }

  addRead(vertex: number): void {
    this.#reads.push(vertex);
  }

  startOf(vertex: number): number {
    return this.#starts[vertex] ?? this.#reads.length;
  }

  /** What is read at a place among all reads. */
  readAt(place: number): number {
    return this.#reads[place] ?? unmet;
  }
}

class ComponentSearch {
  readonly components: number[][] = [];
  readonly #graph: NumberedGraph;
  /** The order of discovery of each vertex. */
  readonly #orders: Int32Array;
  /** The earliest vertex reachable from each that belongs to no component yet. */
  readonly #lowest: Int32Array;
  /** Whether each belongs to no component yet. */
  readonly #isOpen: Uint8Array;
  /** The place of the read that is to be followed next. */
  readonly #places: Int32Array;
  readonly #open: number[] = [];
  readonly #path: number[] = [];
  #count = 0;

  constructor(graph: NumberedGraph) {
    this.#graph = graph;
    this.#orders = new Int32Array(graph.size).fill(unmet);
    this.#lowest = new Int32Array(graph.size);
    this.#isOpen = new Uint8Array(graph.size);
    this.#places = new Int32Array(graph.size);
  }

  from(start: number): void {
    if (this.#orders[start] !== unmet) return;
    this.#enter(start);
    for (let at = this.#path.at(-1); at !== undefined; at = this.#path.at(-1)) {
      const place = this.#places[at] ?? 0;
      if (place === this.#graph.startOf(at + 1)) {
        this.#leave(at);
        continue;
      }
      this.#places[at] = place + 1;
      const read = this.#graph.readAt(place);
      const order = this.#orders[read] ?? unmet;
      if (order === unmet) this.#enter(read);
      else if (this.#isOpen[read] === 1) this.#lower(at, order);
    }
  }

  #lower(vertex: number, order: number): void {
    if (order < (this.#lowest[vertex] ?? order)) this.#lowest[vertex] = order;
  }

  #enter(vertex: number): void {
    this.#orders[vertex] = this.#count;
    this.#lowest[vertex] = this.#count;
    this.#isOpen[vertex] = 1;
    this.#places[vertex] = this.#graph.startOf(vertex);
    this.#open.push(vertex);
    this.#path.push(vertex);
    this.#count += 1;
  }

  #leave(vertex: number): void {
    this.#path.pop();
    const lowest = this.#lowest[vertex] ?? unmet;
    if (lowest === this.#orders[vertex]) this.#close(vertex);
    const parent = this.#path.at(-1);
    if (parent !== undefined) this.#lower(parent, lowest);
  }

  /** What was met since the vertex is one component with it. */
  #close(vertex: number): void {
    const isAlone = this.#open.at(-1) === vertex;
    const members = isAlone ? [vertex] : this.#open.splice(this.#open.lastIndexOf(vertex));
    if (isAlone) this.#open.pop();
    for (const member of members) this.#isOpen[member] = 0;
    this.components.push(members);
  }
}

/** Each component after the components it reads. */
export function numberedComponents(graph: NumberedGraph): readonly (readonly number[])[] {
  const search = new ComponentSearch(graph);
  for (let start = 0; start < graph.size; start += 1) search.from(start);
  return search.components;
}

/** The strongly connected components of a graph, each after the components it reads. */
export function stronglyConnectedComponents<Key>(
  keys: Iterable<Key>,
  readsOf: (key: Key) => Iterable<Key>,
): readonly (readonly Key[])[] {
  const known = [...new Set(keys)];
  const numbers = new Map(known.map((key, number) => [key, number]));
  const graph = new NumberedGraph();
  // More become known on the way.
  for (const key of known) {
    graph.addVertex();
    for (const read of readsOf(key)) {
      const number = numbers.get(read) ?? known.push(read) - 1;
      numbers.set(read, number);
      graph.addRead(number);
    }
  }
  return numberedComponents(graph).map((group) => group.flatMap((vertex) => known.slice(vertex, vertex + 1)));
}
