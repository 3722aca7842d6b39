// The fiscal year of each period, and where years begin and end.
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
import { formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { plainUnit } from '../../rows/measures.ts';
import { isReferredTo, type Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { seriesTexts } from './series-texts.ts';
import { assumptionsTexts, type YearWords } from './texts.ts';
import { timeRow } from './time-row.ts';

const id = (part: string) => rowId('assumptions', part);
const lastMonth = id('year_end_month');

const isCalendarYear = ({ yearEnd }: Survey): boolean => yearEnd === 12;

function wordsOf(survey: Survey): YearWords {
  const { calendarYear, fiscalYear } = assumptionsTexts[survey.template.language];
  return isCalendarYear(survey) ? calendarYear : fiscalYear;
}

/** [TIME-7] The year in which the fiscal year of a day ends. */
export const fiscalYearOf = (day: CellExpression, survey: Survey): CellExpression =>
  isCalendarYear(survey)
    ? call('YEAR', day)
    : call('YEAR', call('EDATE', day, minus(number(12), cell(lastMonth, 'constant'))));

/** [TIME-7] */
function lastMonthRow(survey: Survey): Row {
  const texts = assumptionsTexts[survey.template.language];
  return row({
    id: lastMonth,
    role: 'input',
    label: texts.lastMonth,
    note: texts.lastMonthNote,
    format: 'count',
    unit: plainUnit(texts.monthUnit),
    constant: value(survey.yearEnd),
    allowed: { kind: 'choice', options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  });
}

const yearRow = (survey: Survey): Row =>
  timeRow({
    part: 'year',
    label: wordsOf(survey).year,
    unit: assumptionsTexts[survey.template.language].yearUnit,
    format: 'year',
    span: 'last',
    // A yearly period is labelled by its year.
    expression: survey.periodsPerYear === 1 ? cell(id('label')) : fiscalYearOf(cell(id('start')), survey),
  });

function flagRow(survey: Survey, part: string, label: string, isSet: CellExpression): Row {
  const flag = timeRow({
    part,
    label,
    unit: modelTexts[survey.template.language].flag,
    format: 'count',
    expression: call('IF', isSet, number(1), number(0)),
  });
  return { ...flag, total: formula(call('SUM', span(flag.id))), span: 'sum' };
}

/** [TIME-8] */
const yearStartRow = (survey: Survey): Row =>
  flagRow(
    survey,
    'year_start',
    wordsOf(survey).start,
    binary(cell(id('year')), '<>', cell(id('year'), 'previous')),
  );

/** [TIME-5] */
function yearEndRow(survey: Survey): Row {
  const yearAfter = fiscalYearOf(plus(cell(id('end')), number(1)), survey);
  const isLast = binary(cell(id('number')), '=', cell(id('count'), 'constant'));
  const isEnd = binary(plus(binary(yearAfter, '<>', cell(id('year'))), isLast), '>', number(0));
  return flagRow(survey, 'year_end', wordsOf(survey).end, isEnd);
}

/** [TIME-12] As many periods as a year has, so that the dashboard may add them up where no calendar year is whole. */
const firstYearRow = (survey: Survey): Row =>
  flagRow(
    survey,
    'first_year',
    assumptionsTexts[survey.template.language].firstYear,
    binary(cell(id('number')), '<=', cell(id('number'), 'constant')),
  );

/** [TIME-9] */
const yearNumberRow = ({ template }: Survey): Row =>
  timeRow({
    part: 'year_number',
    label: seriesTexts[template.language].yearNumber,
    unit: seriesTexts[template.language].yearNumberUnit,
    format: 'count',
    expression: plus(minus(cell(id('year')), cell(id('year'), 'first')), number(1)),
  });

const hasColumns = (survey: Survey): boolean => survey.hasSheet('dashboard');

const hasYears = (survey: Survey, isCounted: boolean): boolean =>
  hasColumns(survey) || survey.isTaxedByYear || isCounted;

/** Where a year ends with another month than December, and something reads years. */
export function lastMonthOf(survey: Survey, isCounted: boolean): readonly Row[] {
  const isRead = hasYears(survey, isCounted) || survey.periodsPerYear === 1;
  return !isCalendarYear(survey) && isRead ? [lastMonthRow(survey)] : [];
}

/** Only what something reads: the dashboard has a column for each year, tax may be assessed by year, inputs may count years. */
export function yearRows(survey: Survey, partOfYear: Row, isCounted: boolean): readonly Row[] {
  return [
    ...(hasYears(survey, isCounted) ? [yearRow(survey)] : []),
    ...(isCounted ? [yearNumberRow(survey)] : []),
    ...(hasColumns(survey) || isReferredTo('period_years', survey) ? [partOfYear] : []),
    ...(survey.isTaxedByYear ? [yearStartRow(survey)] : []),
    ...(hasColumns(survey) ? [yearEndRow(survey), firstYearRow(survey)] : []),
  ];
}
