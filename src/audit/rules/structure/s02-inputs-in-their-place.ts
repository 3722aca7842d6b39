// S02: values that drive results stand on input sheets or in input rows alone.
import type { Examination } from '../../examination.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import type { Fault, Rule } from '../../rule.ts';
import { wholeRange } from '../cell-ranges.ts';

function drivers({ formulas }: Examination, { sheet }: SheetLayout, { role, cells }: SheetLine) {
  if (role !== 'constant') return [];
  return cells.filter(
    ({ value, formula, line, column }) =>
      typeof value === 'number' && formula === null && formulas.isRead(sheet, line, column),
  );
}

function faults(examination: Examination): readonly Fault[] {
  return examination.layout.sheets.flatMap((layout) =>
    layout.lines.flatMap((line) => {
      const cell = wholeRange(drivers(examination, layout, line));
      return cell === null ? [] : [{ sheet: layout.sheet, cell, words: { label: line.label } }];
    }),
  );
}

export const inputsInTheirPlace: Rule = {
  id: 'S02',
  severity: 'C',
  texts: {
    en: {
      title: 'Values that drive results stand on input sheets or in input rows alone',
      messages: { driver: 'Formulas read these typed numbers ({label}), and nothing marks them as inputs.' },
      remedy: 'Move them to an input sheet, or mark the row as an input: blue font and a validation.',
    },
    ru: {
      title: 'Значения, от которых зависят результаты, стоят только на вводных листах или в строках ввода',
      messages: { driver: 'Формулы читают эти введённые числа ({label}), но ничто не отмечает их как ввод.' },
      remedy: 'Перенесите их на вводный лист или отметьте строку как ввод: синий шрифт и проверка данных.',
    },
  },
  faults,
};
