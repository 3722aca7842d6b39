// R24: the totals of a column add up the same periods of their rows, leaving none out.
import type { Examination } from '../../examination/examination.ts';
import type { Rule } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import { bareTree } from '../../layout/cells/formula-shape.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';

/** Fewer similar totals do not show what the column adds up. */
const leastAlike = 2;

interface RowTotal {
  readonly line: SheetLine;
  readonly column: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Adds up one range of its own row. */
function rowTotal(formula: FormulaCell, line: SheetLine): RowTotal | null {
  const { sheet, cell, reads } = formula;
  const tree = bareTree(formula.tree);
  const [read, ...others] = reads;
  if (tree.kind !== 'call' || tree.name !== 'SUM' || !read || others.length > 0) return null;
  const { firstLine, lastLine, firstColumn, lastColumn } = read.area;
  const isOwn = read.sheet === sheet && firstLine === cell.line && lastLine === cell.line;
  return isOwn && lastColumn > firstColumn ? { line, column: cell.column, firstColumn, lastColumn } : null;
}

/** By their columns; among the periods R01 compares each with its neighbours. */
function totalsOf({ formulas }: Examination, { sheet, axis, lines }: SheetLayout) {
  const byColumn = new Map<number, RowTotal[]>();
  for (const line of lines) {
    for (const { column, formula } of line.cells) {
      const isPeriod = axis !== null && column >= axis.firstColumn && column <= axis.lastColumn;
      const own = formula === null || isPeriod ? undefined : formulas.at(sheet, line.line, column);
      const total = own && rowTotal(own, line);
      if (!total) continue;
      const known = byColumn.get(column);
      if (known) known.push(total);
      else byColumn.set(column, [total]);
    }
  }
  return byColumn;
}

const rangeOf = ({ firstColumn, lastColumn }: RowTotal): string => `${firstColumn}:${lastColumn}`;

function usualOf(totals: readonly RowTotal[]): RowTotal | null {
  const counts = new Map<string, number>();
  for (const total of totals) counts.set(rangeOf(total), (counts.get(rangeOf(total)) ?? 0) + 1);
  const usual = totals.find((total) => {
    const count = counts.get(rangeOf(total)) ?? 0;
    return count >= leastAlike && count * 2 > totals.length;
  });
  return usual ?? null;
}

/** Numbers of the row that the others of the column would take in. */
function missesNumbers({ line, firstColumn, lastColumn }: RowTotal, usual: RowTotal): boolean {
  if (firstColumn < usual.firstColumn || lastColumn > usual.lastColumn) return false;
  return line.cells.some(
    (cell) =>
      isNumeric(cell) &&
      cell.column >= usual.firstColumn &&
      cell.column <= usual.lastColumn &&
      (cell.column < firstColumn || cell.column > lastColumn),
  );
}

function ofSheet(examination: Examination, layout: SheetLayout): readonly CellFault[] {
  return [...totalsOf(examination, layout).values()].flatMap((totals) => {
    const usual = usualOf(totals);
    if (!usual) return [];
    return totals
      .filter((total) => missesNumbers(total, usual))
      .map(({ line, column }) => ({ sheet: layout.sheet, line: line.line, column }));
  });
}

export const totalsCoverTheirRow: Rule = {
  id: 'R24',
  severity: 'C',
  texts: {
    en: {
      title: 'The totals of a column cover the same periods',
      messages: {
        short: 'The total leaves out periods of its row that the other totals of its column take in.',
      },
      remedy: 'Copy the formula from the total above or below, so that the range covers every period.',
    },
    ru: {
      title: 'Итоги одного столбца охватывают одни и те же периоды',
      messages: {
        short: 'В итог не вошли периоды его строки, которые остальные итоги столбца учитывают.',
      },
      remedy: 'Скопируйте формулу соседнего итога, чтобы диапазон охватывал все периоды.',
    },
  },
  faults: (examination) =>
    rangeFaults(examination.layout.sheets.flatMap((layout) => ofSheet(examination, layout))),
};
