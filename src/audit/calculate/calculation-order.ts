// The order in which formulas are calculated, dependencies first; and the cycles that have no such order.
import type { Area } from '../book/book.ts';
import type { FormulaCell } from '../formulas/indexing/formula-index.ts';
import type { CellGrid } from './runtime/cell-grid.ts';

export interface CalculationOrder {
  /** Numbers of the cells with formulas. */
  readonly ids: Int32Array;
  readonly cycles: readonly (readonly number[])[];
}

interface VisitStep {
  readonly id: number;
  /** Formulas that the cell reads and that had no place yet when it was met. */
  readonly waiting: readonly number[];
  next: number;
}

const none: readonly number[] = [];

/** A range this large is remembered once all of it has its place, as many formulas read the same one or a longer one. */
const rememberedCells = 16;

/** Finds strongly connected cells (Tarjan), with its own stack: a chain of formulas may be a million long. */
class DepthFirstSearch {
  readonly placed: number[] = [];
  readonly cycles: number[][] = [];
  private readonly grid: CellGrid;
  private readonly cellOf: readonly (FormulaCell | undefined)[];
  /** 0: not met; -1: has its place; else when it was met. */
  private readonly met: Int32Array;
  private readonly low: Int32Array;
  private readonly open: number[] = [];
  /** How far down a range from there has its place, by where it begins. */
  private readonly settled = new Map<string, number>();
  private count = 0;

  constructor(grid: CellGrid, cellOf: readonly (FormulaCell | undefined)[]) {
    this.grid = grid;
    this.cellOf = cellOf;
    this.met = new Int32Array(grid.cells.length);
    this.low = new Int32Array(grid.cells.length);
  }

  start(root: number): void {
    if (this.met[root] !== 0) return;
    const steps: VisitStep[] = [this.enter(root)];
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

  private enter(id: number): VisitStep {
    this.count += 1;
    this.met[id] = this.count;
    this.low[id] = this.count;
    this.open.push(id);
    let waiting: number[] | null = null;
    this.cellOf[id]?.someRead((sheet, firstLine, firstColumn, lastLine, lastColumn) => {
      const isOne = firstLine === lastLine && firstColumn === lastColumn;
      const only = isOne ? this.grid.idAt(sheet, firstLine, firstColumn) : -1;
      if (isOne && (only < 0 || !this.isWaitedFor(only))) return false;
      waiting ??= [];
      if (isOne) waiting.push(only);
      else this.collect(sheet, { firstLine, firstColumn, lastLine, lastColumn }, waiting);
      return false;
    });
    return { id, waiting: waiting ?? none, next: 0 };
  }

  private collect(sheet: number, area: Area, waiting: number[]): void {
    const cellCount = (area.lastLine - area.firstLine + 1) * (area.lastColumn - area.firstColumn + 1);
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
    if (members.length > 1 || this.readsItself(root)) this.cycles.push(members);
    for (const id of members) this.placed.push(id);
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
): CalculationOrder {
  const search = new DepthFirstSearch(grid, cellOf);
  for (const [id, cell] of grid.cells.entries()) if (cell.formula !== null) search.start(id);
  return { ids: Int32Array.from(search.placed), cycles: search.cycles };
}
