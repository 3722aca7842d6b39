// Functions that return tables: TRANSPOSE, MMULT, SEQUENCE, FILTER, SORT, UNIQUE, FREQUENCY.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { toBoolean, toNumber } from '../values/coerce.ts';
import { compareScalars } from '../values/compare.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { type Scalar, type Value, ValueTable } from '../values/value.ts';
import { define, type FunctionArguments, numbersIn } from './define.ts';

type MatrixLine = readonly Scalar[];

const linesOf = (table: ValueTable): MatrixLine[] =>
  Array.from({ length: table.lineCount }, (_, line) =>
    table.cells.slice(line * table.columnCount, (line + 1) * table.columnCount),
  );

function tableOf(lines: readonly MatrixLine[]): Value {
  const [first] = lines;
  if (!first || first.length === 0) throw throwError('#N/A');
  return new ValueTable(lines.length, first.length, lines.flat());
}

function turned(table: ValueTable): ValueTable {
  const { lineCount, columnCount } = table;
  const cells = Array.from({ length: lineCount * columnCount }, (_, place) =>
    table.at(place % lineCount, Math.floor(place / lineCount)),
  );
  return new ValueTable(columnCount, lineCount, cells);
}

function multiplied(one: ValueTable, other: ValueTable): Value {
  if (one.columnCount !== other.lineCount) throw throwError('#VALUE!');
  if (one.lineCount * other.columnCount * one.columnCount > 1e7)
    throw throwUncalculated('a large product of tables');
  const columns = linesOf(turned(other));
  return tableOf(
    linesOf(one).map((line) =>
      columns.map((column) =>
        line.reduce<number>(
          (sum, scalar, place) => sum + toNumber(scalar) * toNumber(column[place] ?? null),
          0,
        ),
      ),
    ),
  );
}

function sequence(args: FunctionArguments): Value {
  const [lines, columns] = [args.whole(0), args.whole(1, 1)];
  if (lines < 1 || columns < 1 || lines * columns > 1e6) throw throwError('#VALUE!');
  const cells = Array.from(
    { length: lines * columns },
    (_, place) => args.number(2, 1) + place * args.number(3, 1),
  );
  return new ValueTable(lines, columns, cells);
}

/** Does with lines what may be meant of columns. */
function along(table: ValueTable, isByColumn: boolean, work: (lines: MatrixLine[]) => MatrixLine[]): Value {
  const result = tableOf(work(linesOf(isByColumn ? turned(table) : table)));
  return isByColumn && result instanceof ValueTable ? turned(result) : result;
}

function filter(args: FunctionArguments, context: FormulaContext): Value {
  const table = context.table(args.value(0));
  const target = context.table(args.value(1));
  const isByColumn = target.lineCount === 1 && table.lineCount !== 1;
  const kept = target.cells.map((scalar) => toBoolean(scalar));
  if (!kept.some(Boolean)) {
    if (args.has(2)) return args.value(2);
    throw throwUncalculated('a filter that finds nothing');
  }
  return along(table, isByColumn, (lines) => lines.filter((_, place) => kept[place]));
}

function sort(args: FunctionArguments, context: FormulaContext): Value {
  const key = args.whole(1, 1) - 1;
  const direction = args.whole(2, 1);
  return along(context.table(args.value(0)), args.is(3), (lines) =>
    lines.sort((one, other) => direction * compareScalars(one[key] ?? null, other[key] ?? null)),
  );
}

function unique(args: FunctionArguments, context: FormulaContext): Value {
  const keyOf = (line: MatrixLine): string => JSON.stringify(line).toLowerCase();
  return along(context.table(args.value(0)), args.is(1), (lines) => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
    const met = new Set<string>();
    return lines.filter((line) => {
      const key = keyOf(line);
      const isNew = !met.has(key);
      met.add(key);
      return args.is(2) ? counts.get(key) === 1 : isNew;
    });
  });
}

function frequency(args: FunctionArguments, context: FormulaContext): Value {
  const numbers = numbersIn(context, [args.value(0)]);
  const bounds = numbersIn(context, [args.value(1)]);
  const within = (low: number, high: number): number =>
    numbers.filter((number) => number > low && number <= high).length;
  const sorted = [...bounds].sort((one, other) => one - other);
  const counts = bounds.map((bound) => within(sorted[sorted.indexOf(bound) - 1] ?? -Infinity, bound));
  counts.push(within(sorted.at(-1) ?? -Infinity, Infinity));
  return new ValueTable(counts.length, 1, counts);
}

export const matrices: FunctionFamily = {
  TRANSPOSE: define(1, 1, 'a', (args, context) => turned(context.table(args.value(0)))),
  MMULT: define(2, 2, 'a', (args, context) =>
    multiplied(context.table(args.value(0)), context.table(args.value(1))),
  ),
  SEQUENCE: define(1, 4, 's', sequence),
  FILTER: define(2, 3, 'a', filter),
  SORT: define(1, 4, 'asss', sort),
  UNIQUE: define(1, 3, 'ass', unique),
  FREQUENCY: define(2, 2, 'a', frequency),
};
