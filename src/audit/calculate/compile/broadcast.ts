// Does with each value of a table what was meant for one: a single line or column is repeated to fit the others.

import type { Site } from '../site/site.ts';
import { Failure } from '../values/failure.ts';
import { isScalar, type Scalar, Table, type Value } from '../values/value.ts';

function cellAt(table: Table, line: number, column: number): Scalar {
  if (line < table.lineCount && column < table.columnCount) return table.at(line, column);
  const ownLine = table.lineCount === 1 ? 0 : line;
  const ownColumn = table.columnCount === 1 ? 0 : column;
  if (ownLine >= table.lineCount || ownColumn >= table.columnCount) return { error: '#N/A' };
  return table.at(ownLine, ownColumn);
}

type Work = (scalars: readonly Scalar[]) => Scalar;

/** As `quietly`, without a new function for each of many cells. */
function attempt(work: Work, scalars: readonly Scalar[]): Scalar {
  try {
    return work(scalars);
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown.value;
    throw thrown;
  }
}

export function broadcast(site: Site, values: readonly Value[], work: Work): Value {
  if (values.every(isScalar)) return work(values);
  const tables = values.map((value) => site.table(value));
  const lineCount = tables.reduce((most, table) => Math.max(most, table.lineCount), 1);
  const columnCount = tables.reduce((most, table) => Math.max(most, table.columnCount), 1);
  site.spend(lineCount * columnCount * tables.length);
  const cells: Scalar[] = [];
  const scalars: Scalar[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      for (const [place, table] of tables.entries()) scalars[place] = cellAt(table, line, column);
      cells.push(attempt(work, scalars));
    }
  }
  return new Table(lineCount, columnCount, cells);
}
