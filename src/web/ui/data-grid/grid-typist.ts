// Typing in a grid: by key, by pointer and from the clipboard.
import type { CellEditor, EditorClasses } from './cell-editor.ts';
import type { GridBlock } from './copied-cells.ts';
import { type GridData, type GridRow, leadCount } from './grid-data.ts';
import type { GridPosition } from './grid-move.ts';
import type { CellBox, CellText, CopiedTable, GridCell, GridTyping, PlacedCells } from './grid-typing.ts';

/** The grid that is typed in. */
export interface TypedGrid {
  readonly host: HTMLElement;
  readonly classes: EditorClasses;
  readonly rowPx: () => number;
  readonly data: () => GridData | null;
  readonly cursor: () => GridPosition;
  readonly block: () => GridBlock;
  readonly moveTo: (cell: GridPosition) => void;
  /** The cursor stays. */
  readonly select: (block: GridBlock) => void;
  readonly copy: () => void;
  /** The drawn cell. */
  readonly cellAt: (cell: GridPosition) => HTMLElement | null;
}

const nothing: ReadonlySet<string> = new Set();
/** With which a number begins. */
const numberKey = /^[\d.,$€£¥₽(]$/u;
/** With which a word or a formula begins. */
const wordKey = /^[\p{L}=]$/u;

export class GridTypist {
  readonly #grid: TypedGrid;
  /** It comes with typing. */
  #editor: CellEditor | null = null;
  #typing: GridTyping | null = null;
  #isComing = false;
  /** What was asked for while typing was coming. */
  #early: (() => void) | null = null;
  #earlyText = '';

  constructor(grid: TypedGrid) {
    this.#grid = grid;
    grid.host.addEventListener('keydown', this.#press);
    grid.host.addEventListener('paste', this.#paste);
    grid.host.addEventListener('dblclick', this.#openPointed);
  }

  destroy(): void {
    const { host } = this.#grid;
    host.removeEventListener('keydown', this.#press);
    host.removeEventListener('paste', this.#paste);
    host.removeEventListener('dblclick', this.#openPointed);
    this.#editor?.destroy();
  }

  get typing(): GridTyping | null {
    return this.#typing;
  }

  /** What is typed or asked for while typing is coming is done when it is there; without it nothing is typed in. */
  use(typing: GridTyping | 'coming' | null): void {
    this.#isComing = typing === 'coming';
    this.#typing = typing === 'coming' ? null : typing;
    this.#editor ??= this.#typing?.tools.newEditor(this.#grid.host, this.#grid.classes) ?? null;
    const early = this.#typing && this.#early;
    this.#early = null;
    this.#earlyText = '';
    early?.();
  }

  readonly isTyped = (at: GridPosition): boolean => {
    const cell = this.#cell(at);
    return cell !== null && this.#columns(cell.row).has(cell.columnId);
  };

  /** Begins to type in the cell with the cursor. */
  open(text: string | null = null): boolean {
    const typing = this.#typing;
    const at = this.#grid.cursor();
    const cell = this.#cell(at);
    const drawn = this.#grid.cellAt(at);
    if (!typing || !cell || !drawn) return false;
    if (!this.isTyped(at)) return this.#refuse();
    const rows = this.#grid.data()?.rows.length ?? 0;
    this.#editor?.open({
      name: typing.nameOf(cell),
      text: text ?? typing.textOf(cell),
      hint: typing.hintOf(cell),
      isReplacing: text !== null,
      place: {
        left: drawn.offsetLeft,
        bottom: (rows - at.row - 1) * this.#grid.rowPx(),
        width: drawn.offsetWidth,
      },
      faultOf: (typed) => typing.faultOf(cell, typed),
      onDone: (typed, key, event) => this.#done({ ...cell, text: typed }, at, key, event),
      onCancel: () => this.#focus(),
    });
    return true;
  }

  /** After the block was drawn on from its corner, in this column: its last numbers go on. */
  fillDrawn(from: number): void {
    if (this.#grid.block().right > from) this.#fill(from);
    else this.showMenu();
  }

  #columns = (row: GridRow): ReadonlySet<string> => this.#typing?.typedColumns(row) ?? nothing;

  #cell({ row, column }: GridPosition): GridCell | null {
    const data = this.#grid.data();
    const [found, under] = [data?.rows[row], data?.columns[column - leadCount]];
    return found && under ? { row: found, columnId: under.id } : null;
  }

  #focus = (): void => this.#grid.host.focus({ preventScroll: true });

  #done(cell: CellText, at: GridPosition, key: string, event: KeyboardEvent | null): void {
    const typing = this.#typing;
    const isFilling = event !== null && (event.ctrlKey || event.metaKey);
    const isBack = event?.shiftKey === true;
    const goOn = () => (isFilling ? this.#fill() : this.#moveOn(at, key, isBack));
    if (key !== '') this.#focus();
    if (typing && cell.text !== typing.textOf(cell)) typing.write([cell], 'type', goOn);
    else goOn();
  }

  #moveOn({ row, column }: GridPosition, key: string, isBack: boolean): void {
    const data = this.#grid.data();
    if (!data) return;
    const step = isBack ? -1 : 1;
    if (key === 'Tab') {
      const next = this.#nextTyped({ row, column }, step);
      if (next) this.#grid.moveTo(next);
      return;
    }
    const down = key === 'Enter' ? step : key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (key === '') return;
    this.#grid.moveTo({
      row: Math.max(0, Math.min(data.rows.length - 1, row + down)),
      column: Math.max(leadCount, Math.min(data.columns.length + 1, column + right)),
    });
  }

  /** Along the row, then on in the next one that is typed in. */
  #nextTyped({ row, column }: GridPosition, step: 1 | -1): GridPosition | null {
    const { rows = [], columns = [] } = this.#grid.data() ?? {};
    const [first, last] = [leadCount, columns.length + 1];
    let at = column + step;
    for (let line = row; line >= 0 && line < rows.length; line += step) {
      for (; at >= first && at <= last; at += step)
        if (this.isTyped({ row: line, column: at })) return { row: line, column: at };
      at = step > 0 ? first : last;
    }
    return null;
  }

  readonly #press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.target !== this.#grid.host || event.isComposing) return;
    const isFar = ctrlKey || metaKey;
    const isTaken = this.#typing
      ? this.#isTaken(key, isFar, altKey)
      : this.#isComing && !isFar && !altKey && this.#isTypedEarly(key);
    if (!isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #isTypedEarly(key: string): boolean {
    const isWord = wordKey.test(key) && this.#earlyText === '';
    if (isWord) this.#early = () => this.#refuse();
    if (key !== 'F2' && !numberKey.test(key)) return isWord;
    if (key !== 'F2') this.#earlyText += key;
    const text = this.#earlyText;
    this.#early = () => this.open(text === '' ? null : text);
    return true;
  }

  /** Whether the key was one of typing. */
  #isTaken(key: string, isFar: boolean, isAlt: boolean): boolean {
    const at = this.#grid.cursor();
    const cell = this.#cell(at);
    if (!cell || isAlt) return false;
    const isTyped = this.isTyped(at);
    if (isFar) {
      if (!isTyped || (key.toLowerCase() !== 'r' && key !== 'Enter')) return false;
      this.#fill();
      return true;
    }
    if (key === 'F2' || (key === 'Enter' && isTyped)) this.open();
    else if (key === 'Delete' || key === 'Backspace') this.#clear();
    else if (numberKey.test(key) || (key === '-' && isTyped)) this.open(key);
    else if (wordKey.test(key)) this.#refuse();
    else return false;
    return true;
  }

  /** What cannot be typed at the cursor is answered there. */
  #refuse(): false {
    const at = this.#grid.cursor();
    const [cell, drawn] = [this.#cell(at), this.#grid.cellAt(at)];
    if (cell && drawn) this.#typing?.onBlocked(cell, boxOf(drawn));
    return false;
  }

  /** The cells of the selected block that are typed in, row by row; of one cell, all to its right where wanted. */
  #cells(isToEnd: boolean, from = 0): readonly (readonly GridCell[])[] {
    const { rows = [], columns = [] } = this.#grid.data() ?? {};
    const block = this.#grid.block();
    const { top, bottom, right } = block;
    const left = Math.max(from, block.left);
    const end = isToEnd && left === right ? columns.length + 1 : right;
    return rows.slice(top, bottom + 1).flatMap((row) => {
      const typed = this.#columns(row);
      const cells = columns
        .slice(Math.max(0, left - leadCount), end - leadCount + 1)
        .flatMap(({ id }) => (typed.has(id) ? [{ row, columnId: id }] : []));
      return cells.length > 0 ? [cells] : [];
    });
  }

  #fill(from = 0): void {
    const rows = this.#cells(from === 0, from).filter((cells) => cells.length > 1);
    if (rows.length > 0) this.#typing?.fill(rows);
  }

  #clear(): void {
    const cells = this.#cells(false).flat();
    if (cells.length > 0) {
      this.#typing?.write(
        cells.map((cell) => ({ ...cell, text: '' })),
        'clear',
      );
    } else this.open();
  }

  readonly #paste = (event: ClipboardEvent): void => {
    const typing = this.#typing;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!typing || event.target !== this.#grid.host || text.trim() === '') return;
    event.preventDefault();
    const table = typing.tableOf(text);
    const { cells, leftOut } = this.#placed(table, typing);
    const refused = cells.find((cell) => typing.faultOf(cell, cell.text) !== null);
    if (refused) typing.onRefused(refused, typing.faultOf(refused, refused.text) ?? '');
    else if (cells.length > 0)
      typing.write(cells, cells.length > 1 ? 'paste' : 'type', () => this.#selectPasted(table, typing));
    if (!refused && leftOut > 0) typing.onLeftOut(leftOut, cells.length === 0);
  };

  /** One copied cell fills the block; several go from its corner on. */
  #placed(table: CopiedTable, { tools }: GridTyping): PlacedCells {
    const data = this.#grid.data();
    const only = tools.onlyCell(table);
    if (data && only === null) return tools.placedCells(table, this.#grid.block(), data, this.#columns);
    const cells = this.#cells(false).flat();
    return {
      cells: cells.map((cell): CellText => ({ ...cell, text: only ?? '' })),
      leftOut: cells.length > 0 ? 0 : 1,
    };
  }

  #selectPasted(table: CopiedTable, { tools }: GridTyping): void {
    const data = this.#grid.data();
    if (data && tools.onlyCell(table) === null)
      this.#grid.select(tools.pastedBlock(table, this.#grid.block(), data));
  }

  readonly #openPointed = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null;
    if (!cell || cell !== this.#grid.cellAt(this.#grid.cursor())) return;
    if (this.isTyped(this.#grid.cursor())) this.open();
  };

  /** False where there is nothing to do: in an empty cell, and at the names. */
  showMenu(): boolean {
    if (this.#isComing) this.#early = () => this.showMenu();
    if (this.#isComing) return true;
    const at = this.#grid.cursor();
    const cell = this.#cell(at);
    const drawn = this.#grid.cellAt(at);
    const typing = this.#typing;
    const isTyped = this.isTyped(at);
    if (!cell || !drawn || !typing || !(isTyped || cell.row.cellText(at.column - leadCount))) return false;
    typing.onMenu({
      ...{ cell, isTyped, rows: this.#cells(true), box: boxOf(drawn) },
      edit: () => this.open(),
      copy: this.#grid.copy,
      clear: () => this.#clear(),
    });
    return true;
  }
}

export function boxOf(cell: HTMLElement): CellBox {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { left, top, width, height };
}
