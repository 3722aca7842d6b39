// The cells of an open workbook by number, with their values; cells may be added, and the numbers then move on.
import type { BookCell, BookSheet } from '../book/book.ts';
import { CellGrid } from '../calculate/runtime/cell-grid.ts';
import { CellStore } from '../calculate/runtime/cell-store.ts';
import type { LiveCell, LiveSource } from './live-book.ts';

/** One that takes another formula. */
export interface OpenCell extends BookCell {
  formula: string | null;
}

type OpenSheet = Pick<BookSheet, 'cells'> & { readonly cells: readonly OpenCell[] };

type Placed = LiveSource['sheets'][number]['cells'][number];

/** Written out, which makes tens of thousands of them several times faster than copying does. */
const openCell = ({ line, column, value, formula }: Placed): OpenCell => ({
  line,
  column,
  value,
  formula,
  isArray: false,
  style: 0,
});

export class LiveGrid {
  grid: CellGrid;
  store: CellStore;
  private sheets: readonly OpenSheet[];

  constructor({ sheets }: LiveSource) {
    this.sheets = sheets.map(({ cells }) => ({ cells: cells.map(openCell) }));
    this.grid = new CellGrid({ sheets: this.sheets });
    this.store = CellStore.kept(this.grid.cells);
  }

  get count(): number {
    return this.grid.cells.length;
  }

  idAt({ sheet, line, column }: LiveCell): number {
    return this.grid.idAt(sheet, line, column);
  }

  /** The cells are ours to change; the grid only reads them. */
  cellAt(id: number): OpenCell | undefined {
    return this.grid.cells[id];
  }

  addressOf(id: number): LiveCell {
    const { sheetOf, lineOf, columnOf } = this.grid;
    return { sheet: sheetOf[id] ?? 0, line: lineOf[id] ?? 1, column: columnOf[id] ?? 1 };
  }

  /** Empty cells, each where there is none yet. Returns the new number of each old one. */
  add(places: readonly LiveCell[]): Int32Array {
    const { cells } = this.grid;
    const added = new Set(places.map(({ sheet }) => sheet));
    this.sheets = this.sheets.map((sheet, index) => {
      if (!added.has(index)) return sheet;
      const blanks = places
        .filter((place) => place.sheet === index)
        .map(({ line, column }) => openCell({ line, column, value: null, formula: null }));
      return { cells: [...sheet.cells, ...blanks] };
    });
    this.grid = new CellGrid({ sheets: this.sheets });
    const to = new Int32Array(cells.length);
    let next = 0;
    for (const [id, cell] of cells.entries()) {
      while (this.grid.cells[next] !== cell) next += 1;
      to[id] = next;
    }
    this.store = this.store.moved(to, this.count);
    return to;
  }
}
