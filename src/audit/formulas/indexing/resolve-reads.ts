// Resolves what a formula reads: its references and those of the names it uses, on every sheet they span.

import type { CellPosition } from '../../book/address.ts';
import { lastPossibleColumn, lastPossibleLine } from '../../book/address.ts';
import type { Book } from '../../book/book.ts';
import type { FormulaTree, ReferenceNode } from '../parse/formula-tree.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import type { RelativePlace, RelativeRead } from './relative-read.ts';

export interface ResolvedReads {
  readonly reads: readonly RelativeRead[];
  readonly hasUnknown: boolean;
}

/** They use the address of their argument, not its value. */
const placeFunctions = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS', 'AREAS', 'SHEET', 'SHEETS', 'ISREF']);

const unknownFunctions = new Set(['INDIRECT', 'OFFSET', 'GETPIVOTDATA', 'CUBEVALUE', 'CUBEMEMBER', '']);

/** Names may refer to names; deeper nesting than this is a cycle. */
const deepestName = 16;

export class ReadResolver {
  private readonly sheetByTitle: ReadonlyMap<string, number>;
  private readonly namedTrees = new Map<string, FormulaTree>();

  constructor(book: Book) {
    this.sheetByTitle = new Map(book.sheets.map(({ title }, index) => [title.toUpperCase(), index]));
    for (const { name, formula, sheet } of book.names) {
      const tree = parseFormula(formula);
      if (!('fault' in tree)) this.namedTrees.set(`${sheet ?? ''}!${name.toUpperCase()}`, tree);
    }
  }

  resolve(tree: FormulaTree, sheet: number, origin: CellPosition): ResolvedReads {
    const search = new ReadSearch(this.sheetByTitle, this.namedTrees, sheet, origin);
    search.visit(tree, origin, 0);
    return { reads: search.reads, hasUnknown: search.hasUnknown };
  }
}

class ReadSearch {
  readonly reads: RelativeRead[] = [];
  hasUnknown = false;
  private readonly sheetByTitle: ReadonlyMap<string, number>;
  private readonly namedTrees: ReadonlyMap<string, FormulaTree>;
  private readonly sheet: number;
  private readonly origin: CellPosition;

  constructor(
    sheetByTitle: ReadonlyMap<string, number>,
    namedTrees: ReadonlyMap<string, FormulaTree>,
    sheet: number,
    origin: CellPosition,
  ) {
    this.sheetByTitle = sheetByTitle;
    this.namedTrees = namedTrees;
    this.sheet = sheet;
    this.origin = origin;
  }

  /** `from` is the cell that relative references count from: that of the formula, A1 inside a name. */
  visit(tree: FormulaTree, from: CellPosition, depth: number): void {
    switch (tree.kind) {
      case 'reference':
        this.add(tree, tree, from);
        break;
      case 'name':
        this.visitName(tree.file, tree.sheet, tree.name, depth);
        break;
      case 'structured':
        this.hasUnknown = true;
        break;
      case 'unary':
        this.visit(tree.operand, from, depth);
        break;
      case 'binary':
      case 'join':
        if (tree.kind === 'join' && tree.operator === ':') this.addSpan(tree.left, tree.right, from);
        this.visit(tree.left, from, depth);
        this.visit(tree.right, from, depth);
        break;
      case 'call':
        if (unknownFunctions.has(tree.name)) this.hasUnknown = true;
        for (const arg of tree.args) {
          if (arg && !(arg.kind === 'reference' && placeFunctions.has(tree.name)))
            this.visit(arg, from, depth);
        }
        break;
    }
  }

  private visitName(file: string | null, sheet: string | null, name: string, depth: number): void {
    if (file !== null || depth >= deepestName) return;
    const scope = sheet === null ? this.sheet : this.sheetByTitle.get(sheet.toUpperCase());
    const key = name.toUpperCase();
    const tree = this.namedTrees.get(`${scope}!${key}`) ?? this.namedTrees.get(`!${key}`);
    if (tree) this.visit(tree, { line: 1, column: 1 }, depth + 1);
  }

  /** From a cell to what a function finds: all between is read. */
  private addSpan(left: FormulaTree, right: FormulaTree, from: CellPosition): void {
    const one = firstReference(left);
    const other = firstReference(right);
    if (one && other && (other.sheet === null || other.sheet === one.sheet)) this.add(one, other, from);
  }

  private add(one: ReferenceNode, other: ReferenceNode, from: CellPosition): void {
    if (one.file !== null) return;
    const first = one.sheet === null ? this.sheet : this.sheetByTitle.get(one.sheet.toUpperCase());
    const last = one.lastSheet === null ? first : this.sheetByTitle.get(one.lastSheet.toUpperCase());
    if (first === undefined || last === undefined) return;
    const line = (at: number, isFixed: boolean) =>
      seenFrom(at, isFixed, from.line, this.origin.line, lastPossibleLine);
    const column = (at: number, isFixed: boolean) =>
      seenFrom(at, isFixed, from.column, this.origin.column, lastPossibleColumn);
    const lines = [
      line(one.area.firstLine, one.anchors.firstLine),
      line(other.area.lastLine, other.anchors.lastLine),
    ] as const;
    const columns = [
      column(one.area.firstColumn, one.anchors.firstColumn),
      column(other.area.lastColumn, other.anchors.lastColumn),
    ] as const;
    for (let sheet = Math.min(first, last); sheet <= Math.max(first, last); sheet += 1) {
      this.reads.push({ sheet, lines, columns });
    }
  }
}

/** A name that points left of A1 goes round to the far end of the sheet. */
function seenFrom(at: number, isFixed: boolean, from: number, origin: number, last: number): RelativePlace {
  if (isFixed) return { isFixed, at };
  const away = at - from;
  return { isFixed, at: origin + away > last ? away - last : away };
}

/** The reference itself, or the one that a function picks from. */
function firstReference(tree: FormulaTree): ReferenceNode | null {
  if (tree.kind === 'reference') return tree;
  if (tree.kind !== 'call') return null;
  const [first] = tree.args;
  return first?.kind === 'reference' ? first : null;
}
