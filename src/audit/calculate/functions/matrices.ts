// Functions that give whole tables: TRANSPOSE, MMULT, SEQUENCE, FILTER, SORT, UNIQUE, FREQUENCY.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { toBoolean, toNumber } from '../values/coerce.ts';
import { compareScalars } from '../values/compare.ts';
import { failed, unknown } from '../values/failure.ts';
import { type Scalar, Table, type Value } from '../values/value.ts';
import { type Arguments, define, numbersIn } from './define.ts';

type Line = readonly Scalar[];

const linesOf = (table: Table): Line[] =>
  Array.from({ length: table.lineCount }, (_, line) =>
    table.cells.slice(line * table.columnCount, (line + 1) * table.columnCount),
  );

function tableOf(lines: readonly Line[]): Value {
  const [first] = lines;
  if (!first || first.length === 0) throw failed('#N/A');
  return new Table(lines.length, first.length, lines.flat());
}

function turned(table: Table): Table {
  const { lineCount, columnCount } = table;
  const cells = Array.from({ length: lineCount * columnCount }, (_, place) =>
    table.at(place % lineCount, Math.floor(place / lineCount)),
  );
  return new Table(columnCount, lineCount, cells);
}

function multiplied(one: Table, other: Table): Value {
  if (one.columnCount !== other.lineCount) throw failed('#VALUE!');
  if (one.lineCount * other.columnCount * one.columnCount > 1e7) throw unknown('a large product of tables');
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

function sequence(args: Arguments): Value {
  const [lines, columns] = [args.whole(0), args.whole(1, 1)];
  if (lines < 1 || columns < 1 || lines * columns > 1e6) throw failed('#VALUE!');
  const cells = Array.from(
    { length: lines * columns },
    (_, place) => args.number(2, 1) + place * args.number(3, 1),
  );
  return new Table(lines, columns, cells);
}

/** Does with lines what may be meant of columns. */
function along(table: Table, isByColumn: boolean, work: (lines: Line[]) => Line[]): Value {
  const result = tableOf(work(linesOf(isByColumn ? turned(table) : table)));
  return isByColumn && result instanceof Table ? turned(result) : result;
}

function filter(args: Arguments, site: Site): Value {
  const table = site.table(args.value(0));
  const wanted = site.table(args.value(1));
  const isByColumn = wanted.lineCount === 1 && table.lineCount !== 1;
  const kept = wanted.cells.map((scalar) => toBoolean(scalar));
  if (!kept.some(Boolean)) {
    if (args.has(2)) return args.value(2);
    throw unknown('a filter that finds nothing');
  }
  return along(table, isByColumn, (lines) => lines.filter((_, place) => kept[place]));
}

function sort(args: Arguments, site: Site): Value {
  const key = args.whole(1, 1) - 1;
  const direction = args.whole(2, 1);
  return along(site.table(args.value(0)), args.is(3), (lines) =>
    lines.sort((one, other) => direction * compareScalars(one[key] ?? null, other[key] ?? null)),
  );
}

function unique(args: Arguments, site: Site): Value {
  const keyOf = (line: Line): string => JSON.stringify(line).toLowerCase();
  return along(site.table(args.value(0)), args.is(1), (lines) => {
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

function frequency(args: Arguments, site: Site): Value {
  const numbers = numbersIn(site, [args.value(0)]);
  const bounds = numbersIn(site, [args.value(1)]);
  const within = (low: number, high: number): number =>
    numbers.filter((number) => number > low && number <= high).length;
  const sorted = [...bounds].sort((one, other) => one - other);
  const counts = bounds.map((bound) => within(sorted[sorted.indexOf(bound) - 1] ?? -Infinity, bound));
  counts.push(within(sorted.at(-1) ?? -Infinity, Infinity));
  return new Table(counts.length, 1, counts);
}

export const matrices: FunctionFamily = {
  TRANSPOSE: define(1, 1, 'a', (args, site) => turned(site.table(args.value(0)))),
  MMULT: define(2, 2, 'a', (args, site) => multiplied(site.table(args.value(0)), site.table(args.value(1)))),
  SEQUENCE: define(1, 4, 's', sequence),
  FILTER: define(2, 3, 'a', filter),
  SORT: define(1, 4, 'asss', sort),
  UNIQUE: define(1, 3, 'ass', unique),
  FREQUENCY: define(2, 2, 'a', frequency),
};
