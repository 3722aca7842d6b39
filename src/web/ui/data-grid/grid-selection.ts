// The cursor of a grid and the block that is selected from it, by key and by pointer.
import { blockOf, copiedCells, type GridBlock, rawText } from './copied-cells.ts';
import type { GridData } from './grid-data.ts';
import { type GridPosition, moved } from './grid-move.ts';
import { writeCopied } from './write-copied.ts';

/** The grid that the cursor moves in. */
export interface GridSurface {
  readonly pageRows: () => number;
  /** Whether the column of units has no width. */
  readonly isUnitHidden: () => boolean;
  readonly reveal: (position: GridPosition) => void;
  readonly draw: () => void;
  readonly open: (position: GridPosition) => void;
  /** Folds or unfolds the group of a row, or all groups. */
  readonly fold: (position: GridPosition, isFolded: boolean, isAll: boolean) => void;
  /** The cursor is here now, and in no other grid. */
  readonly hold: () => void;
  /** The cursor moves on to the grid above or below. */
  readonly leave: (steps: -1 | 1) => void;
}

/** A row as it is drawn. */
interface MarkedRow {
  readonly root: HTMLElement;
  readonly parts: readonly HTMLElement[];
}

const unitColumn = 1;

/** Beyond the first or last row is the neighbouring grid. */
const beyond: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The keys that fold outlines in spreadsheets and trees; with Shift they fold all. */
function foldedBy({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'ArrowLeft' ? true : key === 'ArrowRight' ? false : null;
  return key === '-' ? true : key === '+' ? false : null;
}

export class GridSelection {
  readonly #host: HTMLElement;
  readonly #surface: GridSurface;
  readonly #marked: HTMLElement[] = [];
  #data: GridData | null = null;
  #cursor: GridPosition = { row: 0, column: 0 };
  /** Where the block began; the cursor is its other corner. */
  #anchor: GridPosition = { row: 0, column: 0 };
  #cursorRowId: string | null = null;
  /** Nothing is selected before the grid is focused for the first time. */
  #isUsed = false;
  #namedCells = 0;

  constructor(host: HTMLElement, surface: GridSurface) {
    this.#host = host;
    this.#surface = surface;
    host.addEventListener('keydown', this.#press);
    host.addEventListener('copy', this.#copy);
    host.addEventListener('focus', this.#enter);
  }

  destroy(): void {
    this.#host.removeEventListener('keydown', this.#press);
    this.#host.removeEventListener('copy', this.#copy);
    this.#host.removeEventListener('focus', this.#enter);
  }

  /** The cursor stays on its row when rows are added or removed above it, and is reset on another sheet. */
  follow(data: GridData): void {
    const isOtherSheet = this.#data?.title !== data.title;
    this.#data = data;
    if (!isOtherSheet && data.rows[this.#cursor.row]?.id === this.#cursorRowId) return;
    // When its row is folded away, the cursor moves to the row it is folded under.
    const [owner] = data.hidden?.get(this.#cursorRowId ?? '') ?? [this.#cursorRowId];
    const row = data.rows.findIndex(({ id }) => id === owner);
    this.#cursor = row < 0 ? { row: 0, column: 0 } : { row, column: this.#cursor.column };
    this.#anchor = this.#cursor;
    this.#cursorRowId = data.rows[this.#cursor.row]?.id ?? null;
  }

  moveTo(cursor: GridPosition, isExtending = false): void {
    this.#use();
    this.#cursor = cursor;
    this.#cursorRowId = this.#data?.rows[cursor.row]?.id ?? null;
    if (!isExtending) this.#anchor = cursor;
    this.#surface.reveal(cursor);
  }

  /** The cursor is where the block begins, so that nothing is scrolled. */
  select({ top, left, bottom, right }: GridBlock): void {
    this.#anchor = { row: bottom, column: right };
    this.#cursor = { row: top, column: left };
    this.#cursorRowId = this.#data?.rows[top]?.id ?? null;
    this.#surface.draw();
  }

  /** The block is drawn on from its corner, in the column that is returned, whichever way it was drawn before. */
  holdCorner(): number {
    const { top, left, bottom, right } = this.block();
    this.#anchor = { row: top, column: left };
    this.#cursor = { row: bottom, column: right };
    return right;
  }

  /** Another grid has the cursor now. */
  release(): void {
    this.#isUsed = false;
    this.#anchor = this.#cursor;
    this.#host.removeAttribute('aria-activedescendant');
    this.#surface.draw();
  }

  enterFrom(side: 'above' | 'below'): void {
    const last = (this.#data?.rows.length ?? 0) - 1;
    this.#host.focus({ preventScroll: true });
    this.moveTo({ row: side === 'above' ? 0 : Math.max(0, last), column: 0 });
  }

  stayInView(): void {
    if (this.#isUsed) this.#surface.reveal(this.#cursor);
  }

  /** The cursor is drawn with its row, because the row elements are few and reused. */
  unmark(): void {
    for (const cell of this.#marked.splice(0)) {
      cell.removeAttribute('data-cursor');
      cell.removeAttribute('data-selected');
      cell.removeAttribute('data-corner');
      cell.removeAttribute('aria-selected');
    }
  }

  mark(row: number, { root, parts }: MarkedRow): void {
    if (!this.#isUsed) return;
    const { top, bottom, left, right } = this.block();
    if (row < top || row > bottom) return;
    const isBlock = top !== bottom || left !== right;
    // A sentence takes up the whole row.
    const isText = root.dataset.role === 'text';
    for (let column = isText ? 0 : left; column <= (isText ? 0 : right); column += 1) {
      const cell = parts[column];
      if (!cell) continue;
      this.#marked.push(cell);
      cell.setAttribute('aria-selected', 'true');
      if (isBlock) cell.setAttribute('data-selected', '');
    }
    if (row === bottom && !isText) parts[right]?.setAttribute('data-corner', '');
    if (row === this.#cursor.row) this.#markCursor(parts[isText ? 0 : this.#cursor.column]);
  }

  #markCursor(cell: HTMLElement | undefined): void {
    if (!cell) return;
    if (cell.id === '') {
      this.#namedCells += 1;
      cell.id = `${this.#host.id}-cell-${this.#namedCells}`;
    }
    cell.setAttribute('data-cursor', '');
    this.#marked.push(cell);
    this.#host.setAttribute('aria-activedescendant', cell.id);
  }

  get cursor(): GridPosition {
    return this.#cursor;
  }

  readonly block = (): GridBlock => blockOf(this.#anchor, this.#cursor);

  readonly #enter = (): void => {
    if (this.#isUsed) return;
    this.#use();
    this.#surface.draw();
  };

  #use(): void {
    this.#isUsed = true;
    this.#surface.hold();
  }

  readonly #press = (event: KeyboardEvent): void => {
    const data = this.#data;
    if (!data || event.target !== this.#host) return;
    const isFolded = foldedBy(event);
    if (isFolded !== null) {
      this.#surface.fold(this.#cursor, isFolded, event.altKey && event.shiftKey);
      event.preventDefault();
    }
    // Enter alone opens a cell too, unless it is typed in there.
    if (event.altKey && event.key === 'Enter') {
      this.#surface.open(this.#cursor);
      event.preventDefault();
    }
    if (event.altKey || isFolded !== null) return;
    const isFar = event.ctrlKey || event.metaKey;
    const field = {
      rowCount: data.rows.length,
      columnCount: data.columns.length + 2,
      pageRows: this.#surface.pageRows(),
      isHidden: (column: number) => column === unitColumn && this.#surface.isUnitHidden(),
      isFilled: ({ row, column }: GridPosition) => {
        const filled = data.rows[row];
        return filled !== undefined && rawText(filled, column) !== '';
      },
    };
    const to = data.rows.length > 0 ? moved(this.#cursor, event.key, isFar, field) : null;
    const away = to?.row === this.#cursor.row && !isFar && !event.shiftKey ? beyond[event.key] : undefined;
    if (away) this.#surface.leave(away);
    else if (to) this.moveTo(to, event.shiftKey);
    else if (!this.#command(event.key.toLowerCase(), isFar, field)) return;
    event.preventDefault();
  };

  /** Whether the key was one of the grid's. */
  #command(key: string, isFar: boolean, field: { rowCount: number; columnCount: number }): boolean {
    if (isFar && key === 'a') {
      this.#anchor = { row: 0, column: 0 };
      this.#cursor = { row: field.rowCount - 1, column: field.columnCount - 1 };
      this.#surface.draw();
    } else if (!isFar && key === 'enter') this.#surface.open(this.#cursor);
    else if (key === 'escape' && this.#anchor !== this.#cursor) {
      this.#anchor = this.#cursor;
      this.#surface.draw();
    } else return false;
    return true;
  }

  /** As its key does. */
  copy(): void {
    this.#host.focus({ preventScroll: true });
    if (!this.#data) return;
    const { text, html } = copiedCells(this.#data, this.block());
    void writeCopied(text, html);
  }

  readonly #copy = (event: ClipboardEvent): void => {
    const isWordsSelected = window.getSelection()?.isCollapsed === false;
    if (!this.#data || !this.#isUsed || isWordsSelected || !event.clipboardData) return;
    const { text, html } = copiedCells(this.#data, this.block());
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  };
}
