// Finds who reads a cell: each block of formulas is kept once by the areas that it reads as a whole.
import type { Area } from '../../book/book.ts';
import { AreaTree } from './area-tree.ts';
import type { ReadBlock } from './block-builder.ts';
import { coverOf, type RelativeRead, readersIn } from './relative-read.ts';

interface Entry {
  readonly block: ReadBlock;
  readonly read: RelativeRead;
}

export interface Readers {
  readonly sheet: number;
  /** The cells whose formulas read the cell. */
  readonly area: Area;
}

interface SheetEntries {
  readonly entries: readonly Entry[];
  readonly tree: AreaTree;
}

export class ReaderIndex {
  private readonly sheets: readonly SheetEntries[];

  constructor(sheetCount: number, blocks: readonly ReadBlock[]) {
    const bySheet: Entry[][] = Array.from({ length: sheetCount }, () => []);
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
  readersOf(sheet: number, line: number, column: number): Readers[] {
    const found: Readers[] = [];
    this.visit(sheet, line, column, (readers) => {
      found.push(readers);
      return false;
    });
    return found;
  }

  private visit(sheet: number, line: number, column: number, see: (readers: Readers) => boolean): boolean {
    const at = this.sheets[sheet];
    if (!at) return false;
    return at.tree.find(line, column, (place) => {
      const entry = at.entries[place];
      const area = entry && readersIn(entry.read, entry.block.area, line, column);
      return area ? see({ sheet: entry.block.sheet, area }) : false;
    });
  }
}
