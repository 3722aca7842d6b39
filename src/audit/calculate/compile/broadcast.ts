// Applies a function of single values to tables; a single row or column is repeated to fit the others.

import type { FormulaContext } from '../runtime/formula-context.ts';
import { SpreadsheetError } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, type Value, ValueTable } from '../values/value.ts';

function cellAt(table: ValueTable, line: number, column: number): Scalar {
  if (line < table.lineCount && column < table.columnCount) return table.at(line, column);
  const ownLine = table.lineCount === 1 ? 0 : line;
  const ownColumn = table.columnCount === 1 ? 0 : column;
  if (ownLine >= table.lineCount || ownColumn >= table.columnCount) return { error: '#N/A' };
  return table.at(ownLine, ownColumn);
}

type ScalarWork = (scalars: readonly Scalar[]) => Scalar;

/** Like `catchErrors`, without creating a function for each of many cells. */
function attempt(work: ScalarWork, scalars: readonly Scalar[]): Scalar {
  try {
    return work(scalars);
  } catch (thrown) {
    if (thrown instanceof SpreadsheetError) return thrown.value;
    throw thrown;
  }
}

export function broadcast(context: FormulaContext, values: readonly Value[], work: ScalarWork): Value {
  if (values.every(isScalar)) return work(values);
  const tables = values.map((value) => context.table(value));
  const lineCount = tables.reduce((most, table) => Math.max(most, table.lineCount), 1);
  const columnCount = tables.reduce((most, table) => Math.max(most, table.columnCount), 1);
  context.spendTable(lineCount * columnCount);
  context.spend(lineCount * columnCount * tables.length);
  const cells: Scalar[] = [];
  const scalars: Scalar[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      for (let place = 0; place < tables.length; place += 1) {
        const table = tables[place];
        if (table) scalars[place] = cellAt(table, line, column);
      }
      const made = attempt(work, scalars);
      context.spendMade(made);
      cells.push(made);
    }
  }
  return new ValueTable(lineCount, columnCount, cells);
}
