// S02: values that drive results are only on input sheets or in input rows.
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { blockAreas, wholeRange } from '../cell-ranges.ts';
import { typedAmongFormulas } from './parts/typed-among-formulas.ts';

function drivers({ formulas }: Examination, { sheet }: SheetLayout, { role, cells }: SheetLine) {
  if (role !== 'constant') return [];
  return cells.filter(
    ({ value, formula, line, column }) =>
      typeof value === 'number' && formula === null && formulas.isRead(sheet, line, column),
  );
}

function driverFaults(examination: Examination): readonly RuleFault[] {
  return examination.layout.sheets.flatMap((layout) =>
    layout.lines.flatMap((line) => {
      const cell = wholeRange(drivers(examination, layout, line));
      const words = { label: line.label };
      const unnamed = line.label === '' && { message: 'unnamed' };
      return cell === null ? [] : [{ sheet: layout.sheet, cell, words, ...unnamed }];
    }),
  );
}

function pastedFaults(examination: Examination): readonly RuleFault[] {
  return typedAmongFormulas(examination).flatMap(({ sheet, cells }) =>
    blockAreas(cells).map((area) => ({ sheet, cell: areaAddress(area), message: 'pasted' })),
  );
}

export const inputsInTheirPlace: Rule = {
  id: 'S02',
  severity: 'C',
  texts: {
    en: {
      title: 'Values that drive results stand on input sheets or in input rows alone',
      messages: {
        driver: 'Formulas read these typed numbers ({label}), and nothing marks them as inputs.',
        unnamed: 'Formulas read these typed numbers, and nothing names them or marks them as inputs.',
        pasted:
          'A typed number stands where its row or column has formulas, and nothing marks it as an input.',
      },
      remedy:
        'Where a formula belongs, put it back. Move inputs to an input sheet, or mark them as inputs: blue font and a validation.',
    },
    ru: {
      title: 'Значения, от которых зависят результаты, стоят только на вводных листах или в строках ввода',
      messages: {
        driver: 'Формулы читают эти введённые числа ({label}), но ничто не отмечает их как ввод.',
        unnamed: 'Формулы читают эти введённые числа, но ничто не называет их и не отмечает как ввод.',
        pasted:
          'Число введено вручную там, где в строке или столбце стоят формулы, и ничто не отмечает его как ввод.',
      },
      remedy:
        'Если здесь должна быть формула, верните её. Вводные числа перенесите на вводный лист или отметьте как ввод: синий шрифт и проверка данных.',
    },
  },
  faults: (examination) => [...driverFaults(examination), ...pastedFaults(examination)],
};
