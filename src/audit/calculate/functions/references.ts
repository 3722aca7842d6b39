// Functions about ranges, and functions that return one: ROW, COLUMNS, OFFSET, INDIRECT.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, RangeUnion, type Value, ValueTable } from '../values/value.ts';
import { define, type FunctionArguments } from './define.ts';

const lastLine = 1_048_576;
const lastColumn = 16_384;

function rangeOf(value: Value): CellRange {
  if (value instanceof CellRange) return value;
  throw throwError('#VALUE!');
}

/** All line or column numbers of a range; a formula that needs one takes the first. */
function places(isLine: boolean) {
  return (args: FunctionArguments, context: FormulaContext): Value => {
    if (!args.has(0)) return isLine ? context.line : context.column;
    const { area, lineCount, columnCount } = rangeOf(args.value(0));
    const count = isLine ? lineCount : columnCount;
    const first = isLine ? area.firstLine : area.firstColumn;
    if (count === 1) return first;
    if (count > 100_000) throw throwUncalculated('a table of more than a million cells');
    context.spendTable(count);
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    return new ValueTable(isLine ? count : 1, isLine ? 1 : count, numbers);
  };
}

function sizeOf(value: Value): { readonly lineCount: number; readonly columnCount: number } {
  if (value instanceof CellRange || value instanceof ValueTable) return value;
  if (value instanceof RangeUnion) throw throwError('#REF!');
  return { lineCount: 1, columnCount: 1 };
}

function offset(args: FunctionArguments): Value {
  const { sheet, area, lineCount, columnCount } = rangeOf(args.value(0));
  const height = args.has(3) ? args.whole(3) : lineCount;
  const width = args.has(4) ? args.whole(4) : columnCount;
  if (height === 0 || width === 0) throw throwError('#REF!');
  const line = area.firstLine + args.whole(1);
  const column = area.firstColumn + args.whole(2);
  const moved = {
    firstLine: height > 0 ? line : line + height + 1,
    lastLine: height > 0 ? line + height - 1 : line,
    firstColumn: width > 0 ? column : column + width + 1,
    lastColumn: width > 0 ? column + width - 1 : column,
  };
  const isOutside =
    moved.firstLine < 1 ||
    moved.firstColumn < 1 ||
    moved.lastLine > lastLine ||
    moved.lastColumn > lastColumn;
  if (isOutside) throw throwError('#REF!');
  return new CellRange(sheet, moved);
}

function letters(column: number): string {
  let text = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  }
  return text;
}

function address(args: FunctionArguments): string {
  const kind = args.whole(2, 1);
  if (args.has(3) && !args.is(3)) throw throwUncalculated('an address in numbers');
  const [lineNumber, columnNumber] = [args.whole(0), args.whole(1)];
  const isInside =
    lineNumber >= 1 && lineNumber <= lastLine && columnNumber >= 1 && columnNumber <= lastColumn;
  if (!isInside) throw throwError('#VALUE!');
  const line = `${kind === 1 || kind === 2 ? '$' : ''}${lineNumber}`;
  const column = `${kind === 1 || kind === 3 ? '$' : ''}${letters(columnNumber)}`;
  if (!args.has(4)) return column + line;
  const sheet = args.text(4);
  const prefix = /^[A-Z_a-z]\w*$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${prefix}!${column}${line}`;
}

function indirect(args: FunctionArguments, context: FormulaContext): Value {
  if (args.has(1) && !args.is(1)) throw throwUncalculated('an address in numbers');
  const text = args.text(0);
  context.spend(text.length);
  return context.rangeNamed(text, context.sheet);
}

export const references: FunctionFamily = {
  ROW: define(0, 1, 'v', places(true)),
  COLUMN: define(0, 1, 'v', places(false)),
  ROWS: define(1, 1, 'v', (args) => sizeOf(args.value(0)).lineCount),
  COLUMNS: define(1, 1, 'v', (args) => sizeOf(args.value(0)).columnCount),
  AREAS: define(1, 1, 'v', (args) => {
    const value = args.value(0);
    return value instanceof RangeUnion ? value.ranges.length : 1;
  }),
  OFFSET: define(3, 5, 'vssss', offset),
  INDIRECT: define(1, 2, 's', indirect),
  ADDRESS: define(2, 5, 's', address),
};
