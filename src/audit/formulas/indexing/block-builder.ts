// Groups cells with the same formula: adjacent cells into runs, equal runs below each other into blocks.
import type { Area } from '../../book/book.ts';
import type { FormulaBlock } from './formula-index.ts';
import type { PatternedFormula, ReadPattern } from './pattern-book.ts';

export interface ReadBlock extends FormulaBlock {
  readonly pattern: ReadPattern;
}

interface GrowingBlock {
  readonly pattern: ReadPattern;
  readonly area: { -readonly [Side in keyof Area]: Area[Side] };
}

/** The formulas of one sheet, line by line, left to right. */
export function blocksOf(sheet: number, formulas: readonly PatternedFormula[]): ReadBlock[] {
  const blocks: GrowingBlock[] = [];
  /** By the first column, the blocks that end on the line above and on this one. */
  let above = new Map<number, GrowingBlock>();
  let current = new Map<number, GrowingBlock>();
  let line = 0;
  for (let start = 0; start < formulas.length; ) {
    const first = formulas[start];
    if (!first) break;
    const end = runEnd(formulas, start);
    if (first.cell.line !== line) {
      above = first.cell.line === line + 1 ? current : new Map();
      current = new Map();
      line = first.cell.line;
    }
    const firstColumn = first.cell.column;
    const lastColumn = firstColumn + end - start - 1;
    let block = above.get(firstColumn);
    if (block?.pattern === first.pattern && block.area.lastColumn === lastColumn) block.area.lastLine = line;
    else {
      block = { pattern: first.pattern, area: { firstLine: line, firstColumn, lastLine: line, lastColumn } };
      blocks.push(block);
    }
    current.set(firstColumn, block);
    start = end;
  }
  return blocks.map(({ pattern, area }) => ({ sheet, pattern, area }));
}

/** Behind the last formula that continues the one at the start. */
function runEnd(formulas: readonly PatternedFormula[], start: number): number {
  const first = formulas[start];
  let end = start + 1;
  for (; end < formulas.length; end += 1) {
    const next = formulas[end];
    if (!first || !next || next.pattern !== first.pattern || next.cell.line !== first.cell.line) break;
    if (next.cell.column !== first.cell.column + end - start) break;
  }
  return end;
}
