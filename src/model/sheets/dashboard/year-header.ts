// The calendar years that the columns of the dashboard stand for.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  plus,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { axisRow, blank, captionsIn, phaseRow, topRows } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { dashboardTexts } from './texts.ts';

const id = (part: string) => rowId('dashboard', part);
const time = (part: string) => rowId('assumptions', part);

export const yearLabelId = id('label');

/** [DSH-1] The year that the forecast starts in, and those after it. */
const year: CellExpression = plus(cell(time('year'), 'first'), minus(cell(id('number')), number(1)));

/** [DSH-2] A flow of a year is that of the periods that start in it. */
export const inYear = (flow: string, of: CellExpression): CellExpression =>
  call('SUMIF', span(time('year')), of, span(flow));

/** [DSH-3] A balance of a year is that of its last period. */
export const atYearEnd = (balance: string, of: CellExpression): CellExpression =>
  call('SUMIFS', span(balance), span(time('year')), of, span(time('year_end')), number(1));

export function yearHeader(plan: Plan): readonly Row[] {
  const { language } = plan.survey.template;
  const own = dashboardTexts[language];
  const texts = modelTexts[language];
  return [
    ...topRows('dashboard', own.title, plan),
    row({
      id: id('number'),
      role: 'header',
      label: own.yearNumber,
      format: 'count',
      unit: plainUnit(texts.number),
      zero: formula(number(0)),
      periods: formula(plus(cell(id('number'), 'previous'), number(1))),
    }),
    axisRow('dashboard', {
      part: 'part',
      label: own.part,
      format: 'number',
      unit: own.partUnit,
      expression: inYear(time('years'), year),
    }),
    axisRow('dashboard', {
      part: 'end',
      label: own.end,
      format: 'date',
      unit: texts.day,
      expression: atYearEnd(time('end'), year),
    }),
    phaseRow(
      'dashboard',
      plan.survey,
      call('IF', binary(cell(id('number')), '>', number(0)), number(1), number(0)),
    ),
    axisRow('dashboard', {
      part: 'label',
      captions: captionsIn(language),
      label: texts.year,
      format: 'year',
      unit: texts.year.toLowerCase(),
      expression: year,
    }),
    blank('dashboard', 'header'),
  ];
}
