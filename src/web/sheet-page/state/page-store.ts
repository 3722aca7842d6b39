// Everything the page knows about its open spreadsheet: the cells as they came, what was changed since, and where its user is.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CellValue } from '#audit/book/book.ts';
import type { CellContent, CellEdit, CellTrace, FormulaFault, LiveCell } from '#audit/live/live-book.ts';
import type { BookView, StyleView } from '#render/sheet-view/sheet-view.ts';
import type { SheetEngine } from '#web/sheet-page/engine/sheet-engine.ts';
import type { Place } from './cell-place.ts';
import { type ChangedCells, changedCells } from './changed-cells.ts';
import { type EditHistory, editHistory } from './edit-history.ts';
import { type CellIndex, indexBook } from './sheet-index.ts';

/** From the anchor to the focus, in whatever direction. */
export interface Block {
  readonly anchor: Place;
  readonly focus: Place;
}

/** The block that was begun last, whose anchor is typed into. */
export interface Selection extends Block {
  /** Selected before it and kept, in their order. */
  readonly others?: readonly Block[];
  /** The cell of all blocks that Tab or Enter has gone on to, which is typed into instead of the anchor. */
  readonly active?: Place;
}

/** Which way a number is followed: to what it is calculated from, or to what is calculated from it. */
export type TraceWay = 'reads' | 'readers';

export interface TracedCell extends LiveCell {
  /** Where to go as soon as it is known; null to stay. */
  readonly way: TraceWay | null;
}

export interface PageState {
  /** Counted from 0. */
  readonly sheet: number;
  readonly selection: Selection;
  /** The cells that were followed one after another, to the one whose panel is open; empty where none is. */
  readonly trail: readonly TracedCell[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many cells hold something else than what is saved. */
  readonly changedCount: number;
  /** Nothing is calculated any more, whatever is changed. */
  readonly hasStopped: boolean;
  /** One more with every change since the beginning, so that what is saved knows whether it is the newest. */
  readonly changeNumber: number;
  /** One more whenever any cell shows or holds something else. */
  readonly cellsNumber: number;
}

export interface Page {
  readonly view: BookView;
  readonly store: StoreApi<PageState>;
  readonly valueAt: (cell: LiveCell) => CellValue;
  readonly contentAt: (cell: LiveCell) => CellContent;
  /** Why its formula has no value; null where it has one. */
  readonly faultAt: (cell: LiveCell) => FormulaFault | null;
  /** Null where the workbook has no cell. */
  readonly styleAt: (cell: LiveCell) => StyleView | null;
  /** All at once, and one step back undoes all; resolves once everything that depends on it is calculated. */
  readonly change: (edits: readonly CellEdit[]) => Promise<void>;
  /** Resolves once everything that was changed until now is calculated. */
  readonly calculation: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Everything as it is saved, which undo takes back. */
  readonly startOver: () => Promise<void>;
  /** Starts the engine, with changes that were kept before, which undo does not take back. */
  readonly begin: (kept: readonly CellEdit[]) => Promise<void>;
  /** Every cell that holds something else than it came with. */
  readonly edits: () => readonly CellEdit[];
  /** Every cell whose value is another one than it came with, changed or calculated. */
  readonly calculated: () => readonly { readonly cell: LiveCell; readonly value: CellValue }[];
  /** Keeps the selection of each sheet. */
  readonly openSheet: (sheet: number) => void;
  readonly select: (selection: Selection) => void;
  /** Opens its sheet, selects it and has it scrolled to. */
  readonly goTo: (cell: LiveCell) => void;
  readonly traceOf: (cell: LiveCell) => Promise<CellTrace>;
  /** Opens the panel of what a cell is calculated from. */
  readonly follow: (cell: TracedCell) => void;
  /** Returns to the cell that was followed last, or to the one before it. */
  readonly followBack: () => void;
  readonly endTrail: () => void;
  /** Told of the cells of one sheet whose value or content is another one. Returns what ends it. */
  readonly onCells: (sheet: number, listener: (cells: readonly LiveCell[]) => void) => () => void;
  /** Told of cells that `goTo` wants to be seen, once their sheet is the open one. Returns what ends it. */
  readonly onReveal: (listener: (cell: LiveCell) => void) => () => void;
}

const atStart: Selection = { anchor: { line: 1, column: 1 }, focus: { line: 1, column: 1 } };

const stateAtFirst = (): PageState => ({
  sheet: 0,
  selection: atStart,
  trail: [],
  hasStopped: false,
  canUndo: false,
  canRedo: false,
  changedCount: 0,
  changeNumber: 0,
  cellsNumber: 0,
});

/** Somebody who is told, and how to tell them. */
function listeners<Told>() {
  const all = new Set<(told: Told) => void>();
  const add = (listener: (told: Told) => void) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  const tell = (told: Told) => {
    for (const listener of all) listener(told);
  };
  return { add, tell };
}

type SheetCells = ReadonlyMap<number, readonly LiveCell[]>;

function bySheet(cells: readonly LiveCell[]): SheetCells {
  const sheets = new Map<number, LiveCell[]>();
  for (const cell of cells) {
    const here = sheets.get(cell.sheet);
    if (here) here.push(cell);
    else sheets.set(cell.sheet, [cell]);
  }
  return sheets;
}

/** Puts edits in, has them calculated and tells who draws the cells. */
function changing(
  view: BookView,
  engine: SheetEngine,
  cells: ChangedCells,
  history: EditHistory,
  store: StoreApi<PageState>,
) {
  const told = listeners<SheetCells>();
  /** The engine answers in the order it is asked. */
  let latest: Promise<void> = Promise.resolve();
  const publish = (changed: readonly LiveCell[]) => {
    store.setState(({ cellsNumber }) => ({
      cellsNumber: cellsNumber + 1,
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
      changedCount: cells.wayBack().length,
    }));
    told.tell(bySheet(changed));
  };
  const calculate = async (edits: readonly CellEdit[]) => {
    const calculated = await engine.change(edits).catch(() => {
      store.setState({ hasStopped: true });
      return [];
    });
    cells.calculate(calculated);
    publish(calculated.map(({ cell }) => cell));
  };
  const apply = async (edits: readonly CellEdit[]) => {
    if (edits.length === 0) return;
    cells.put(edits);
    store.setState(({ changeNumber }) => ({ changeNumber: changeNumber + 1 }));
    publish(edits);
    latest = calculate(edits);
    await latest;
  };
  const begin = async (kept: readonly CellEdit[]) => {
    cells.put(kept);
    publish(kept);
    engine.start(view).catch(() => store.setState({ hasStopped: true }));
    if (kept.length === 0) return;
    latest = calculate(kept);
    await latest;
  };
  return { apply, begin, told, calculation: () => latest };
}

function moving(store: StoreApi<PageState>, sheetCount: number) {
  const kept = new Map<number, Selection>();
  const reveal = listeners<LiveCell>();
  const openSheet = (sheet: number) => {
    const { sheet: open, selection } = store.getState();
    if (sheet === open || sheet < 0 || sheet >= sheetCount) return;
    kept.set(open, selection);
    store.setState({ sheet, selection: kept.get(sheet) ?? atStart });
  };
  const select = (selection: Selection) => store.setState({ selection });
  const goTo = (cell: LiveCell) => {
    openSheet(cell.sheet);
    const place = { line: cell.line, column: cell.column };
    select({ anchor: place, focus: place });
    reveal.tell(cell);
  };
  return { openSheet, select, goTo, onReveal: reveal.add };
}

function following(store: StoreApi<PageState>, goTo: (cell: LiveCell) => void) {
  const follow = (cell: TracedCell) => store.setState(({ trail }) => ({ trail: [...trail, cell] }));
  const followBack = () => {
    const { trail, sheet, selection } = store.getState();
    const { anchor, active = anchor } = selection;
    const isAt = (cell: LiveCell | undefined) =>
      cell?.sheet === sheet && cell.line === active.line && cell.column === active.column;
    const left = isAt(trail.at(-1)) && trail.length > 1 ? trail.slice(0, -1) : trail;
    const last = left.at(-1);
    if (!last) return;
    store.setState({ trail: [...left.slice(0, -1), { ...last, way: null }] });
    goTo(last);
  };
  return { follow, followBack, endTrail: () => store.setState({ trail: [] }) };
}

const styleIn =
  (view: BookView, index: CellIndex) =>
  (cell: LiveCell): StyleView | null =>
    view.styles[index(cell.sheet, cell.line, cell.column)?.style ?? -1] ?? null;

/** With what was saved on top of the view by others. */
export function createPage(view: BookView, engine: SheetEngine, saved: readonly CellEdit[] = []): Page {
  const store = createStore<PageState>(stateAtFirst);
  const index = indexBook(view);
  const cells = changedCells(index, saved);
  const history = editHistory(cells.contentAt);
  const { apply, begin, told, calculation } = changing(view, engine, cells, history, store);
  const change = (edits: readonly CellEdit[]) => apply(history.record(edits));
  const moves = moving(store, view.sheets.length);
  return {
    view,
    store,
    valueAt: cells.valueAt,
    contentAt: cells.contentAt,
    faultAt: cells.faultAt,
    styleAt: styleIn(view, index),
    change,
    calculation,
    undo: () => apply(history.undo()),
    redo: () => apply(history.redo()),
    startOver: () => change(cells.wayBack()),
    begin,
    edits: cells.edits,
    calculated: cells.calculated,
    traceOf: engine.trace,
    ...moves,
    ...following(store, moves.goTo),
    onCells: (sheet, listener) =>
      told.add((changed) => {
        const here = changed.get(sheet);
        if (here) listener(here);
      }),
  };
}
