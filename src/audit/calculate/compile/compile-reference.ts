// Makes code of references to cells: the range a formula means, seen from the cell it stands on.
import type { Area } from '../../book/book.ts';
import type { FormulaTree, ReferenceNode } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler, ScalarCode } from '../site/code.ts';
import { failed, unknown } from '../values/failure.ts';
import { Range, Union, type Value } from '../values/value.ts';

export interface Home {
  /** The sheet, from 0, of references that name none. */
  readonly sheet: number;
  /** The cell that the tree was read at. */
  readonly line: number;
  readonly column: number;
  sheetNumber(title: string): number | null;
}

/** A line or column as seen from a formula: fixed, or so far away from it. */
interface Reach {
  readonly base: number;
  readonly follows: 0 | 1;
}

const reach = (at: number, isFixed: boolean, home: number): Reach =>
  isFixed ? { base: at, follows: 0 } : { base: at - home, follows: 1 };

/** Above the first line a reference goes on from the last one. */
const wrapped = (at: number, last: number): number => (at < 1 ? at + last : at > last ? at - last : at);

/** All that a reference asks of its place. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

const lineFrom = ({ base, follows }: Reach, site: Spot): number =>
  wrapped(base + follows * site.line, 1_048_576);
const columnFrom = ({ base, follows }: Reach, site: Spot): number =>
  wrapped(base + follows * site.column, 16_384);

function sheetsOf(node: ReferenceNode, home: Home): readonly number[] {
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
      throw unknown('another workbook');
    };
  }
  if (sheets.length > 0) return null;
  return () => {
    throw failed('#REF!');
  };
}

function reaches({ area, anchors }: ReferenceNode, { line, column }: Home) {
  return {
    firstLine: reach(area.firstLine, anchors.firstLine, line),
    lastLine: reach(area.lastLine, anchors.lastLine, line),
    firstColumn: reach(area.firstColumn, anchors.firstColumn, column),
    lastColumn: reach(area.lastColumn, anchors.lastColumn, column),
  };
}

export function compileReference(node: ReferenceNode, home: Home): (site: Spot) => Value {
  const sheets = sheetsOf(node, home);
  const nowhere = elsewhere(node, sheets);
  if (nowhere) return nowhere;
  const { firstLine, lastLine, firstColumn, lastColumn } = reaches(node, home);
  const areaFrom = (site: Spot): Area => {
    const [top, bottom] = [lineFrom(firstLine, site), lineFrom(lastLine, site)];
    const [left, right] = [columnFrom(firstColumn, site), columnFrom(lastColumn, site)];
    return {
      firstLine: Math.min(top, bottom),
      lastLine: Math.max(top, bottom),
      firstColumn: Math.min(left, right),
      lastColumn: Math.max(left, right),
    };
  };
  const [only = 0] = sheets;
  if (sheets.length === 1) return (site) => new Range(only, areaFrom(site));
  return (site) => new Union(sheets.map((sheet) => new Range(sheet, areaFrom(site))));
}

const isSingle = ({ area }: ReferenceNode): boolean =>
  area.firstLine === area.lastLine && area.firstColumn === area.lastColumn;

/** The value of a single cell, or of the cell beside the formula where it is a range. */
export function compileCellRead(node: ReferenceNode, home: Home): ScalarCode {
  const sheets = sheetsOf(node, home);
  const [sheet = 0] = sheets;
  const nowhere = elsewhere(node, sheets);
  if (nowhere) return nowhere;
  if (!isSingle(node) || sheets.length > 1) {
    const range = compileReference(node, home);
    return (site) => site.one(range(site));
  }
  const { firstLine, firstColumn } = reaches(node, home);
  return (site) => site.read(sheet, lineFrom(firstLine, site), columnFrom(firstColumn, site));
}

function rangesOf(value: Value): readonly Range[] {
  if (value instanceof Range) return [value];
  if (value instanceof Union) return value.ranges;
  throw failed('#VALUE!');
}

function onlyRange(value: Value): Range {
  const [range, ...others] = rangesOf(value);
  if (!range || others.length > 0) throw failed('#VALUE!');
  return range;
}

function spanned(one: Range, other: Range): Range {
  if (one.sheet !== other.sheet) throw failed('#VALUE!');
  return new Range(one.sheet, {
    firstLine: Math.min(one.area.firstLine, other.area.firstLine),
    firstColumn: Math.min(one.area.firstColumn, other.area.firstColumn),
    lastLine: Math.max(one.area.lastLine, other.area.lastLine),
    lastColumn: Math.max(one.area.lastColumn, other.area.lastColumn),
  });
}

function shared(one: Range, other: Range): Range {
  const area = {
    firstLine: Math.max(one.area.firstLine, other.area.firstLine),
    firstColumn: Math.max(one.area.firstColumn, other.area.firstColumn),
    lastLine: Math.min(one.area.lastLine, other.area.lastLine),
    lastColumn: Math.min(one.area.lastColumn, other.area.lastColumn),
  };
  const isNone = area.firstLine > area.lastLine || area.firstColumn > area.lastColumn;
  if (one.sheet !== other.sheet || isNone) throw failed('#NULL!');
  return new Range(one.sheet, area);
}

export function compileJoin(compiler: Compiler, node: Extract<FormulaTree, { kind: 'join' }>): Code {
  const left = compiler.value(node.left);
  const right = compiler.value(node.right);
  if (node.operator === ',') {
    return (site) => new Union([...rangesOf(left(site)), ...rangesOf(right(site))]);
  }
  const join = node.operator === ':' ? spanned : shared;
  return (site) => join(onlyRange(left(site)), onlyRange(right(site)));
}
