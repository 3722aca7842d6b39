// Draws a grid with a fixed stock of row elements that are refilled while scrolling, so that size costs nothing.
import { type GridData, type GridRow, gridWidthsPx } from './grid-data.ts';
import type { GridPosition } from './grid-move.ts';
import { GridSelection } from './grid-selection.ts';
import { createRowElement, fillRow, type RowElement } from './row-element.ts';

export interface GridClasses {
  readonly table: string;
  readonly head: string;
  readonly body: string;
  readonly row: string;
  readonly label: string;
  readonly unit: string;
  readonly cell: string;
  readonly link: string;
}

export interface GridActions {
  readonly onPick: (row: GridRow) => void;
  readonly onFollow: (leadsTo: string) => void;
  /** A cell was pressed, or chosen by key; without a column it was the row's name. */
  readonly onOpen: (row: GridRow, columnId: string | null, isByKey: boolean) => void;
}

/** A cell that is to be shown and stood on. */
export interface GridTarget {
  readonly rowId: string;
  readonly columnId: string | null;
  /** Whether the keyboard goes there too. */
  readonly isFocused: boolean;
}

const rowHeightPx = 30;
/** Rows kept ready above and below what is seen. */
const spareRows = 8;

export class GridView {
  readonly #scroller: HTMLElement;
  readonly #classes: GridClasses;
  readonly #table: HTMLElement;
  readonly #head: HTMLElement;
  readonly #body: HTMLElement;
  readonly #actions: GridActions;
  readonly #resizes: ResizeObserver;
  readonly #selection: GridSelection;
  #stock: RowElement[] = [];
  #data: GridData | null = null;
  #frame = 0;
  #columnWidthPx = 1;
  #window = { top: 0, left: 0, height: 0, width: 0 };
  /** Asked for while its row was not there yet. */
  #target: GridTarget | null = null;
  /** The pointer has drawn a block, so letting go of it opens nothing. */
  #isDrawn = false;

  constructor(scroller: HTMLElement, classes: GridClasses, actions: GridActions) {
    this.#scroller = scroller;
    this.#classes = classes;
    this.#actions = actions;
    this.#table = element('none', classes.table);
    this.#head = element('rowgroup', classes.head);
    this.#body = element('rowgroup', classes.body);
    this.#table.append(this.#head, this.#body);
    scroller.append(this.#table);
    // It scrolls, so the keyboard must be able to reach it.
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'grid');
    scroller.setAttribute('aria-multiselectable', 'true');
    scroller.addEventListener('scroll', this.#look, { passive: true });
    this.#body.addEventListener('pointerdown', this.#pressed);
    this.#body.addEventListener('pointerover', this.#dragged);
    this.#body.addEventListener('click', this.#clicked);
    this.#selection = new GridSelection(scroller, {
      pageRows: () => Math.max(1, Math.floor(this.#window.height / rowHeightPx) - 2),
      reveal: this.#reveal,
      draw: () => this.#draw(),
      open: this.#open,
    });
    this.#resizes = new ResizeObserver(this.#resized);
    this.#resizes.observe(scroller);
    this.#look();
  }

  show(data: GridData): void {
    const ids = (columns: GridData['columns']) => columns.map(({ id }) => id).join(' ');
    const isOtherShape = !this.#data || ids(this.#data.columns) !== ids(data.columns);
    this.#data = data;
    if (isOtherShape) this.#dropStock();
    this.#setWidths(data);
    this.#scroller.setAttribute('aria-rowcount', String(data.rows.length + 1));
    this.#scroller.setAttribute('aria-colcount', String(data.columns.length + 2));
    setStyle(this.#body, 'height', `${data.rows.length * rowHeightPx}px`);
    this.#drawHead(data);
    this.#selection.follow(data);
    this.#draw();
    if (this.#target) this.goTo(this.#target);
  }

  /** Stands on a cell, at once or as soon as its row is shown. */
  goTo(target: GridTarget): void {
    const { rows, columns } = this.#data ?? { rows: [], columns: [] };
    const row = rows.findIndex(({ id }) => id === target.rowId);
    if (target.isFocused) this.#scroller.focus({ preventScroll: true });
    this.#target = target;
    if (row < 0) return;
    const column = columns.findIndex(({ id }) => id === target.columnId);
    this.#selection.moveTo({ row, column: column < 0 ? 0 : column + 2 });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#resizes.disconnect();
    this.#selection.destroy();
    this.#scroller.removeEventListener('scroll', this.#look);
    this.#table.remove();
  }

  /** A sheet of words alone has no columns, and its words take the whole width. */
  #setWidths(data: GridData): void {
    const { label, unit, first, rest } = gridWidthsPx(data);
    const moreColumns = Math.max(0, data.columns.length - 1);
    this.#columnWidthPx = rest;
    this.#table.toggleAttribute('data-words', data.columns.length === 0);
    setStyle(this.#table, '--wide-label-width', `${label}px`);
    setStyle(this.#table, '--wide-unit-width', `${unit}px`);
    setStyle(this.#table, '--cells-width', `${first + moreColumns * rest}px`);
    setStyle(
      this.#table,
      '--cells',
      moreColumns === 0 ? `${first}px` : `${first}px repeat(${moreColumns}, ${rest}px)`,
    );
  }

  #dropStock(): void {
    this.#body.replaceChildren();
    this.#stock = [];
  }

  /** Measured only when it moves or changes size: asking while drawing would lay the page out for each key. */
  readonly #look = (): void => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.#scroller;
    this.#window = { top: scrollTop, left: scrollLeft, height: clientHeight, width: clientWidth };
    if (this.#data && !this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  };

  /** What opens below takes room; the cell that it was opened from stays in view. */
  readonly #resized = (): void => {
    const isLower = this.#scroller.clientHeight < this.#window.height;
    this.#look();
    if (isLower) this.#selection.stayInView();
  };

  /** The cell under the pointer. */
  #cellAt({ target }: Event): GridPosition | null {
    const root = target instanceof Element ? target.closest('[aria-rowindex]') : null;
    const cell = target instanceof Element ? target.closest('[role=rowheader], [role=gridcell]') : null;
    const row = Number(root?.getAttribute('aria-rowindex')) - 2;
    if (!root || !this.#data?.rows[row]) return null;
    return { row, column: cell ? Math.max(0, [...root.children].indexOf(cell)) : 0 };
  }

  readonly #pressed = (event: PointerEvent): void => {
    this.#isDrawn = false;
    const cell = this.#cellAt(event);
    if (!cell || event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#isDrawn = event.shiftKey;
    this.#selection.moveTo(cell, event.shiftKey);
  };

  readonly #dragged = (event: PointerEvent): void => {
    const isPressed = event.pointerType === 'mouse' && event.buttons === 1;
    const cell = isPressed && this.#scroller.contains(document.activeElement) ? this.#cellAt(event) : null;
    if (!cell) return;
    this.#isDrawn = true;
    this.#selection.moveTo(cell, true);
  };

  readonly #clicked = (event: MouseEvent): void => {
    const cell = this.#cellAt(event);
    const row = cell ? this.#data?.rows[cell.row] : undefined;
    if (!cell || !row || this.#isDrawn) return;
    const isFollowed = event.target instanceof Element && event.target.closest('button') !== null;
    if (isFollowed && row.leadsTo !== null) {
      this.#follow(row.leadsTo);
      return;
    }
    this.#selection.moveTo(cell);
    this.#actions.onPick(row);
    if (cell.column > 1) this.#actions.onOpen(row, this.#columnId(cell), false);
  };

  #columnId = ({ column }: GridPosition): string | null => this.#data?.columns[column - 2]?.id ?? null;

  readonly #open = (cell: GridPosition): void => {
    const row = this.#data?.rows[cell.row];
    if (!row) return;
    if (row.leadsTo !== null && cell.column === 0) {
      this.#follow(row.leadsTo);
      return;
    }
    this.#actions.onPick(row);
    this.#actions.onOpen(row, this.#columnId(cell), true);
  };

  /** Scrolls no further than it takes, clear of the header and of the columns that stay. */
  readonly #reveal = ({ row, column }: GridPosition): void => {
    const scroller = this.#scroller;
    this.#target = null;
    const top = row * rowHeightPx;
    const seenPx = scroller.clientHeight - this.#head.offsetHeight - rowHeightPx;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top > scroller.scrollTop + seenPx) scroller.scrollTop = top - seenPx;
    const heads = [...(this.#head.firstElementChild?.children ?? [])];
    const [label, unit, cell] = [heads[0], heads[1], heads[column]];
    if (column > 1 && isElement(label) && isElement(unit) && isElement(cell)) {
      const left = cell.offsetLeft - label.offsetWidth - unit.offsetWidth;
      const right = cell.offsetLeft + cell.offsetWidth - scroller.clientWidth;
      if (left < scroller.scrollLeft) scroller.scrollLeft = left;
      else if (right > scroller.scrollLeft) scroller.scrollLeft = right;
    }
    this.#look();
    this.#draw();
  };

  /** What comes next is read from its top; its rows take the pressed label's place, so the keyboard stays with the grid. */
  #follow(leadsTo: string): void {
    this.#scroller.focus({ preventScroll: true });
    this.#scroller.scrollTop = 0;
    this.#actions.onFollow(leadsTo);
  }

  #drawHead({ title, unitTitle, columns }: GridData): void {
    const texts = [title, unitTitle, ...columns.map((column) => column.title)];
    const shown = this.#head.firstElementChild;
    if (shown && [...shown.children].every((cell, index) => cell.textContent === texts[index])) {
      if (shown.children.length === texts.length) return;
    }
    const row = element('row', this.#classes.row);
    row.setAttribute('aria-rowindex', '1');
    texts.forEach((text, index) => {
      const { label, unit, cell } = this.#classes;
      const header = element('columnheader', index === 0 ? label : index === 1 ? unit : cell);
      header.textContent = text;
      row.append(header);
    });
    this.#head.replaceChildren(row);
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const data = this.#data;
    if (!data) return;
    const { top, left, height, width } = this.#window;
    const seen = Math.ceil(height / rowHeightPx) + 2 * spareRows;
    const count = Math.min(data.rows.length, seen);
    this.#stockUp(count, data);
    const first = Math.floor(top / rowHeightPx) - spareRows;
    const start = Math.max(0, Math.min(first, data.rows.length - count));
    const glowing = {
      from: Math.floor(left / this.#columnWidthPx) - 1,
      to: Math.ceil((left + width) / this.#columnWidthPx),
    };
    this.#selection.unmark();
    for (let index = start; index < start + count; index += 1) {
      const row = data.rows[index];
      const slot = this.#stock[index % count];
      if (!row || !slot) continue;
      fillRow(slot, row, { index, pickedGroup: data.pickedGroup, glowing });
      this.#selection.mark(index, slot.root);
    }
  }

  #stockUp(count: number, data: GridData): void {
    // Slots are found by remainder, so another count moves every row to another slot.
    if (this.#stock.length === count) return;
    this.#dropStock();
    this.#stock = Array.from({ length: count }, () =>
      createRowElement(this.#classes, data.columns, rowHeightPx),
    );
    this.#body.append(...this.#stock.map(({ root }) => root));
  }
}

const isElement = (part: Element | undefined): part is HTMLElement => part instanceof HTMLElement;

function element(role: string, className: string): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', role);
  created.className = className;
  return created;
}

function setStyle(target: HTMLElement, name: string, value: string): void {
  if (target.style.getPropertyValue(name) !== value) target.style.setProperty(name, value);
}
