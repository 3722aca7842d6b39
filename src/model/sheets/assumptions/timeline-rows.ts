// The time axis: counted from one start date, never chained, so that the 31st comes back after February.
import { binary, type CellExpression, call, cell, number } from '#workbook/cell-expression.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import { labelFormat, titleRow } from '../../header.ts';
import { rowId } from '../../row-id.ts';
import type { Survey } from '../../survey.ts';
import { modelTexts } from '../../texts.ts';
import { assumptionsTexts } from './texts.ts';

const id = (part: string) => rowId('assumptions', part);

/** [TIME-1] The start date moved so many periods on. */
const startAfter = (periods: CellExpression): CellExpression =>
  call(
    'EDATE',
    cell(id('start'), 'constant'),
    binary(binary(periods, '*', number(12)), '/', cell(id('number'), 'constant')),
  );

/** [TIME-4] A month and a year are dates in a format; a quarter is its number and the year's last two digits. */
function label({ periodsPerYear }: Survey): CellExpression {
  const start = cell(id('start'));
  if (periodsPerYear === 12) return start;
  if (periodsPerYear === 1) return call('YEAR', start);
  const monthsBefore = binary(call('MONTH', start), '-', number(1));
  const quarter = binary(
    call('INT', binary(binary(monthsBefore, '*', number(4)), '/', number(12))),
    '+',
    number(1),
  );
  return binary(binary(quarter, '*', number(100)), '+', call('MOD', call('YEAR', start), number(100)));
}

/** The header of the assumptions sheet, where the axis is calculated. */
export function timelineHeader(survey: Survey): readonly Row[] {
  const { language } = survey.template;
  const texts = modelTexts[language];
  const own = assumptionsTexts[language];
  const counted = cell(id('number'));
  const before = binary(counted, '-', number(1));
  const date = { role: 'header', format: 'date', unit: { text: texts.day, isScaled: false } } as const;
  return [
    titleRow('assumptions', own.title),
    row({
      id: id('number'),
      role: 'header',
      label: own.periodsPerYear,
      format: 'count',
      unit: { text: own.perYear, isScaled: false },
      constant: value(survey.periodsPerYear),
      zero: value(0),
      periods: formula(binary(cell(id('number'), 'previous'), '+', number(1))),
      allowed: { kind: 'choice', options: [12, 4, 1] },
    }),
    row({
      ...date,
      id: id('start'),
      label: texts.periodStart,
      constant: value(survey.firstDay),
      periods: formula(startAfter(before)),
      allowed: { kind: 'date' },
      note: own.startNote,
    }),
    row({
      ...date,
      id: id('end'),
      label: texts.periodEnd,
      periods: formula(binary(startAfter(counted), '-', number(1))),
    }),
    row({
      id: id('label'),
      role: 'header',
      label: texts.period,
      format: labelFormat(survey),
      unit: { text: texts.period.toLowerCase(), isScaled: false },
      periods: formula(label(survey)),
    }),
  ];
}

/** What formulas may refer to: the period's days and its part of a year. */
export function timelineRows(survey: Survey): readonly Row[] {
  const own = assumptionsTexts[survey.template.language];
  const length = binary(binary(cell(id('end')), '-', cell(id('start'))), '+', number(1));
  return [
    row({ id: id('timeline'), role: 'heading', level: 1, label: own.timeline }),
    row({
      id: id('days'),
      role: 'calculation',
      label: own.days,
      format: 'count',
      unit: { text: own.dayUnit, isScaled: false },
      periods: formula(length),
    }),
    row({
      id: id('year'),
      role: 'calculation',
      label: own.year,
      format: 'year',
      unit: { text: own.yearUnit, isScaled: false },
      periods: formula(call('YEAR', cell(id('start')))),
    }),
    row({
      id: id('years'),
      role: 'calculation',
      label: own.yearPart,
      format: 'factor',
      unit: { text: own.yearUnit, isScaled: false },
      periods: formula(binary(number(1), '/', cell(id('number'), 'constant'))),
    }),
  ];
}
