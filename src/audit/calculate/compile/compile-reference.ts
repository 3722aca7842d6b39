// Compiles references: the range that a formula refers to, relative to its own cell.
import type { Area } from '../../book/book.ts';
import type { FormulaTree, ReferenceNode } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler, ScalarCode } from '../runtime/code.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, RangeUnion, type Value } from '../values/value.ts';

export interface HomeCell {
  /** The sheet, from 0, of references that name none. */
  readonly sheet: number;
  /** The cell that the tree was read at. */
  readonly line: number;
  readonly column: number;
  sheetNumber(title: string): number | null;
}

/** A line or column relative to a formula: absolute, or an offset from it. */
interface SheetSpan {
  readonly base: number;
  readonly follows: 0 | 1;
}

const reach = (at: number, isFixed: boolean, home: number): SheetSpan =>
  isFixed ? { base: at, follows: 0 } : { base: at - home, follows: 1 };

/** Above the first line a reference goes on from the last one. */
const wrapped = (at: number, last: number): number => (at < 1 ? at + last : at > last ? at - last : at);

/** What a reference needs to know about its own cell. */
interface FormulaPosition {
  readonly line: number;
  readonly column: number;
}

const lineFrom = ({ base, follows }: SheetSpan, context: FormulaPosition): number =>
  wrapped(base + follows * context.line, 1_048_576);
const columnFrom = ({ base, follows }: SheetSpan, context: FormulaPosition): number =>
  wrapped(base + follows * context.column, 16_384);

function sheetsOf(node: ReferenceNode, home: HomeCell): readonly number[] {
  if (node.sheet === null) return [home.sheet];
  const first = home.sheetNumber(node.sheet);
  const last = node.lastSheet === null ? first : home.sheetNumber(node.lastSheet);
  if (first === null || last === null) return [];
  const from = Math.min(first, last);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => from + index);
}

function elsewhere(node: ReferenceNode, sheets: readonly number[]): (() => never) | null {
  if (node.file !== null) {
    return () => {
      throw throwUncalculated('another workbook');
    };
  }
  if (sheets.length > 0) return null;
  return () => {
    throw throwError('#REF!');
  };
}

function reaches({ area, anchors }: ReferenceNode, { line, column }: HomeCell) {
  return {
    firstLine: reach(area.firstLine, anchors.firstLine, line),
    lastLine: reach(area.lastLine, anchors.lastLine, line),
    firstColumn: reach(area.firstColumn, anchors.firstColumn, column),
    lastColumn: reach(area.lastColumn, anchors.lastColumn, column),
  };
}

export function compileReference(node: ReferenceNode, home: HomeCell): (context: FormulaPosition) => Value {
  const sheets = sheetsOf(node, home);
  const nowhere = elsewhere(node, sheets);
  if (nowhere) return nowhere;
  const { firstLine, lastLine, firstColumn, lastColumn } = reaches(node, home);
  const areaFrom = (context: FormulaPosition): Area => {
    const [top, bottom] = [lineFrom(firstLine, context), lineFrom(lastLine, context)];
    const [left, right] = [columnFrom(firstColumn, context), columnFrom(lastColumn, context)];
    return {
      firstLine: Math.min(top, bottom),
      lastLine: Math.max(top, bottom),
      firstColumn: Math.min(left, right),
      lastColumn: Math.max(left, right),
    };
  };
  const [only = 0] = sheets;
  if (sheets.length === 1) return (context) => new CellRange(only, areaFrom(context));
  return (context) => new RangeUnion(sheets.map((sheet) => new CellRange(sheet, areaFrom(context))));
}

const isSingle = ({ area }: ReferenceNode): boolean =>
  area.firstLine === area.lastLine && area.firstColumn === area.lastColumn;

/** The value of a single cell, or of the cell beside the formula where it is a range. */
export function compileCellRead(node: ReferenceNode, home: HomeCell): ScalarCode {
  const sheets = sheetsOf(node, home);
  const [sheet = 0] = sheets;
  const nowhere = elsewhere(node, sheets);
  if (nowhere) return nowhere;
  if (!isSingle(node) || sheets.length > 1) {
    const range = compileReference(node, home);
    return (context) => context.one(range(context));
  }
  const { firstLine, firstColumn } = reaches(node, home);
  return (context) => context.read(sheet, lineFrom(firstLine, context), columnFrom(firstColumn, context));
}

function rangesOf(value: Value): readonly CellRange[] {
  if (value instanceof CellRange) return [value];
  if (value instanceof RangeUnion) return value.ranges;
  throw throwError('#VALUE!');
}

function onlyRange(value: Value): CellRange {
  const [range, ...others] = rangesOf(value);
  if (!range || others.length > 0) throw throwError('#VALUE!');
  return range;
}

function spanned(one: CellRange, other: CellRange): CellRange {
  if (one.sheet !== other.sheet) throw throwError('#VALUE!');
  return new CellRange(one.sheet, {
    firstLine: Math.min(one.area.firstLine, other.area.firstLine),
    firstColumn: Math.min(one.area.firstColumn, other.area.firstColumn),
    lastLine: Math.max(one.area.lastLine, other.area.lastLine),
    lastColumn: Math.max(one.area.lastColumn, other.area.lastColumn),
  });
}

function shared(one: CellRange, other: CellRange): CellRange {
  const area = {
    firstLine: Math.max(one.area.firstLine, other.area.firstLine),
    firstColumn: Math.max(one.area.firstColumn, other.area.firstColumn),
    lastLine: Math.min(one.area.lastLine, other.area.lastLine),
    lastColumn: Math.min(one.area.lastColumn, other.area.lastColumn),
  };
  const isNone = area.firstLine > area.lastLine || area.firstColumn > area.lastColumn;
  if (one.sheet !== other.sheet || isNone) throw throwError('#NULL!');
  return new CellRange(one.sheet, area);
}

export function compileJoin(compiler: Compiler, node: Extract<FormulaTree, { kind: 'join' }>): Code {
  const left = compiler.value(node.left);
  const right = compiler.value(node.right);
  if (node.operator === ',') {
    return (context) => new RangeUnion([...rangesOf(left(context)), ...rangesOf(right(context))]);
  }
  const join = node.operator === ':' ? spanned : shared;
  return (context) => join(onlyRange(left(context)), onlyRange(right(context)));
}
