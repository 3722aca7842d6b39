// S07: constants and row totals have columns of their own.
import { addressOf } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import type { SheetLine } from '../../layout/layout.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { type TimeSheet, timeSheets } from './parts/time-sheets.ts';

/** A number that formulas of several other periods read does not belong to one period. */
const leastOtherPeriods = 2;

function isSharedConstant({ formulas }: Examination, sheet: TimeSheet, { column, line }: BookCell): boolean {
  const others = new Set(
    formulas
      .readersOf(sheet.sheet, line, column)
      .filter(
        (reader) =>
          reader.reads.some(
            ({ sheet: of, area }) =>
              of === sheet.sheet &&
              area.firstLine === line &&
              area.lastLine === line &&
              area.firstColumn === column &&
              area.lastColumn === column,
          ) &&
          reader.cell.column > column &&
          reader.cell.column <= sheet.axis.lastColumn,
      )
      .map((reader) => reader.cell.column),
  );
  return others.size >= leastOtherPeriods;
}

function constantFaults(examination: Examination, sheet: TimeSheet, line: SheetLine): readonly RuleFault[] {
  if (line.role !== 'input' && line.role !== 'constant') return [];
  const numbers = line.cells.filter(isNumeric);
  const [only] = line.periods.filter(isNumeric);
  if (numbers.length !== 1 || !only || !isSharedConstant(examination, sheet, only)) return [];
  const words = { label: line.label };
  return [{ sheet: sheet.sheet, cell: addressOf(only.line, only.column), message: 'constant', words }];
}

/** Whether the cell adds up its own line's periods. */
function isRowTotal({ formulas }: Examination, sheet: TimeSheet, { line, column }: BookCell): boolean {
  const formula = formulas.at(sheet.sheet, line, column);
  if (formula?.tree.kind !== 'call' || formula.tree.name !== 'SUM') return false;
  return formula.reads.some(
    ({ sheet: of, area }) =>
      of === sheet.sheet &&
      area.firstLine === line &&
      area.lastLine === line &&
      area.lastColumn - area.firstColumn >= 1 &&
      area.firstColumn >= sheet.axis.firstColumn,
  );
}

function totalFaults(examination: Examination, sheet: TimeSheet): readonly RuleFault[] {
  const { axis, totalColumn } = sheet;
  const outside = sheet.lines
    .filter(({ role }) => role !== 'header')
    .flatMap(({ cells }) => cells)
    .filter(
      ({ column, formula }) => formula !== null && (column < axis.firstColumn || column > axis.lastColumn),
    )
    .filter(({ column }) => column !== totalColumn);
  return outside
    .filter((cell) => isRowTotal(examination, sheet, cell))
    .map(({ line, column }) => ({
      sheet: sheet.sheet,
      cell: addressOf(line, column),
      message: 'total',
    }));
}

function faults(examination: Examination): readonly RuleFault[] {
  return timeSheets(examination).flatMap((sheet) => [
    ...sheet.lines.flatMap((line) => constantFaults(examination, sheet, line)),
    ...totalFaults(examination, sheet),
  ]);
}

export const constantsAndTotalsApart: Rule = {
  id: 'S07',
  severity: 'W',
  texts: {
    en: {
      title: 'Constants and row totals have columns of their own',
      messages: {
        constant: '{label}: a number for all periods stands in the column of one of them.',
        total: 'The total of this row stands in another column than the other totals of the sheet.',
      },
      remedy:
        'Put numbers that hold for all periods into one column before them, and row totals into another.',
    },
    ru: {
      title: 'У постоянных величин и у итогов строк — свои столбцы',
      messages: {
        constant: '{label}: число, общее для всех периодов, стоит в столбце одного из них.',
        total: 'Итог этой строки стоит не в том столбце, что остальные итоги листа.',
      },
      remedy:
        'Числа, общие для всех периодов, поставьте в один столбец перед ними, а итоги строк — в другой.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
