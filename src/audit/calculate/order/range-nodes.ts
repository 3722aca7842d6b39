// Stands in for the cells of long ranges: formulas that read the same cells share a few nodes rather than an edge to each cell.
import type { CellGrid } from '../runtime/cell-grid.ts';

/** A range of so many cells or fewer is gone through cell by cell. */
const smallRange = 64;

/** Lines, or cells of a line, at the bottom of a tree of nodes. */
const blockSize = 16;

/** More of them would fill the memory; the order is then left open. */
const mostNodes = 4_000_000;

/** A tree's nodes are numbered from its top, which is 1; those of a tree stay below this. */
const nodesPerTree = 2 ** 18;

type See = (node: number) => void;

interface RangeTree {
  /** How many nodes stand at the bottom, a power of two. */
  readonly bottoms: number;
  /** Of what the tree halves: cells in their order, or lines of a sheet. */
  readonly count: number;
  readonly lines: {
    readonly sheet: number;
    readonly firstColumn: number;
    readonly lastColumn: number;
  } | null;
}

function treeOf(count: number, lines: RangeTree['lines']): RangeTree {
  let bottoms = 1;
  while (bottoms * blockSize < count) bottoms *= 2;
  return { bottoms, count, lines };
}

/** Nodes are numbered on from the cells. */
export class RangeNodes {
  private readonly grid: CellGrid;
  private readonly cellCount: number;
  private readonly trees: RangeTree[];
  private readonly treeByColumns = new Map<string, number>();
  private readonly numbers = new Map<number, number>();
  private readonly places: number[] = [];
  /** Cells and nodes seen so far. */
  looks = 0;

  constructor(grid: CellGrid) {
    this.grid = grid;
    this.cellCount = grid.cells.length;
    this.trees = [treeOf(this.cellCount, null)];
  }

  get isFull(): boolean {
    return this.places.length >= mostNodes;
  }

  /** What a range comes to: cells with formulas, and nodes. */
  seeRange(
    sheet: number,
    firstLine: number,
    firstColumn: number,
    lastLine: number,
    lastColumn: number,
    see: See,
  ): void {
    const [from, to] = this.grid.linePlaces(sheet, firstLine, lastLine);
    if (from > to) return;
    const isSmall = (to - from + 1) * (lastColumn - firstColumn + 1) <= smallRange;
    if (isSmall || to - from < blockSize) {
      for (let place = from; place <= to; place += 1)
        this.seeLine(sheet, place, firstColumn, lastColumn, see);
      return;
    }
    const key = `${sheet}:${firstColumn}:${lastColumn}`;
    const known = this.treeByColumns.get(key);
    const tree = known ?? this.trees.length;
    if (known === undefined) {
      this.trees.push(treeOf(this.grid.linesOf(sheet), { sheet, firstColumn, lastColumn }));
      this.treeByColumns.set(key, tree);
    }
    this.seeSpan(tree, from, to, see);
  }

  /** What a node stands for. */
  seeParts(node: number, see: See): void {
    const place = this.places[node - this.cellCount] ?? 0;
    const [tree, at] = [Math.floor(place / nodesPerTree), place % nodesPerTree];
    const { bottoms, count } = this.trees[tree] ?? this.trees[0] ?? treeOf(0, null);
    if (at < bottoms) {
      this.seeNode(tree, 2 * at, see);
      this.seeNode(tree, 2 * at + 1, see);
      return;
    }
    const first = (at - bottoms) * blockSize;
    this.seeSingles(tree, first, Math.min(count, first + blockSize) - 1, see);
  }

  private seeLine(sheet: number, place: number, firstColumn: number, lastColumn: number, see: See): void {
    const [first, last] = this.grid.cellsOfLine(sheet, place, firstColumn, lastColumn);
    this.looks += 1;
    if (last - first < smallRange) this.seeSingles(0, first, last, see);
    else this.seeSpan(0, first, last, see);
  }

  /** Whole blocks as nodes, what is left at both ends one by one. */
  private seeSpan(tree: number, from: number, to: number, see: See): void {
    const { bottoms } = this.trees[tree] ?? treeOf(0, null);
    const firstBlock = Math.ceil(from / blockSize);
    const endBlock = Math.floor((to + 1) / blockSize);
    if (firstBlock >= endBlock) {
      this.seeSingles(tree, from, to, see);
      return;
    }
    this.seeSingles(tree, from, firstBlock * blockSize - 1, see);
    let [low, high] = [firstBlock + bottoms, endBlock + bottoms];
    for (; low < high; low = Math.floor(low / 2), high = Math.floor(high / 2)) {
      if (low % 2 === 1) {
        this.seeNode(tree, low, see);
        low += 1;
      }
      if (high % 2 === 1) {
        high -= 1;
        this.seeNode(tree, high, see);
      }
    }
    this.seeSingles(tree, endBlock * blockSize, to, see);
  }

  private seeSingles(tree: number, from: number, to: number, see: See): void {
    const lines = this.trees[tree]?.lines;
    for (let at = from; at <= to; at += 1) {
      this.looks += 1;
      if (lines) this.seeLine(lines.sheet, at, lines.firstColumn, lines.lastColumn, see);
      else if (this.grid.cells[at]?.formula !== null) see(at);
    }
  }

  private seeNode(tree: number, at: number, see: See): void {
    const key = tree * nodesPerTree + at;
    this.looks += 1;
    let node = this.numbers.get(key);
    if (node === undefined) {
      if (this.isFull) return;
      node = this.cellCount + this.places.length;
      this.numbers.set(key, node);
      this.places.push(key);
    }
    see(node);
  }
}
