// Finds the readers of a cell: each block of formulas is indexed once by the areas it reads as a whole.
import type { Area } from '../../book/book.ts';
import { AreaTree } from './area-tree.ts';
import type { ReadBlock } from './block-builder.ts';
import { coverOf, type RelativeRead, readersIn } from './relative-read.ts';

interface BlockRead {
  readonly block: ReadBlock;
  readonly read: RelativeRead;
}

export interface ReadersOfCell {
  readonly sheet: number;
  /** The cells whose formulas read the cell. */
  readonly area: Area;
}

interface SheetEntries {
  readonly entries: readonly BlockRead[];
  readonly tree: AreaTree;
}

export class ReaderIndex {
  private readonly sheets: readonly SheetEntries[];

  constructor(sheetCount: number, blocks: readonly ReadBlock[]) {
    const bySheet: BlockRead[][] = Array.from({ length: sheetCount }, () => []);
    for (const block of blocks) {
      for (const read of block.pattern.reads) bySheet[read.sheet]?.push({ block, read });
    }
    this.sheets = bySheet.map((entries) => ({
      entries,
      tree: new AreaTree(entries.map(({ block, read }) => coverOf(read, block.area))),
    }));
  }

  isRead(sheet: number, line: number, column: number): boolean {
    return this.visit(sheet, line, column, () => true);
  }

  /** A formula that reads the cell twice is in two of the areas. */
  readersOf(sheet: number, line: number, column: number): ReadersOfCell[] {
    const found: ReadersOfCell[] = [];
    this.visit(sheet, line, column, (readers) => {
      found.push(readers);
      return false;
    });
    return found;
  }

  private visit(
    sheet: number,
    line: number,
    column: number,
    see: (readers: ReadersOfCell) => boolean,
  ): boolean {
    const at = this.sheets[sheet];
    if (!at) return false;
    return at.tree.find(line, column, (place) => {
      const entry = at.entries[place];
      const area = entry && readersIn(entry.read, entry.block.area, line, column);
      return area ? see({ sheet: entry.block.sheet, area }) : false;
    });
  }
}
