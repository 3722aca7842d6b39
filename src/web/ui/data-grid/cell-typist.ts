// Typing in the cells of a grid, by key, by pointer and from the clipboard; it comes with typing.
import { CellEditor } from './cell-editor.ts';
import { type GridRow, leadCount } from './grid-data.ts';
import { boxOf } from './grid-elements.ts';
import type { GridPosition } from './grid-move.ts';
import type {
  CellText,
  CopiedTable,
  GridCell,
  GridTyping,
  PlacedCells,
  TypedGrid,
  Typist,
} from './grid-typing.ts';
import { onlyCell, pastedBlock, placedCells } from './pasted-cells.ts';
import { seenEnd } from './seen-end.ts';
import { firstKey, worded } from './typed-keys.ts';

export class CellTypist implements Typist {
  readonly #grid: TypedGrid;
  readonly #editor: CellEditor;
  #typing: GridTyping;

  constructor(grid: TypedGrid, typing: GridTyping) {
    this.#grid = grid;
    this.#typing = typing;
    this.#editor = new CellEditor(grid.host, grid.classes);
  }

  use(typing: GridTyping): void {
    this.#typing = typing;
  }

  destroy(): void {
    this.#editor.destroy();
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
    if (!cell || !drawn) return false;
    if (!this.isTyped(at) || !this.#isTaken(cell, text ?? '')) return this.#refuse();
    const rows = this.#grid.data()?.rows.length ?? 0;
    this.#editor.open({
      name: typing.nameOf(cell),
      text: text ?? typing.textOf(cell),
      hint: typing.hintOf(cell),
      takesWords: typing.takesWords(cell),
      isReplacing: text !== null,
      place: {
        left: drawn.offsetLeft,
        bottom: (rows - at.row - 1) * this.#grid.rowPx(),
        width: drawn.offsetWidth,
        end: seenEnd(this.#grid.host),
        fontSize: getComputedStyle(drawn).fontSize,
      },
      faultOf: (typed) => typing.faultOf(cell, typed),
      onDone: (typed, key, event) => this.#done({ ...cell, text: typed }, at, key, event),
      onCancel: () => this.#focus(),
    });
    return true;
  }

  #isTaken(cell: GridCell, text: string): boolean {
    return !worded.test(text) || (this.#typing.takesWords(cell) && !text.startsWith('='));
  }

  /** After the block was drawn on from its corner, in this column: its last numbers go on. */
  fillDrawn(from: number): void {
    if (this.#grid.block().right > from) this.#fill(from);
    else this.showMenu();
  }

  #columns = (row: GridRow): ReadonlySet<string> => this.#typing.typedColumns(row);

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
    if (cell.text !== typing.textOf(cell)) typing.write([cell], 'type', goOn);
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

  /** Whether the key was one of typing. */
  press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const at = this.#grid.cursor();
    const cell = this.#cell(at);
    if (!cell || altKey) return false;
    const isTyped = this.isTyped(at);
    if (ctrlKey || metaKey) {
      if (!isTyped || (key.toLowerCase() !== 'r' && key !== 'Enter')) return false;
      this.#fill();
      return true;
    }
    if (key === 'F2' || (key === 'Enter' && isTyped)) this.open();
    else if (key === 'Delete' || key === 'Backspace') this.#clear();
    else if (firstKey.test(key) || (key === '-' && isTyped)) this.open(key);
    else return false;
    return true;
  }

  /** What cannot be typed at the cursor is answered there. */
  #refuse(): false {
    const at = this.#grid.cursor();
    const [cell, drawn] = [this.#cell(at), this.#grid.cellAt(at)];
    if (cell && drawn) this.#typing.onBlocked(cell, boxOf(drawn));
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
    if (rows.length > 0) this.#typing.fill(rows);
  }

  #clear(): void {
    const cells = this.#cells(false).flat();
    if (cells.length > 0) {
      this.#typing.write(
        cells.map((cell) => ({ ...cell, text: '' })),
        'clear',
      );
    } else this.open();
  }

  paste(event: ClipboardEvent): void {
    const typing = this.#typing;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    event.preventDefault();
    const table = typing.tableOf(text);
    const { cells, leftOut } = this.#placed(table);
    const faults = cells.map((cell) => typing.faultOf(cell, cell.text));
    const first = faults.findIndex((fault) => fault !== null);
    const refused = cells[first];
    if (refused)
      typing.onRefused(refused, faults[first] ?? '', faults.filter((fault) => fault !== null).length);
    else if (cells.length > 0)
      typing.write(cells, cells.length > 1 ? 'paste' : 'type', () => this.#selectPasted(table));
    if (!refused && leftOut > 0) typing.onLeftOut(leftOut, cells.length === 0);
  }

  /** One copied cell fills the block; several go from its corner on. */
  #placed(table: CopiedTable): PlacedCells {
    const data = this.#grid.data();
    const only = onlyCell(table);
    if (data && only === null) return placedCells(table, this.#grid.block(), data, this.#columns);
    const cells = this.#cells(false).flat();
    return {
      cells: cells.map((cell): CellText => ({ ...cell, text: only ?? '' })),
      leftOut: cells.length > 0 ? 0 : 1,
    };
  }

  #selectPasted(table: CopiedTable): void {
    const data = this.#grid.data();
    if (data && onlyCell(table) === null) this.#grid.select(pastedBlock(table, this.#grid.block(), data));
  }

  openPointed(event: MouseEvent): void {
    const cell = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null;
    if (!cell || cell !== this.#grid.cellAt(this.#grid.cursor())) return;
    if (this.isTyped(this.#grid.cursor())) this.open();
  }

  showMenu(pressed?: Element | null): boolean {
    const at = this.#grid.cursor();
    const cell = this.#cell(at);
    const drawn = this.#grid.cellAt(at);
    const typing = this.#typing;
    const isTyped = this.isTyped(at);
    if (!cell || !drawn || !(isTyped || cell.row.cellText(at.column - leadCount))) return false;
    typing.onMenu({
      ...{ cell, isTyped, rows: this.#cells(true), box: boxOf(pressed ?? drawn) },
      edit: () => this.open(),
      copy: this.#grid.copy,
      clear: () => this.#clear(),
    });
    return true;
  }
}
