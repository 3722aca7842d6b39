// The years that head the columns of the dashboard.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { axisRow, blank, captionsIn, phaseRow, topRows } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { dashboardTexts } from './texts.ts';
import { yearNames } from './year-names.ts';

const id = (part: string) => rowId('dashboard', part);
const time = (part: string) => rowId('assumptions', part);

export const yearLabelId = id('label');
const yearId = id('year');

/** The year of the column. */
const year = cell(yearId);

/** [DSH-2] A year's flow is the sum of the periods that start in it. */
export const inYear = (flow: string): CellExpression => call('SUMIF', span(time('year')), year, span(flow));

/** [DSH-3] A year ends with its last period. */
const lastEnd = call(
  'SUMIFS',
  span(time('end')),
  span(time('year')),
  year,
  span(time('year_end')),
  number(1),
);

/** [DSH-3] A year's balance is that of the period that ends where the year does. */
export const atYearEnd = (balance: string): CellExpression =>
  call('SUMIF', span(time('end')), cell(id('end')), span(balance));

/** [DSH-15] 1 in the years that the forecast has, 0 in those that it would only reach from another start date. */
export const isInForecast = cell(id('phase'));

/** [DSH-11] Only a whole year is called by its number alone. */
export const isWholeYear = (at: 'period' | 'previous'): CellExpression =>
  binary(cell(yearLabelId, at), '=', cell(yearId, at));

/** [DSH-11] A part of a year has its months in front: 92027 is shown as 9M 2027. */
const label = (): CellExpression => {
  const monthsOfPart = call('MOD', cell(id('months')), number(12));
  return times(plus(times(monthsOfPart, number(100), number(100)), year), isInForecast);
};

/** [DSH-1] The year in which the forecast starts, and those after it. */
const yearRow = ({ survey }: WorkbookPlan): Row =>
  axisRow('dashboard', {
    part: 'year',
    label: yearNames(survey).year,
    format: 'year',
    unit: modelTexts[survey.template.language].year.toLowerCase(),
    expression: plus(cell(time('year'), 'first'), minus(cell(id('number')), number(1))),
  });

/** [DSH-2] [DSH-11] How much of each year the forecast has. */
export function partRows({ survey }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  const texts = dashboardTexts[language];
  const months = over(times(inYear(time('phase')), number(12)), cell(time('number'), 'constant'));
  return [
    row({
      id: id('part'),
      role: 'calculation',
      label: texts.part,
      format: 'number',
      unit: plainUnit(texts.partUnit),
      periods: formula(inYear(time('years'))),
    }),
    row({
      id: id('months'),
      role: 'calculation',
      label: texts.months,
      format: 'count',
      unit: plainUnit(texts.monthUnit),
      periods: formula(months),
    }),
  ];
}

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
    yearRow(plan),
    axisRow('dashboard', {
      part: 'end',
      label: sheetTexts.end,
      format: 'date',
      unit: texts.day,
      expression: lastEnd,
    }),
    phaseRow(
      'dashboard',
      plan.survey,
      call('IF', binary(cell(id('months')), '>', number(0)), number(1), number(0)),
    ),
    axisRow('dashboard', {
      part: 'label',
      captions: captionsIn(language),
      label: texts.year,
      format: plan.survey.yearEnd === 12 ? 'calendarYear' : 'fiscalYear',
      unit: texts.year.toLowerCase(),
      expression: label(),
    }),
    blank('dashboard', 'header'),
  ];
}
