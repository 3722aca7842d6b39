// The order in which formulas are calculated, dependencies first; and the cycles that have no such order.
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import type { Work } from '../../work/work.ts';
import type { CellGrid } from '../runtime/cell-grid.ts';
import { IntList } from './int-list.ts';
import { RangeNodes } from './range-nodes.ts';

export interface CalculationOrder {
  /** Numbers of the cells with formulas. */
  readonly ids: Int32Array;
  readonly cycles: readonly (readonly number[])[];
  /** Whether all formulas found their place; the others come in the order of the sheets. */
  readonly isWhole: boolean;
}

/** Finds strongly connected cells (Tarjan), with its own stack: a chain of formulas may be a million long. */
class DepthFirstSearch {
  readonly placed = new IntList();
  readonly cycles: number[][] = [];
  private readonly grid: CellGrid;
  private readonly cellOf: readonly (FormulaCell | undefined)[];
  private readonly nodes: RangeNodes;
  /** By the number of a cell or node. 0: not met; -1: has its place; else when it was met. */
  private readonly met = new IntList();
  private readonly low = new IntList();
  private readonly open = new IntList();
  /** The steps in progress: of each its cell or node, and where what it waits for begins in `waiting`, last one first. */
  private readonly steps = new IntList();
  private readonly starts = new IntList();
  private readonly waiting = new IntList();
  private count = 0;

  constructor(grid: CellGrid, cellOf: readonly (FormulaCell | undefined)[]) {
    this.grid = grid;
    this.cellOf = cellOf;
    this.nodes = new RangeNodes(grid);
    this.reach(grid.cells.length - 1);
  }

  get looks(): number {
    return this.count + this.nodes.looks;
  }

  get isFull(): boolean {
    return this.nodes.isFull;
  }

  /** Goes on until the root has its place, or the steps are used up. */
  start(root: number, mostLooks: number): void {
    if (this.met.at(root) !== 0) return;
    this.enter(root);
    while (this.steps.count > 0 && this.looks <= mostLooks && !this.isFull) {
      const id = this.steps.at(this.steps.count - 1);
      if (this.waiting.count === this.starts.at(this.starts.count - 1)) this.leave(id);
      else {
        const child = this.waiting.pop();
        if (this.met.at(child) === 0) this.enter(child);
        else if (this.met.at(child) > 0) this.lower(id, this.met.at(child));
      }
    }
  }

  private reach(node: number): void {
    while (this.met.count <= node) {
      this.met.push(0);
      this.low.push(0);
    }
  }

  private lower(id: number, low: number): void {
    if (low < this.low.at(id)) this.low.set(id, low);
  }

  private enter(id: number): void {
    this.count += 1;
    this.met.set(id, this.count);
    this.low.set(id, this.count);
    this.open.push(id);
    this.steps.push(id);
    const start = this.waiting.count;
    this.starts.push(start);
    const see = (node: number): void => {
      this.reach(node);
      const met = this.met.at(node);
      if (met === 0) this.waiting.push(node);
      else if (met > 0) this.lower(id, met);
    };
    if (id >= this.grid.cells.length) this.nodes.seeParts(id, see);
    else this.seeReads(id, see);
    this.turn(start);
  }

  private seeReads(id: number, see: (node: number) => void): void {
    const { grid, nodes } = this;
    this.cellOf[id]?.someRead((sheet, firstLine, firstColumn, lastLine, lastColumn) => {
      if (firstLine === lastLine && firstColumn === lastColumn) {
        const only = grid.idAt(sheet, firstLine, firstColumn);
        if (only >= 0 && grid.cells[only]?.formula !== null) see(only);
      } else nodes.seeRange(sheet, firstLine, firstColumn, lastLine, lastColumn, see);
      return nodes.isFull;
    });
  }

  /** What was seen first is taken first. */
  private turn(start: number): void {
    const { waiting } = this;
    for (let low = start, high = waiting.count - 1; low < high; low += 1, high -= 1) {
      const first = waiting.at(low);
      waiting.set(low, waiting.at(high));
      waiting.set(high, first);
    }
  }

  private leave(id: number): void {
    this.steps.pop();
    this.starts.pop();
    if (this.steps.count > 0) this.lower(this.steps.at(this.steps.count - 1), this.low.at(id));
    if (this.low.at(id) === this.met.at(id)) this.close(id);
  }

  /** All cells met since `root` read one another, or it stands alone. */
  private close(root: number): void {
    const members: number[] = [];
    let id: number;
    do {
      id = this.open.pop();
      if (id < this.grid.cells.length) members.push(id);
      this.met.set(id, -1);
    } while (id !== root);
    members.reverse();
    const [first] = members;
    if (first !== undefined && (members.length > 1 || this.readsItself(first))) this.cycles.push(members);
    for (const member of members) this.placed.push(member);
  }

  private readsItself(id: number): boolean {
    const own = this.cellOf[id];
    if (!own) return false;
    const { line, column } = own.cell;
    return own.someRead(
      (sheet, firstLine, firstColumn, lastLine, lastColumn) =>
        sheet === own.sheet &&
        line >= firstLine &&
        line <= lastLine &&
        column >= firstColumn &&
        column <= lastColumn,
    );
  }
}

export function calculationOrder(
  grid: CellGrid,
  cellOf: readonly (FormulaCell | undefined)[],
  work: Work,
): CalculationOrder {
  const search = new DepthFirstSearch(grid, cellOf);
  const mostLooks = Math.min(work.limits.orderSteps, work.left);
  const roots = [...grid.cells.keys()].filter((id) => grid.cells[id]?.formula !== null);
  for (const id of roots) {
    search.start(id, mostLooks);
    if (search.looks > mostLooks || search.isFull) break;
  }
  work.add(search.looks);
  const { placed, cycles } = search;
  if (placed.count === roots.length) return { ids: placed.toArray(), cycles, isWhole: true };
  const isPlaced = new Set(placed.toArray());
  for (const id of roots) if (!isPlaced.has(id)) placed.push(id);
  return { ids: placed.toArray(), cycles, isWhole: false };
}
