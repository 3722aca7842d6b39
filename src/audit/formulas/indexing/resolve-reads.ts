// Resolves what a formula reads: its references and those of the names it uses, on every sheet they span.

import type { CellPosition } from '../../book/address.ts';
import { lastPossibleColumn, lastPossibleLine } from '../../book/address.ts';
import type { NamedSheets } from '../../book/book.ts';
import type { Work } from '../../work/work.ts';
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

/** Trees in a formula and its names that are gone through; no formula that a person writes has a hundredth of them. */
const mostParts = 100_000;

export class ReadResolver {
  private readonly sheetByTitle: ReadonlyMap<string, number>;
  private readonly namedTrees = new Map<string, FormulaTree>();
  private readonly work: Work;
  private readsLeft: number;

  constructor(book: NamedSheets, work: Work) {
    this.work = work;
    this.readsLeft = work.limits.reads;
    this.sheetByTitle = new Map(book.sheets.map(({ title }, index) => [title.toUpperCase(), index]));
    for (const { name, formula, sheet } of book.names) {
      const tree = parseFormula(formula);
      if (!('fault' in tree)) this.namedTrees.set(`${sheet ?? ''}!${name.toUpperCase()}`, tree);
    }
  }

  /** Null where a formula reads more ranges than one may, or the file's formulas more than they may together. */
  resolve(tree: FormulaTree, sheet: number, origin: CellPosition): ResolvedReads | null {
    const most = Math.min(this.work.limits.formulaReads, this.readsLeft);
    const search = new ReadSearch(this.sheetByTitle, this.namedTrees, sheet, origin, most);
    search.visit(tree, origin);
    this.work.spend(search.partCount);
    if (search.isTooLarge) return null;
    this.readsLeft -= search.reads.length;
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
  private readonly most: number;
  /** A name means the same wherever a formula uses it. */
  private readonly names = new Set<string>();
  partCount = 0;

  constructor(
    sheetByTitle: ReadonlyMap<string, number>,
    namedTrees: ReadonlyMap<string, FormulaTree>,
    sheet: number,
    origin: CellPosition,
    most: number,
  ) {
    this.most = most;
    this.sheetByTitle = sheetByTitle;
    this.namedTrees = namedTrees;
    this.sheet = sheet;
    this.origin = origin;
  }

  get isTooLarge(): boolean {
    return this.reads.length > this.most || this.partCount > mostParts;
  }

  /** `from` is the cell that relative references count from: that of the formula, A1 inside a name. */
  visit(tree: FormulaTree, from: CellPosition): void {
    this.partCount += 1;
    if (this.isTooLarge) return;
    switch (tree.kind) {
      case 'reference':
        this.add(tree, tree, from);
        break;
      case 'name':
        this.visitName(tree.file, tree.sheet, tree.name);
        break;
      case 'structured':
        this.hasUnknown = true;
        break;
      case 'unary':
        this.visit(tree.operand, from);
        break;
      case 'binary':
      case 'join':
        if (tree.kind === 'join' && tree.operator === ':') this.addSpan(tree.left, tree.right, from);
        this.visit(tree.left, from);
        this.visit(tree.right, from);
        break;
      case 'call':
        if (unknownFunctions.has(tree.name) || mayStretch(tree.name, tree.args)) this.hasUnknown = true;
        for (const arg of tree.args) {
          if (arg && !(arg.kind === 'reference' && placeFunctions.has(tree.name))) this.visit(arg, from);
        }
        break;
    }
  }

  private visitName(file: string | null, sheet: string | null, name: string): void {
    if (file !== null) return;
    const scope = sheet === null ? this.sheet : this.sheetByTitle.get(sheet.toUpperCase());
    const key = name.toUpperCase();
    const place = this.namedTrees.has(`${scope}!${key}`) ? `${scope}!${key}` : `!${key}`;
    const tree = this.namedTrees.get(place);
    if (!tree || this.names.has(place)) return;
    this.names.add(place);
    this.visit(tree, { line: 1, column: 1 });
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
    const most = Math.max(first, last);
    for (let sheet = Math.min(first, last); sheet <= most && !this.isTooLarge; sheet += 1) {
      this.reads.push({ sheet, lines, columns });
    }
  }
}

/** What is added up may be given by its first cell, and then reaches as far as the range that is asked. */
function mayStretch(name: string, [asked, , added]: readonly (FormulaTree | null)[]): boolean {
  if ((name !== 'SUMIF' && name !== 'AVERAGEIF') || !added || !asked) return false;
  if (asked.kind !== 'reference' || added.kind !== 'reference') return true;
  const [one, other] = [asked.area, added.area];
  return (
    one.lastLine - one.firstLine !== other.lastLine - other.firstLine ||
    one.lastColumn - one.firstColumn !== other.lastColumn - other.firstColumn
  );
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
