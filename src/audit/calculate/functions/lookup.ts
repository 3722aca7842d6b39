// Looking values up in tables: INDEX, MATCH, VLOOKUP, XLOOKUP and their kin.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { failed, isError, unknown } from '../values/failure.ts';
import { isScalar, Range, type Scalar, Table, Union, type Value } from '../values/value.ts';
import { type Arguments, define } from './define.ts';
import { findExact, findFalling, findNearest, findRising } from './search-list.ts';

function wantedOf(args: Arguments, place = 0): Scalar {
  const wanted = args.scalar(place) ?? 0;
  if (isError(wanted)) throw failed(wanted.error);
  return wanted;
}

/** The part of a range or table in one of its lines or columns; 0 is all of them. */
function partOf(site: Site, value: Value, line: number, column: number): Value {
  const whole = value instanceof Range ? value : site.table(value);
  if (line < 0 || column < 0) throw failed('#VALUE!');
  if (line > whole.lineCount || column > whole.columnCount) throw failed('#REF!');
  if (whole instanceof Range) {
    const { firstLine, firstColumn, lastLine, lastColumn } = whole.area;
    return new Range(whole.sheet, {
      firstLine: line === 0 ? firstLine : firstLine + line - 1,
      lastLine: line === 0 ? lastLine : firstLine + line - 1,
      firstColumn: column === 0 ? firstColumn : firstColumn + column - 1,
      lastColumn: column === 0 ? lastColumn : firstColumn + column - 1,
    });
  }
  if (line > 0 && column > 0) return whole.at(line - 1, column - 1);
  const { lineCount, columnCount, cells } = whole;
  if (line === 0 && column === 0) return whole;
  if (line > 0) return new Table(1, columnCount, cells.slice((line - 1) * columnCount, line * columnCount));
  return new Table(
    lineCount,
    1,
    cells.filter((_, place) => place % columnCount === column - 1),
  );
}

function index(args: Arguments, site: Site): Value {
  const given = args.value(0);
  const area = args.has(3) ? args.whole(3) : 1;
  const value = given instanceof Union ? given.ranges[area - 1] : area === 1 ? given : undefined;
  if (value === undefined) throw failed('#REF!');
  const whole = value instanceof Range ? value : site.table(value);
  if (args.count < 3 && whole.lineCount === 1 && whole.columnCount > 1) {
    return partOf(site, whole, 1, args.whole(1));
  }
  return partOf(site, whole, args.whole(1), args.has(2) ? args.whole(2) : whole.columnCount === 1 ? 1 : 0);
}

function listIn(site: Site, value: Value): readonly Scalar[] {
  const { lineCount, columnCount, cells } = site.table(value);
  if (lineCount !== 1 && columnCount !== 1) throw failed('#N/A');
  site.spend(cells.length / cheapness);
  return cells;
}

/** A list at hand is gone through so many times faster than cells are looked up. */
const cheapness = 8;

function found(place: number): number {
  if (place < 0) throw failed('#N/A');
  return place;
}

function match(args: Arguments, site: Site): number {
  const wanted = wantedOf(args);
  const list = listIn(site, args.value(1));
  const kind = args.number(2, 1);
  if (kind === 0) return found(findExact(list, wanted, true)) + 1;
  return found(kind > 0 ? findRising(list, wanted) : findFalling(list, wanted)) + 1;
}

function lookUpIn(isByColumn: boolean) {
  return (args: Arguments, site: Site): Value => {
    const wanted = wantedOf(args);
    const value = args.value(1);
    if (isScalar(value)) throw failed('#N/A');
    const line = args.whole(2);
    if (line < 1) throw failed('#VALUE!');
    const first = isByColumn ? partOf(site, value, 0, 1) : partOf(site, value, 1, 0);
    const list = listIn(site, first);
    const isNear = args.has(3) ? args.is(3) : args.count < 4;
    const place = found(isNear ? findRising(list, wanted) : findExact(list, wanted, true)) + 1;
    return site.one(isByColumn ? partOf(site, value, place, line) : partOf(site, value, line, place));
  };
}

/** As INDEX of what MATCH gives; a table is searched along its longer side. */
function lookUp(args: Arguments, site: Site): Value {
  const table = site.table(args.value(1));
  const isWide = table.columnCount > table.lineCount;
  const keys = isWide ? partOf(site, table, 1, 0) : partOf(site, table, 0, 1);
  const place = found(findRising(listIn(site, keys), wantedOf(args)));
  if (args.has(2)) return site.table(args.value(2)).cells[place] ?? null;
  return isWide ? table.at(table.lineCount - 1, place) : table.at(place, table.columnCount - 1);
}

function placeByMode(args: Arguments, site: Site, modeAt: number): number {
  const wanted = wantedOf(args);
  const mode = args.whole(modeAt);
  const order = args.whole(modeAt + 1, 1);
  if (Math.abs(order) !== 1) throw unknown('a search by halving');
  const list = listIn(site, args.value(1));
  const searched = order === 1 ? list : [...list].reverse();
  const exact = mode === 1 || mode === -1 ? findNearest(searched, wanted, mode) : -1;
  const place = exact >= 0 ? exact : findExact(searched, wanted, mode === 2);
  return place < 0 || order === 1 ? place : list.length - 1 - place;
}

function lookUpAnywhere(args: Arguments, site: Site): Value {
  const place = placeByMode(args, site, 4);
  if (place < 0) {
    if (args.has(3)) return args.value(3);
    throw failed('#N/A');
  }
  const keys = site.table(args.value(1));
  const isColumn = keys.columnCount === 1;
  return isColumn ? partOf(site, args.value(2), place + 1, 0) : partOf(site, args.value(2), 0, place + 1);
}

export const lookup: FunctionFamily = {
  INDEX: define(2, 4, 'asss', index),
  MATCH: define(2, 3, 'svs', match),
  VLOOKUP: define(3, 4, 'svss', lookUpIn(true)),
  HLOOKUP: define(3, 4, 'svss', lookUpIn(false)),
  LOOKUP: define(2, 3, 'saa', lookUp),
  XLOOKUP: define(3, 6, 'svvvss', lookUpAnywhere),
  XMATCH: define(2, 4, 'svss', (args, site) => found(placeByMode(args, site, 2)) + 1),
};
