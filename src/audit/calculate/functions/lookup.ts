// Lookups in tables: INDEX, MATCH, VLOOKUP, XLOOKUP and the like.
import type { FunctionFamily } from '../runtime/code.ts';
import { type FormulaContext, tableCellsPerStep } from '../runtime/formula-context.ts';
import { isError, throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, RangeUnion, type Scalar, type Value, ValueTable } from '../values/value.ts';
import { define, type FunctionArguments } from './define.ts';
import { findExact, findFalling, findNearest, findRising } from './search-list.ts';

function wantedOf(args: FunctionArguments, place = 0): Scalar {
  const target = args.scalar(place) ?? 0;
  if (isError(target)) throw throwError(target.error);
  return target;
}

/** The part of a range or table in one of its lines or columns; 0 is all of them. */
function partOf(context: FormulaContext, value: Value, line: number, column: number): Value {
  const whole = value instanceof CellRange ? value : context.table(value);
  if (line < 0 || column < 0) throw throwError('#VALUE!');
  if (line > whole.lineCount || column > whole.columnCount) throw throwError('#REF!');
  if (whole instanceof CellRange) {
    const { firstLine, firstColumn, lastLine, lastColumn } = whole.area;
    return new CellRange(whole.sheet, {
      firstLine: line === 0 ? firstLine : firstLine + line - 1,
      lastLine: line === 0 ? lastLine : firstLine + line - 1,
      firstColumn: column === 0 ? firstColumn : firstColumn + column - 1,
      lastColumn: column === 0 ? lastColumn : firstColumn + column - 1,
    });
  }
  if (line > 0 && column > 0) return whole.at(line - 1, column - 1);
  const { lineCount, columnCount, cells } = whole;
  context.spend(cells.length / tableCellsPerStep);
  if (line === 0 && column === 0) return whole;
  if (line > 0)
    return new ValueTable(1, columnCount, cells.slice((line - 1) * columnCount, line * columnCount));
  return new ValueTable(
    lineCount,
    1,
    cells.filter((_, place) => place % columnCount === column - 1),
  );
}

function index(args: FunctionArguments, context: FormulaContext): Value {
  const given = args.value(0);
  const area = args.has(3) ? args.whole(3) : 1;
  const value = given instanceof RangeUnion ? given.ranges[area - 1] : area === 1 ? given : undefined;
  if (value === undefined) throw throwError('#REF!');
  const whole = value instanceof CellRange ? value : context.table(value);
  if (args.count < 3 && whole.lineCount === 1 && whole.columnCount > 1) {
    return partOf(context, whole, 1, args.whole(1));
  }
  return partOf(context, whole, args.whole(1), args.has(2) ? args.whole(2) : whole.columnCount === 1 ? 1 : 0);
}

function listIn(context: FormulaContext, value: Value): readonly Scalar[] {
  const { lineCount, columnCount, cells } = context.table(value);
  if (lineCount !== 1 && columnCount !== 1) throw throwError('#N/A');
  context.spend(cells.length / tableCellsPerStep);
  return cells;
}

function found(place: number): number {
  if (place < 0) throw throwError('#N/A');
  return place;
}

function match(args: FunctionArguments, context: FormulaContext): number {
  const target = wantedOf(args);
  const list = listIn(context, args.value(1));
  const kind = args.number(2, 1);
  if (kind === 0) return found(findExact(context, list, target, true)) + 1;
  return found(kind > 0 ? findRising(context, list, target) : findFalling(context, list, target)) + 1;
}

function lookUpIn(isByColumn: boolean) {
  return (args: FunctionArguments, context: FormulaContext): Value => {
    const target = wantedOf(args);
    const value = args.value(1);
    if (isScalar(value)) throw throwError('#N/A');
    const line = args.whole(2);
    if (line < 1) throw throwError('#VALUE!');
    const first = isByColumn ? partOf(context, value, 0, 1) : partOf(context, value, 1, 0);
    const list = listIn(context, first);
    const isNear = args.has(3) ? args.is(3) : args.count < 4;
    const place =
      found(isNear ? findRising(context, list, target) : findExact(context, list, target, true)) + 1;
    return context.one(
      isByColumn ? partOf(context, value, place, line) : partOf(context, value, line, place),
    );
  };
}

/** Like INDEX with MATCH; a table is searched along its longer side. */
function lookUp(args: FunctionArguments, context: FormulaContext): Value {
  const table = context.table(args.value(1));
  const isWide = table.columnCount > table.lineCount;
  const keys = isWide ? partOf(context, table, 1, 0) : partOf(context, table, 0, 1);
  const place = found(findRising(context, listIn(context, keys), wantedOf(args)));
  if (args.has(2)) return context.table(args.value(2)).cells[place] ?? null;
  return isWide ? table.at(table.lineCount - 1, place) : table.at(place, table.columnCount - 1);
}

function placeByMode(args: FunctionArguments, context: FormulaContext, modeAt: number): number {
  const target = wantedOf(args);
  const mode = args.whole(modeAt);
  const order = args.whole(modeAt + 1, 1);
  if (Math.abs(order) !== 1) throw throwUncalculated('a search by halving');
  const list = listIn(context, args.value(1));
  const searched = order === 1 ? list : [...list].reverse();
  const exact = mode === 1 || mode === -1 ? findNearest(context, searched, target, mode) : -1;
  const place = exact >= 0 ? exact : findExact(context, searched, target, mode === 2);
  return place < 0 || order === 1 ? place : list.length - 1 - place;
}

function lookUpAnywhere(args: FunctionArguments, context: FormulaContext): Value {
  const place = placeByMode(args, context, 4);
  if (place < 0) {
    if (args.has(3)) return args.value(3);
    throw throwError('#N/A');
  }
  const keys = context.table(args.value(1));
  const isColumn = keys.columnCount === 1;
  return isColumn
    ? partOf(context, args.value(2), place + 1, 0)
    : partOf(context, args.value(2), 0, place + 1);
}

export const lookup: FunctionFamily = {
  INDEX: define(2, 4, 'asss', index),
  MATCH: define(2, 3, 'svs', match),
  VLOOKUP: define(3, 4, 'svss', lookUpIn(true)),
  HLOOKUP: define(3, 4, 'svss', lookUpIn(false)),
  LOOKUP: define(2, 3, 'saa', lookUp),
  XLOOKUP: define(3, 6, 'svvvss', lookUpAnywhere),
  XMATCH: define(2, 4, 'svss', (args, context) => found(placeByMode(args, context, 2)) + 1),
};
