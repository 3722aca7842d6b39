// Functions that return tables: TRANSPOSE, MMULT, SEQUENCE, FILTER, SORT, UNIQUE, FREQUENCY.
import type { FunctionFamily } from '../runtime/code.ts';
import { charactersPerStep, type FormulaContext } from '../runtime/formula-context.ts';
import { toBoolean, toNumber } from '../values/coerce.ts';
import { compareScalars } from '../values/compare.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { type Scalar, type Value, ValueTable } from '../values/value.ts';
import { define, type FunctionArguments, numbersIn } from './define.ts';

type MatrixLine = readonly Scalar[];

const charactersOf = (scalar: Scalar): number => (typeof scalar === 'string' ? scalar.length : 0);

const linesOf = (table: ValueTable): MatrixLine[] =>
  Array.from({ length: table.lineCount }, (_, line) =>
    table.cells.slice(line * table.columnCount, (line + 1) * table.columnCount),
  );

function tableOf(lines: readonly MatrixLine[]): Value {
  const [first] = lines;
  if (!first || first.length === 0) throw throwError('#N/A');
  return new ValueTable(lines.length, first.length, lines.flat());
}

function turned(context: FormulaContext, table: ValueTable): ValueTable {
  const { lineCount, columnCount } = table;
  context.spendTable(lineCount * columnCount);
  const cells = Array.from({ length: lineCount * columnCount }, (_, place) =>
    table.at(place % lineCount, Math.floor(place / lineCount)),
  );
  return new ValueTable(columnCount, lineCount, cells);
}

function multiplied(context: FormulaContext, one: ValueTable, other: ValueTable): Value {
  if (one.columnCount !== other.lineCount) throw throwError('#VALUE!');
  context.spendTable(one.lineCount * other.columnCount);
  context.spend(one.lineCount * other.columnCount * one.columnCount);
  const columns = linesOf(turned(context, other));
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

function sequence(args: FunctionArguments, context: FormulaContext): Value {
  const [lines, columns] = [args.whole(0), args.whole(1, 1)];
  if (lines < 1 || columns < 1 || lines * columns > 1e6) throw throwError('#VALUE!');
  context.spendTable(lines * columns);
  const [first, step] = [args.number(2, 1), args.number(3, 1)];
  const cells = Array.from({ length: lines * columns }, (_, place) => first + place * step);
  return new ValueTable(lines, columns, cells);
}

/** Does with lines what may be meant of columns. */
function along(
  context: FormulaContext,
  table: ValueTable,
  isByColumn: boolean,
  work: (lines: MatrixLine[]) => MatrixLine[],
): Value {
  context.spendTable(2 * table.cells.length);
  const result = tableOf(work(linesOf(isByColumn ? turned(context, table) : table)));
  return isByColumn && result instanceof ValueTable ? turned(context, result) : result;
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
  return along(context, table, isByColumn, (lines) => lines.filter((_, place) => kept[place]));
}

/** Each value is compared about as often as their number can be halved. */
function spendSort(context: FormulaContext, keys: readonly Scalar[]): void {
  const characters = keys.reduce<number>((sum, key) => sum + charactersOf(key), 0);
  context.spend((keys.length + characters / charactersPerStep) * Math.log2(2 + keys.length));
}

function sort(args: FunctionArguments, context: FormulaContext): Value {
  const key = args.whole(1, 1) - 1;
  const direction = args.whole(2, 1);
  return along(context, context.table(args.value(0)), args.is(3), (lines) => {
    spendSort(
      context,
      lines.map((line) => line[key] ?? null),
    );
    return lines.sort((one, other) => direction * compareScalars(one[key] ?? null, other[key] ?? null));
  });
}

function unique(args: FunctionArguments, context: FormulaContext): Value {
  const keyOf = (line: MatrixLine): string => {
    const key = JSON.stringify(line).toLowerCase();
    context.spendText(key);
    return key;
  };
  return along(context, context.table(args.value(0)), args.is(1), (lines) => {
    const places = new Map<string, number[]>();
    for (const [place, line] of lines.entries()) {
      const key = keyOf(line);
      const known = places.get(key);
      if (known) known.push(place);
      else {
        context.spendMade(key);
        places.set(key, [place]);
      }
    }
    const kept = [...places.values()].filter((alike) => alike.length === 1 || !args.is(2));
    return kept.map(([place]) => lines[place ?? 0] ?? []);
  });
}

function frequency(args: FunctionArguments, context: FormulaContext): Value {
  const numbers = numbersIn(context, [args.value(0)]);
  const bounds = numbersIn(context, [args.value(1)]);
  context.spend(4 * (numbers.length + bounds.length));
  const sorted = [...numbers].sort((one, other) => one - other);
  const steps = [...new Set(bounds)].sort((one, other) => one - other);
  /** How many are not above each bound. */
  const below = new Map<number, number>();
  let met = 0;
  for (const bound of steps) {
    while (met < sorted.length && (sorted[met] ?? 0) <= bound) met += 1;
    below.set(bound, met);
  }
  const before = new Map(
    steps.map((bound, place) => [bound, below.get(steps[place - 1] ?? Number.NaN) ?? 0]),
  );
  const counts = bounds.map((bound) => (below.get(bound) ?? 0) - (before.get(bound) ?? 0));
  counts.push(sorted.length - met);
  return new ValueTable(counts.length, 1, counts);
}

export const matrices: FunctionFamily = {
  TRANSPOSE: define(1, 1, 'a', (args, context) => turned(context, context.table(args.value(0)))),
  MMULT: define(2, 2, 'a', (args, context) =>
    multiplied(context, context.table(args.value(0)), context.table(args.value(1))),
  ),
  SEQUENCE: define(1, 4, 's', sequence),
  FILTER: define(2, 3, 'a', filter),
  SORT: define(1, 4, 'asss', sort),
  UNIQUE: define(1, 3, 'ass', unique),
  FREQUENCY: define(2, 2, 'a', frequency),
};
