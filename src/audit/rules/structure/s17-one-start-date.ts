// S17: one start date drives all dates.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { wholeRange } from '../cell-ranges.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { type TimeSheet, timeSheets } from './parts/time-sheets.ts';

function axisCells(sheet: TimeSheet) {
  const header = sheet.lines.find(({ line }) => line === sheet.axis.line);
  return header?.periods ?? [];
}

/** Where nothing is calculated there is nothing to drive. */
function calculates({ formulas }: Examination, { sheet, axis, lines }: TimeSheet): boolean {
  return lines.some(
    ({ line, periods }) =>
      line !== axis.line && periods.some(({ column }) => formulas.at(sheet, line, column)),
  );
}

function ofSheet(examination: Examination, sheet: TimeSheet, isFirst: boolean): readonly RuleFault[] {
  const typed = axisCells(sheet).filter(({ formula }) => formula === null);
  const [first, ...rest] = typed;
  if (!first || sheet.axis.keys.some((key) => key?.startsWith('#'))) return [];
  if (!calculates(examination, sheet)) return [];
  const cell = wholeRange(typed);
  // The one start date may itself head the first column of the first sheet.
  if (rest.length === 0) return isFirst ? [] : [{ sheet: sheet.sheet, cell, message: 'own' }];
  return [{ sheet: sheet.sheet, cell, message: 'typed' }];
}

function faults(examination: Examination): readonly RuleFault[] {
  return timeSheets(examination).flatMap((sheet, index) => ofSheet(examination, sheet, index === 0));
}

export const oneStartDate: Rule = {
  id: 'S17',
  severity: 'W',
  texts: {
    en: {
      title: 'One start date drives all dates',
      messages: {
        typed: 'The periods are typed in, so they do not move with a start date.',
        own: 'This sheet begins at a date of its own.',
      },
      remedy:
        'Keep one start date among the inputs, count the periods from it, and link the headers of all sheets to them.',
    },
    ru: {
      title: 'Все даты считаются от одной начальной',
      messages: {
        typed: 'Периоды введены вручную и не сдвинутся вместе с датой начала.',
        own: 'Этот лист начинается со своей собственной даты.',
      },
      remedy:
        'Задайте одну дату начала среди вводных данных, отсчитывайте периоды от неё и свяжите с ними шапки всех листов.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
