// Finds the columns left and right of the periods that hold labels, units, constants and totals.
import type { FormulaIndex } from '../../formulas/indexing/formula-index.ts';
import { type CellLine, isNumeric, isText, textOf } from '../cells/cell-lines.ts';
import type { SheetLayout } from '../layout.ts';
import type { TimeHeader } from '../time/time-axis.ts';
import { isUnit } from '../words/unit-text.ts';
import { wordPattern } from '../words/word-pattern.ts';

type LineColumns = Pick<SheetLayout, 'labelColumn' | 'unitColumn' | 'constantColumn' | 'totalColumn'>;

const saysUnit = wordPattern(['unit', 'units', 'uom', 'ед', 'ед. изм', 'ед.изм', 'единица*', 'единицы*']);
/** Unit economics, the units sold and the like head something else, unless units stand beneath. */
const saysUnitAlone =
  /^(?:units?|uom|units? of measure(?:ment)?|ед\.?(?:\s*изм\.?)?|единиц[аы](?: измерения)?):?$/iu;

function counted(
  lines: readonly CellLine[],
  columnsOf: (line: CellLine) => readonly number[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const column of columnsOf(line)) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return counts;
}

/** The leftmost of the columns that come most often. */
function mostFrequent(counts: ReadonlyMap<number, number>): number | null {
  let best: number | null = null;
  for (const [column, count] of counts) {
    const most = best === null ? 0 : (counts.get(best) ?? 0);
    if (best === null || count > most || (count === most && column < best)) best = column;
  }
  return best;
}

function unitColumn(
  lines: readonly CellLine[],
  body: readonly CellLine[],
  label: number | null,
): number | null {
  const texts = counted(body, ({ cells }) => cells.filter(isText).map(({ column }) => column));
  const units = counted(body, ({ cells }) =>
    cells.filter((cell) => isText(cell) && isUnit(textOf(cell))).map(({ column }) => column),
  );
  const isHead = (text: string, column: number): boolean =>
    text.length <= 20 &&
    saysUnit.test(text) &&
    (saysUnitAlone.test(text.trim()) || (units.get(column) ?? 0) * 2 >= (texts.get(column) ?? 0));
  const headed = lines
    .flatMap(({ cells }) => cells)
    .find((cell) => isText(cell) && texts.has(cell.column) && isHead(textOf(cell), cell.column));
  if (headed && headed.column !== label) return headed.column;
  const likely = [...units].filter(
    ([column, count]) => column !== label && count >= 2 && count * 2 >= (texts.get(column) ?? 0),
  );
  return mostFrequent(new Map(likely));
}

interface ColumnContext {
  readonly header: TimeHeader;
  readonly formulas: FormulaIndex;
  readonly sheet: number;
}

const sums = new Set(['SUM', 'SUBTOTAL']);

/** Columns beside the periods whose formulas add up their own line's periods, or else read them in another way. */
function totalColumns(
  line: CellLine,
  { header, formulas, sheet }: ColumnContext,
  addsUp: boolean,
): readonly number[] {
  const { axis } = header;
  if (!axis) return [];
  return line.cells
    .filter(
      ({ column, formula }) => formula !== null && (column < axis.firstColumn || column > axis.lastColumn),
    )
    .filter(({ column }) => {
      const formula = formulas.at(sheet, line.line, column);
      if (!formula || (addsUp && !(formula.tree.kind === 'call' && sums.has(formula.tree.name))))
        return false;
      return formula.reads.some(
        ({ sheet: of, area }) =>
          of === sheet &&
          area.firstLine === line.line &&
          area.lastLine === line.line &&
          area.lastColumn > area.firstColumn &&
          area.lastColumn >= axis.firstColumn &&
          area.firstColumn <= axis.lastColumn,
      );
    })
    .map(({ column }) => column);
}

/** A constant has no periods of its own on its line. */
function constantColumns(
  line: CellLine,
  { axis }: TimeHeader,
  usedColumns: readonly (number | null)[],
): readonly number[] {
  const isPeriod = (column: number) =>
    axis !== null && column >= axis.firstColumn && column <= axis.lastColumn;
  if (line.cells.some((cell) => isPeriod(cell.column) && isNumeric(cell))) return [];
  return line.cells
    .filter((cell) => isNumeric(cell) && !isPeriod(cell.column) && !usedColumns.includes(cell.column))
    .map(({ column }) => column);
}

export function lineColumns(
  lines: readonly CellLine[],
  header: TimeHeader,
  formulas: FormulaIndex,
  sheet: number,
): LineColumns {
  const body = lines.filter(({ line }) => line > header.lines);
  const firstPeriod = header.axis?.firstColumn ?? Number.POSITIVE_INFINITY;
  const labels = counted(body, ({ cells }) =>
    cells
      .filter((cell) => cell.column < firstPeriod && isText(cell) && !isUnit(textOf(cell)))
      .map(({ column }) => column),
  );
  const labelColumn = mostFrequent(labels);
  const units = unitColumn(lines, body, labelColumn);
  const context = { header, formulas, sheet };
  const totalColumn =
    mostFrequent(counted(body, (line) => totalColumns(line, context, true))) ??
    mostFrequent(counted(body, (line) => totalColumns(line, context, false)));
  const usedColumns = [labelColumn, units, totalColumn];
  const constantColumn = mostFrequent(counted(body, (line) => constantColumns(line, header, usedColumns)));
  return { labelColumn, unitColumn: units, constantColumn, totalColumn };
}
