// Draws a grid with a fixed pool of row elements that are refilled while scrolling, so that large sheets cost no more than small ones.
import { WhenIdle } from '../hooks/when-idle.ts';
import { markFound, type TextTest } from './found-marks.ts';
import { type GridData, type GridRow, gridWidths, rowHeightPx } from './grid-data.ts';
import type { CellBox } from './grid-elements.ts';
import { element, type GridClasses, setAttribute, setStyle } from './grid-elements.ts';
import { foldedRows } from './grid-fold.ts';
import type { GridFrame, SeenPart } from './grid-frame.ts';
import { coverPx, GridHead } from './grid-head.ts';
import type { GridPosition } from './grid-move.ts';
import { listenToPointer } from './grid-pointer.ts';
import { GridSelection } from './grid-selection.ts';
import type { GridTyping } from './grid-typing.ts';
import { GridTypist } from './grid-typist.ts';
import { createRowElement, fillRow, hideRow, type RowElement } from './row-element.ts';

export interface GridActions {
  readonly onPick: (row: GridRow) => void;
  readonly onFollow: (leadsTo: string) => void;
  /** A cell was pressed, or chosen by key; without a column it was the row's name. */
  readonly onOpen: (row: GridRow, columnId: string | null, isByKey: boolean) => void;
  /** Folds or unfolds the groups under these rows. */
  readonly onFold: (rowIds: readonly string[], isFolded: boolean) => void;
  readonly onFoldBand?: (bandId: string) => void;
  /** What can be done with the row's resource is asked for, at its name. */
  readonly onMore?: (row: GridRow, box: CellBox) => void;
}

/** A cell to scroll to and put the cursor on. */
export interface GridTarget {
  readonly rowId: string;
  /** Null is the row's name, `unit` the column beside it. */
  readonly columnId: string | null;
  /** Whether the grid is focused too. */
  readonly isFocused: boolean;
}

/** How large the numbers are written, in a grid with less room, where they may stand closer, and in one with more. */
const fontSizesPx = { min: 9.5, max: 13 } as const;
const nowhere = { from: 0, to: -1 };
/** Rows drawn above and below the visible ones. */
const spareRows = 8;

export class GridView {
  readonly #frame: GridFrame;
  readonly #host: HTMLElement;
  readonly #classes: GridClasses;
  readonly #table: HTMLElement;
  readonly #head: GridHead;
  readonly #body: HTMLElement;
  readonly #actions: GridActions;
  readonly #selection: GridSelection;
  readonly #typist: GridTypist;
  /** Indexed by the row's number modulo their count; created when first needed. */
  #stock = new Map<number, RowElement>();
  #stockSize = 0;
  #data: GridData | null = null;
  #drawing = 0;
  /** Visible numbers are updated first, the rest later. */
  readonly #rest = new WhenIdle(() => this.#draw());
  #narrowest = { em: 1, wider: 0 };
  #rowPx = rowHeightPx();
  #seen: SeenPart = { top: 0, left: 0, height: 0, width: 0 };
  /** Requested before its row was there. */
  #target: GridTarget | null = null;
  #isFound: TextTest | null = null;

  constructor(host: HTMLElement, frame: GridFrame, classes: GridClasses, actions: GridActions) {
    this.#host = host;
    this.#frame = frame;
    this.#classes = classes;
    this.#actions = actions;
    this.#table = element('none', classes.table);
    this.#head = new GridHead(classes, (bandId) => actions.onFoldBand?.(bandId));
    this.#body = element('rowgroup', classes.body);
    this.#table.append(this.#head.root, this.#body);
    host.append(this.#table);
    host.tabIndex = 0;
    host.setAttribute('role', 'grid');
    host.setAttribute('aria-multiselectable', 'true');
    host.setAttribute('aria-readonly', 'true');
    // Before the selection, whose keys come after those of typing.
    this.#typist = this.#newTypist(host, classes);
    this.#selection = new GridSelection(host, {
      pageRows: () => Math.max(1, Math.floor(this.#seen.height / this.#rowPx) - 2),
      isUnitHidden: () => this.#head.isUnitHidden,
      reveal: this.#reveal,
      draw: () => this.#draw(),
      open: this.#open,
      fold: this.#fold,
      hold: () => frame.hold(host),
      leave: (steps) => frame.leave(host, steps),
    });
    listenToPointer({
      ...{ host, body: this.#body, selection: this.#selection, typist: this.#typist },
      data: () => this.#data,
      follow: (leadsTo) => this.#actions.onFollow(leadsTo),
      fold: (row) => this.#actions.onFold([row.id], row.isOpen === true),
      choose: (cell) => this.#choose(cell, cell.column > 1 && !this.#typist.isTyped(cell), false),
      more: (row, box) => this.#actions.onMore?.(row, box),
    });
    frame.add(host, {
      look: this.#look,
      narrowed: () => this.#selection.stayInView(),
      release: () => this.#selection.release(),
      enter: (from) => this.#selection.enterFrom(from),
    });
    this.#look();
  }

  #newTypist(host: HTMLElement, classes: GridClasses): GridTypist {
    return new GridTypist({
      ...{ host, classes, rowPx: () => this.#rowPx },
      data: () => this.#data,
      ...{ cursor: () => this.#selection.cursor, block: () => this.#selection.block() },
      moveTo: (cell) => this.#selection.moveTo(cell),
      select: (block) => this.#selection.select(block),
      copy: () => this.#selection.copy(),
      cellAt: ({ row, column }) => this.#stock.get(row % this.#stockSize)?.parts[column] ?? null,
    });
  }

  show(data: GridData): void {
    const ids = (columns: GridData['columns']) => columns.map(({ id }) => id).join(' ');
    const isOtherShape = !this.#data || ids(this.#data.columns) !== ids(data.columns);
    const isHasty = this.#data !== null && !isOtherShape;
    this.#data = data;
    const rowPx = rowHeightPx(data.isCompact);
    if (isOtherShape || rowPx !== this.#rowPx) this.#dropStock();
    this.#rowPx = rowPx;
    this.#setWidths(data);
    this.#host.setAttribute('aria-rowcount', String(data.rows.length + 1));
    this.#host.setAttribute('aria-colcount', String(data.columns.length + 2));
    setStyle(this.#body, 'height', `${data.rows.length * rowPx}px`);
    this.#head.show(data);
    this.#selection.follow(data);
    this.#draw(isHasty);
    if (this.#target) this.goTo(this.#target);
  }

  /** Without it nothing is typed in. */
  type(typing: GridTyping | 'coming' | null): void {
    this.#typist.use(typing);
    this.#draw();
  }

  /** Puts the cursor on a cell, now or as soon as its row is there. */
  goTo(target: GridTarget): void {
    const { rows, columns, hidden } = this.#data ?? { rows: [], columns: [] };
    const row = rows.findIndex(({ id }) => id === target.rowId);
    if (target.isFocused) this.#host.focus({ preventScroll: true });
    this.#target = target;
    if (row < 0) {
      const folded = hidden?.get(target.rowId);
      if (folded) this.#actions.onFold(folded, false);
      return;
    }
    const column = columns.findIndex(({ id }) => id === target.columnId);
    const named = target.columnId === 'unit' && !this.#head.isUnitHidden ? 1 : 0;
    this.#selection.moveTo({ row, column: column < 0 ? named : column + 2 });
    if (column < 0) this.#bringNumber(row);
  }

  /** A row found by its name is scrolled so that a number of it is visible too, even if it has only one. */
  #bringNumber(row: number): void {
    const { rows, columns } = this.#data ?? { rows: [], columns: [] };
    const filled = [...columns.keys()].filter((index) => rows[row]?.cellText(index));
    const seen = this.#frame.seenOf(this.#body);
    const beside = filled.map((index) => this.#beside(index + 2, seen));
    if (beside[0] !== undefined && !beside.includes(0)) this.#frame.moveBy(0, beside[0]);
  }

  /** Marks the texts that match a search; null marks none. */
  mark(isFound: TextTest | null): void {
    this.#isFound = isFound;
    this.#draw();
  }

  destroy(): void {
    cancelAnimationFrame(this.#drawing);
    this.#rest.cancel();
    this.#frame.remove(this.#host);
    this.#selection.destroy();
    this.#typist.destroy();
    this.#table.remove();
  }

  /** A sheet of text alone has no columns; its text takes the whole width. */
  #setWidths(data: GridData): void {
    const { labelPx, unitPx, sizes, isLong, narrowest } = gridWidths(data);
    this.#narrowest = narrowest;
    const { isProse = false, isCompact = false, columns } = data;
    const is = { words: columns.length === 0, alone: columns.length === 1, prose: isProse };
    for (const [name, isSo] of Object.entries({ ...is, long: isLong, compact: isCompact }))
      this.#table.toggleAttribute(`data-${name}`, isSo);
    setAttribute(this.#table, 'data-unit-line', data.unitLine ?? null);
    setStyle(this.#table, '--row-height', `${this.#rowPx}px`);
    setStyle(this.#table, '--wide-label-width', `${labelPx}px`);
    setStyle(this.#table, '--wide-unit-width', `${unitPx}px`);
    for (const [name, size] of Object.entries(sizes)) setStyle(this.#table, name, size);
  }

  #dropStock(): void {
    this.#body.replaceChildren();
    this.#stock.clear();
  }

  /** Measured only when something moves: measuring while drawing would force a layout at each key press. */
  readonly #look = (): void => {
    this.#seen = this.#frame.seenOf(this.#body);
    if (this.#data && !this.#drawing) this.#drawing = requestAnimationFrame(() => this.#draw());
  };

  #columnId = ({ column }: GridPosition): string | null => this.#data?.columns[column - 2]?.id ?? null;

  #choose(cell: GridPosition, isOpened: boolean, isByKey: boolean): void {
    const row = this.#data?.rows[cell.row];
    if (!row) return;
    this.#actions.onPick(row);
    if (isOpened) this.#actions.onOpen(row, this.#columnId(cell), isByKey);
  }

  readonly #open = (cell: GridPosition): void => {
    const leadsTo = this.#data?.rows[cell.row]?.leadsTo ?? null;
    if (leadsTo !== null && cell.column === 0) this.#actions.onFollow(leadsTo);
    else this.#choose(cell, true, true);
  };

  readonly #fold = (cell: GridPosition, isFolded: boolean, isAll: boolean): void => {
    const { ids, owner } = foldedRows(this.#data, cell.row, isFolded, isAll);
    if (owner !== null) this.#selection.moveTo({ row: owner, column: cell.column });
    if (ids !== null) this.#actions.onFold(ids, isFolded);
  };

  /** Scrolls no further than needed to bring the cell clear of the header and of the sticky columns. */
  readonly #reveal = ({ row, column }: GridPosition): void => {
    this.#target = null;
    const seen = this.#frame.seenOf(this.#body);
    const top = row * this.#rowPx;
    // Until the header sticks it covers nothing.
    const from = Math.max(0, seen.top + coverPx(this.#head.root) + this.#head.root.offsetHeight);
    const to = seen.top + seen.height - this.#rowPx;
    const down = top < from ? top - from : Math.max(0, top - to);
    this.#frame.moveBy(down, this.#beside(column, seen));
    this.#look();
    this.#draw();
  };

  #beside(column: number, { left, width }: SeenPart): number {
    const { cells } = this.#head;
    const [label, unit, cell] = [cells[0], cells[1], cells[column]];
    if (column < 2 || !label || !unit || !cell) return 0;
    const first = cell.offsetLeft - label.offsetWidth - unit.offsetWidth;
    const last = cell.offsetLeft + cell.offsetWidth - width;
    return first < left ? first - left : Math.max(0, last - left);
  }

  #draw(isHasty = false): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    if (isHasty) this.#rest.ask();
    else this.#rest.cancel();
    const data = this.#data;
    if (!data) return;
    const [{ top, left, height, width }, { em, wider }] = [this.#seen, this.#narrowest];
    const first = Math.floor(top / this.#rowPx) - spareRows;
    const count = Math.ceil(height / this.#rowPx) + 2 * spareRows;
    if (this.#stockSize !== count) this.#dropStock();
    this.#stockSize = count;
    const inView = {
      from: Math.floor(left / (em * fontSizesPx.max) - wider) - 1,
      to: Math.ceil((left + width) / (em * fontSizesPx.min)),
    };
    const lastInView = Math.ceil((top + height) / this.#rowPx);
    this.#selection.unmark();
    const { typing } = this.#typist;
    const idle = new Set(this.#stock.values());
    for (let index = Math.max(0, first); index < first + count; index += 1) {
      const row = data.rows[index];
      if (!row) break;
      const slot = this.#slot(index, data);
      idle.delete(slot);
      const isInView = index >= first + spareRows && index <= lastInView;
      fillRow(slot, row, { index, data, inView: isInView ? inView : nowhere, isHasty, typing });
      markFound(slot, this.#isFound);
      this.#selection.mark(index, slot);
    }
    for (const slot of idle) hideRow(slot);
  }

  #slot(index: number, { columns }: GridData): RowElement {
    const place = index % this.#stockSize;
    const found = this.#stock.get(place);
    if (found) return found;
    const made = createRowElement(this.#classes, columns, this.#rowPx);
    this.#stock.set(place, made);
    this.#body.append(made.root);
    return made;
  }
}
