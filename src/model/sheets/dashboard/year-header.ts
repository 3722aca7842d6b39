// The calendar years that head the columns of the dashboard.
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
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { axisRow, blank, captionsIn, phaseRow, topRows } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { dashboardTexts } from './texts.ts';

const id = (part: string) => rowId('dashboard', part);
const time = (part: string) => rowId('assumptions', part);

export const yearLabelId = id('label');

/** [DSH-1] The year in which the forecast starts, and those after it. */
const year: CellExpression = plus(cell(time('year'), 'first'), minus(cell(id('number')), number(1)));

/** [DSH-2] A year's flow is the sum of the periods that start in it. */
export const inYear = (flow: string, of: CellExpression): CellExpression =>
  call('SUMIF', span(time('year')), of, span(flow));

/** [DSH-3] A year's balance is that of its last period. */
export const atYearEnd = (balance: string, of: CellExpression): CellExpression =>
  call('SUMIFS', span(balance), span(time('year')), of, span(time('year_end')), number(1));

export function yearHeader(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const sheetTexts = dashboardTexts[language];
  const texts = modelTexts[language];
  return [
    ...topRows('dashboard', sheetTexts.title, plan),
    row({
      id: id('number'),
      role: 'header',
      label: sheetTexts.yearNumber,
      format: 'count',
      unit: plainUnit(texts.number),
      zero: formula(number(0)),
      periods: formula(plus(cell(id('number'), 'previous'), number(1))),
    }),
    axisRow('dashboard', {
      part: 'part',
      label: sheetTexts.part,
      format: 'number',
      unit: sheetTexts.partUnit,
      expression: inYear(time('years'), year),
    }),
    axisRow('dashboard', {
      part: 'end',
      label: sheetTexts.end,
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
