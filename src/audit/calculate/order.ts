// The order in which formulas are calculated: each after those it reads; and the circles that have no such order.
import type { Read } from '../formulas/formula-index.ts';
import type { Grid } from './grid.ts';

export interface Order {
  /** Numbers of the cells with formulas. */
  readonly ids: Int32Array;
  readonly circles: readonly (readonly number[])[];
}

interface Step {
  readonly id: number;
  /** Formulas that the cell reads and that had no place yet when it was met. */
  readonly waiting: readonly number[];
  next: number;
}

/** A range this large is remembered once all of it has its place, as many formulas read the same one or a longer one. */
const rememberedCells = 16;

/** Finds strongly connected cells (Tarjan), with its own stack: a chain of formulas may be a million long. */
class Walk {
  readonly placed: number[] = [];
  readonly circles: number[][] = [];
  private readonly grid: Grid;
  private readonly readsOf: (id: number) => readonly Read[] | undefined;
  /** 0: not met; -1: has its place; else when it was met. */
  private readonly met: Int32Array;
  private readonly low: Int32Array;
  private readonly open: number[] = [];
  /** How far down a range from there has its place, by where it begins. */
  private readonly settled = new Map<string, number>();
  private count = 0;

  constructor(grid: Grid, readsOf: (id: number) => readonly Read[] | undefined) {
    this.grid = grid;
    this.readsOf = readsOf;
    this.met = new Int32Array(grid.cells.length);
    this.low = new Int32Array(grid.cells.length);
  }

  start(root: number): void {
    if (this.met[root] !== 0) return;
    const steps: Step[] = [this.enter(root)];
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      const child = step.waiting[step.next];
      step.next += 1;
      if (child === undefined) {
        steps.pop();
        const parent = steps.at(-1);
        if (parent) this.lower(parent.id, this.low[step.id] ?? 0);
        if (this.low[step.id] === this.met[step.id]) this.close(step.id);
      } else if (this.met[child] === 0) steps.push(this.enter(child));
      else if ((this.met[child] ?? -1) > 0) this.lower(step.id, this.met[child] ?? 0);
    }
  }

  private lower(id: number, low: number): void {
    this.low[id] = Math.min(this.low[id] ?? 0, low);
  }

  private enter(id: number): Step {
    this.count += 1;
    this.met[id] = this.count;
    this.low[id] = this.count;
    this.open.push(id);
    const waiting: number[] = [];
    for (const read of this.readsOf(id) ?? []) this.collect(read, waiting);
    return { id, waiting, next: 0 };
  }

  private collect({ sheet, area }: Read, waiting: number[]): void {
    const cellCount = (area.lastLine - area.firstLine + 1) * (area.lastColumn - area.firstColumn + 1);
    if (cellCount === 1) {
      const id = this.grid.idAt(sheet, area.firstLine, area.firstColumn);
      if (id >= 0 && this.isWaitedFor(id)) waiting.push(id);
      return;
    }
    const key =
      cellCount >= rememberedCells ? `${sheet}:${area.firstLine}:${area.firstColumn}:${area.lastColumn}` : '';
    const firstLine = Math.max(area.firstLine, (this.settled.get(key) ?? 0) + 1);
    if (firstLine > area.lastLine) return;
    const before = waiting.length;
    this.grid.visit(sheet, { ...area, firstLine }, (id) => {
      if (this.isWaitedFor(id)) waiting.push(id);
      return false;
    });
    if (key !== '' && waiting.length === before) this.settled.set(key, area.lastLine);
  }

  private readonly isWaitedFor = (id: number): boolean =>
    this.met[id] !== -1 && this.grid.cells[id]?.formula !== null;

  /** All cells met since `root` read one another, or it stands alone. */
  private close(root: number): void {
    const members: number[] = [];
    for (let id = this.open.pop(); id !== undefined; id = this.open.pop()) {
      members.push(id);
      this.met[id] = -1;
      if (id === root) break;
    }
    members.reverse();
    if (members.length > 1 || this.readsItself(root)) this.circles.push(members);
    for (const id of members) this.placed.push(id);
  }

  private readsItself(id: number): boolean {
    const cell = this.grid.cells[id];
    const sheet = this.grid.sheetOf[id];
    return (this.readsOf(id) ?? []).some(
      (read) =>
        cell !== undefined &&
        read.sheet === sheet &&
        cell.line >= read.area.firstLine &&
        cell.line <= read.area.lastLine &&
        cell.column >= read.area.firstColumn &&
        cell.column <= read.area.lastColumn,
    );
  }
}

export function orderOf(grid: Grid, readsOf: (id: number) => readonly Read[] | undefined): Order {
  const walk = new Walk(grid, readsOf);
  for (const [id, cell] of grid.cells.entries()) if (cell.formula !== null) walk.start(id);
  return { ids: Int32Array.from(walk.placed), circles: walk.circles };
}
