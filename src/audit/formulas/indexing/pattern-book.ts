// Parses each distinct formula of a sheet once: cells with the same formula share a pattern.
import type { BookCell } from '../../book/book.ts';
import type { FormulaTree } from '../parse/formula-tree.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import type { FormulaCell, FormulaPattern, FormulaRead, ReadTest } from './formula-index.ts';
import { printR1c1 } from './print-r1c1.ts';
import { relativeKey } from './relative-key.ts';
import { type RelativeRead, readAt, seenAt } from './relative-read.ts';
import type { ReadResolver } from './resolve-reads.ts';
import { shiftTree } from './shift-tree.ts';

export interface ReadPattern extends FormulaPattern {
  readonly reads: readonly RelativeRead[];
}

/** Its tree and reads are computed on demand, since a million trees would not fit into a browser. */
export class PatternedFormula implements FormulaCell {
  readonly sheet: number;
  readonly cell: BookCell;
  readonly pattern: ReadPattern;

  constructor(sheet: number, cell: BookCell, pattern: ReadPattern) {
    this.sheet = sheet;
    this.cell = cell;
    this.pattern = pattern;
  }

  get r1c1(): string {
    return this.pattern.r1c1;
  }

  get tree(): FormulaTree {
    const { origin, tree } = this.pattern;
    if (origin === this.cell) return tree;
    return shiftTree(tree, this.cell.line - origin.line, this.cell.column - origin.column);
  }

  get reads(): readonly FormulaRead[] {
    return this.pattern.reads.map((read) => readAt(read, this.cell.line, this.cell.column));
  }

  someRead(test: ReadTest): boolean {
    const { line, column } = this.cell;
    for (const { sheet, lines, columns } of this.pattern.reads) {
      const [oneLine, otherLine] = [seenAt(lines[0], line), seenAt(lines[1], line)];
      const [oneColumn, otherColumn] = [seenAt(columns[0], column), seenAt(columns[1], column)];
      const isFound = test(
        sheet,
        Math.min(oneLine, otherLine),
        Math.min(oneColumn, otherColumn),
        Math.max(oneLine, otherLine),
        Math.max(oneColumn, otherColumn),
      );
      if (isFound) return true;
    }
    return false;
  }
}

export class PatternBook {
  private readonly sheet: number;
  private readonly title: string;
  private readonly resolver: ReadResolver;
  private readonly byKey = new Map<string, ReadPattern>();
  private readonly byR1c1 = new Map<string, ReadPattern>();

  constructor(sheet: number, title: string, resolver: ReadResolver) {
    this.sheet = sheet;
    this.title = title;
    this.resolver = resolver;
  }

  /** The formula of the cell, or why it cannot be read. */
  read(cell: BookCell, text: string): PatternedFormula | string {
    const key = relativeKey(text, cell.line, cell.column);
    const known = this.byKey.get(key);
    if (known) return new PatternedFormula(this.sheet, cell, known);
    const tree = parseFormula(text);
    if ('fault' in tree) return tree.fault;
    const pattern = this.patternOf(tree, cell);
    if (!pattern) return 'More ranges than are read';
    this.byKey.set(key, pattern);
    return new PatternedFormula(this.sheet, cell, pattern);
  }

  private patternOf(tree: FormulaTree, origin: BookCell): ReadPattern | null {
    const { line, column } = origin;
    const r1c1 = printR1c1(tree, { line, column, title: this.title });
    const known = this.byR1c1.get(r1c1);
    if (known) return known;
    const resolved = this.resolver.resolve(tree, this.sheet, origin);
    if (!resolved) return null;
    const { reads, hasUnknown } = resolved;
    const sheetsRead = [...new Set(reads.map(({ sheet }) => sheet))];
    const counts = { readCount: reads.length, sheetsRead };
    const pattern = { r1c1, tree, hasUnknownReads: hasUnknown, origin, reads, ...counts };
    this.byR1c1.set(r1c1, pattern);
    return pattern;
  }
}
