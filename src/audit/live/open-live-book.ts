// Opens a workbook for changes with the values that it comes with; nothing is calculated before something changes.
import { lastPossibleColumn, lastPossibleLine } from '../book/address.ts';
import type { CellValue } from '../book/book.ts';
import { longestText } from '../calculate/values/coerce.ts';
import { Work } from '../work/work.ts';
import { limitsFor } from '../work/work-limits.ts';
import { CalculationPlan } from './calculation-plan.ts';
import { isWorthAnotherTry, shownFor } from './faults.ts';
import { FormulaRunner } from './formula-runner.ts';
import type {
  CellContent,
  CellEdit,
  CellTrace,
  FormulaFault,
  LiveBook,
  LiveCell,
  LiveSource,
  LiveSurroundings,
} from './live-book.ts';
import { isSameValue, LiveCalculation } from './live-calculation.ts';
import { LiveFormulas } from './live-formulas.ts';
import { LiveGrid } from './live-grid.ts';

const isInside = ({ line, column }: LiveCell): boolean =>
  line >= 1 && line <= lastPossibleLine && column >= 1 && column <= lastPossibleColumn;

const keyOf = ({ sheet, line, column }: LiveCell): string => `${sheet}:${line}:${column}`;

class OpenBook implements LiveBook {
  private readonly source: LiveSource;
  private readonly surroundings: LiveSurroundings;
  private readonly cells: LiveGrid;
  private formulas: LiveFormulas | null = null;
  private plan: CalculationPlan | null = null;
  private faults = new Map<number, FormulaFault>();
  /** Formulas that came without a value. */
  private awaited = new Set<number>();

  constructor(source: LiveSource, surroundings: LiveSurroundings) {
    this.source = source;
    this.surroundings = surroundings;
    this.cells = new LiveGrid(source);
    for (let id = 0; id < this.cells.count; id += 1) if (this.cells.store.isPending(id)) this.awaited.add(id);
    if (this.awaited.size > 0) this.calculateAwaited();
  }

  valueAt = (cell: LiveCell): CellValue => {
    const id = this.cells.idAt(cell);
    return id < 0 ? null : this.cells.store.read(id);
  };

  contentAt = (cell: LiveCell): CellContent => {
    const id = this.cells.idAt(cell);
    const formula = this.cells.cellAt(id)?.formula ?? null;
    if (formula !== null) return { kind: 'formula', formula };
    const value = id < 0 ? null : this.cells.store.read(id);
    return { kind: 'value', value: typeof value === 'object' ? null : value };
  };

  faultAt = (cell: LiveCell): FormulaFault | null => this.faults.get(this.cells.idAt(cell)) ?? null;

  traceOf = (cell: LiveCell): CellTrace => {
    const formulas = this.ready();
    const reads = formulas.byId[this.cells.idAt(cell)]?.reads ?? [];
    return {
      reads: reads.map(({ sheet, area }) => ({ sheet, ...area })),
      readers: formulas.readersOf(cell).map((id) => this.cells.addressOf(id)),
    };
  };

  prepare = (): void => {
    this.ready();
    this.plan ??= this.newPlan();
  };

  change = (edits: readonly CellEdit[]): readonly LiveCell[] => {
    this.ready();
    /** Of two edits of one cell the last one counts. */
    const last = new Map(edits.filter(isInside).map((edit) => [keyOf(edit), edit]));
    this.makeRoom([...last.values()]);
    const formulas = this.ready();
    const work = this.work();
    const runner = new FormulaRunner(this.cells, formulas, this.faults, work, this.surroundings);
    const calculation = new LiveCalculation(this.cells, formulas, runner);
    const forced = new Set(this.awaited);
    const changed = [...last.values()].flatMap((edit) => this.put(edit, calculation, forced));
    for (const id of formulas.changingIds) forced.add(id);
    for (const [id, fault] of this.faults) if (isWorthAnotherTry(fault)) forced.add(id);
    this.plan ??= this.newPlan();
    calculation.run(this.plan, changed, forced);
    this.awaited = new Set();
    return [...calculation.before]
      .filter(([id, value]) => !isSameValue(value, this.cells.store.read(id)))
      .map(([id]) => this.cells.addressOf(id));
  };

  private calculateAwaited(): void {
    const formulas = this.ready();
    for (const id of this.awaited) {
      const cell = this.cells.cellAt(id);
      if (!cell || formulas.byId[id]) continue;
      const reason = formulas.read(this.cells.addressOf(id).sheet, cell, cell.formula ?? '');
      this.leaveUnreadable(id, String(reason));
    }
    this.change([]);
  }

  private leaveUnreadable(id: number, reason: string): number[] {
    const fault = { kind: 'unreadable', reason } as const;
    this.faults.set(id, fault);
    return this.write(id, shownFor(fault));
  }

  private work(): Work {
    return new Work(limitsFor(this.cells.count));
  }

  private ready(): LiveFormulas {
    this.formulas ??= new LiveFormulas(this.source, this.cells);
    return this.formulas;
  }

  private newPlan(): CalculationPlan {
    return CalculationPlan.of(this.cells.grid, this.ready().byId, this.work());
  }

  /** Cells for what the workbook has none for. */
  private makeRoom(edits: readonly CellEdit[]): void {
    const missing = edits.filter(
      (edit) =>
        this.source.sheets[edit.sheet] &&
        this.cells.idAt(edit) < 0 &&
        (edit.content.kind === 'formula' || edit.content.value !== null),
    );
    if (missing.length === 0) return;
    const to = this.cells.add(missing);
    const { count } = this.cells;
    const moved = (id: number): number => to[id] ?? 0;
    this.ready().move(to, count);
    this.faults = new Map([...this.faults].map(([id, fault]) => [moved(id), fault]));
    this.awaited = new Set([...this.awaited].map(moved));
    this.plan = this.plan?.moved(this.cells.grid, to) ?? null;
  }

  /** The numbers of cells that have another value at once. */
  private put(edit: CellEdit, calculation: LiveCalculation, forced: Set<number>): number[] {
    const id = this.cells.idAt(edit);
    const cell = this.cells.cellAt(id);
    if (!cell) return [];
    calculation.keep(id, this.cells.store.read(id));
    this.faults.delete(id);
    this.awaited.delete(id);
    forced.delete(id);
    return edit.content.kind === 'value'
      ? this.putValue(id, edit.content.value)
      : this.putFormula(id, edit, edit.content.formula, forced);
  }

  private putValue(id: number, value: number | string | boolean | null): number[] {
    const cell = this.cells.cellAt(id);
    if (cell && cell.formula !== null) {
      cell.formula = null;
      this.ready().put(id, undefined);
      if ((this.plan?.cycles.length ?? 0) > 0) this.plan = null;
    }
    const fitting = typeof value === 'string' ? value.slice(0, longestText) : value;
    return this.write(id, fitting);
  }

  private putFormula(id: number, { sheet }: CellEdit, formula: string, forced: Set<number>): number[] {
    const cell = this.cells.cellAt(id);
    if (!cell) return [];
    cell.formula = formula;
    const found = this.ready().read(sheet, cell, formula);
    if (typeof found === 'string') {
      this.ready().put(id, undefined);
      return this.leaveUnreadable(id, found);
    }
    this.ready().put(id, found);
    if (!this.plan?.holds(id, found)) this.plan = null;
    forced.add(id);
    return [];
  }

  private write(id: number, value: CellValue): number[] {
    const isSame = isSameValue(this.cells.store.read(id), value);
    this.cells.store.write(id, value);
    return isSame ? [] : [id];
  }
}

export const openLiveBook = (source: LiveSource, surroundings: LiveSurroundings): LiveBook =>
  new OpenBook(source, surroundings);
