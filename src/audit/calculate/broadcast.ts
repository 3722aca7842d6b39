// Does with each value of a table what was meant for one: a single line or column is repeated to fit the others.
import { quietly } from './failure.ts';
import type { Site } from './site.ts';
import { isScalar, type Scalar, Table, type Value } from './value.ts';

function cellAt(table: Table, line: number, column: number): Scalar {
  const ownLine = table.lineCount === 1 ? 0 : line;
  const ownColumn = table.columnCount === 1 ? 0 : column;
  if (ownLine >= table.lineCount || ownColumn >= table.columnCount) return { error: '#N/A' };
  return table.at(ownLine, ownColumn);
}

export function broadcast(
  site: Site,
  values: readonly Value[],
  work: (scalars: readonly Scalar[]) => Scalar,
): Value {
  if (values.every(isScalar)) return work(values);
  const tables = values.map((value) => site.table(value));
  const lineCount = tables.reduce((most, table) => Math.max(most, table.lineCount), 1);
  const columnCount = tables.reduce((most, table) => Math.max(most, table.columnCount), 1);
  const cells: Scalar[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      const scalars = tables.map((table) => cellAt(table, line, column));
      cells.push(quietly(() => work(scalars)));
    }
  }
  return new Table(lineCount, columnCount, cells);
}
