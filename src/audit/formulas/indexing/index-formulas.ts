// Parses every formula of a workbook and indexes which formulas read each cell.
import type { Book, BookCell, BookSheet } from '../../book/book.ts';
import { Work } from '../../work/work.ts';
import { blocksOf } from './block-builder.ts';
import { FormulaGrid } from './formula-grid.ts';
import type { BrokenFormula, FormulaCell, FormulaIndex } from './formula-index.ts';
import { PatternBook, type PatternedFormula } from './pattern-book.ts';
import { ReaderIndex } from './reader-index.ts';
import { ReadResolver } from './resolve-reads.ts';

export function indexFormulas(book: Book, work: Work = new Work()): FormulaIndex {
  const resolver = new ReadResolver(book, work);
  const sheets = book.sheets.map((sheet, index) => readSheet(sheet, index, resolver));
  const all = sheets.flatMap(({ formulas }) => formulas);
  const blocks = sheets.flatMap(({ formulas }, index) => blocksOf(index, formulas));
  const grids = sheets.map(({ formulas }) => new FormulaGrid(formulas));
  const at = (sheet: number, line: number, column: number) => grids[sheet]?.at(line, column);
  let readers: ReaderIndex | null = null;
  const readerIndex = (): ReaderIndex => {
    readers ??= new ReaderIndex(book.sheets.length, blocks);
    return readers;
  };
  return {
    all,
    broken: sheets.flatMap(({ broken }) => broken),
    blocks,
    at,
    isRead: (sheet, line, column) => readerIndex().isRead(sheet, line, column),
    readersOf: (sheet, line, column) => {
      const found = new Set<FormulaCell>();
      for (const { sheet: from, area } of readerIndex().readersOf(sheet, line, column)) {
        for (let row = area.firstLine; row <= area.lastLine; row += 1) {
          for (let place = area.firstColumn; place <= area.lastColumn; place += 1) {
            const formula = at(from, row, place);
            if (formula) found.add(formula);
          }
        }
      }
      return [...found];
    },
  };
}

function readSheet(sheet: BookSheet, index: number, resolver: ReadResolver) {
  const patterns = new PatternBook(index, sheet.title, resolver);
  const formulas: PatternedFormula[] = [];
  const broken: BrokenFormula[] = [];
  for (const cell of inOrder(sheet.cells)) {
    if (cell.formula === null) continue;
    const found = patterns.read(cell, cell.formula);
    if (typeof found === 'string') broken.push({ sheet: index, cell, reason: found });
    else formulas.push(found);
  }
  return { formulas, broken };
}

/** Files by some programs are in another order than that of reading. */
function inOrder(cells: readonly BookCell[]): readonly BookCell[] {
  const order = (one: BookCell, other: BookCell): number =>
    one.line - other.line || one.column - other.column;
  const isSorted = cells.every((cell, index) => {
    const before = cells[index - 1];
    return before === undefined || order(before, cell) < 0;
  });
  return isSorted ? cells : [...cells].sort(order);
}
