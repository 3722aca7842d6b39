// The time axis: each date is counted from the one start date, never chained, so that the 31st returns after February.
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
import { formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { countsYears } from '../../inputs/series.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, captionsIn, heading, labelFormat, phaseRow, topRows } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { assumptionsTexts } from './texts.ts';
import { timeRow } from './time-row.ts';
import { fiscalYearOf, lastMonthOf, yearRows } from './year-rows.ts';

const id = (part: string) => rowId('assumptions', part);

/** [TIME-1] The start date plus a number of periods. */
const startAfter = (periods: CellExpression): CellExpression =>
  call(
    'EDATE',
    cell(id('start'), 'constant'),
    over(times(periods, number(12)), cell(id('number'), 'constant')),
  );

/** [TIME-4] A month is a date in a format, a year its number; a quarter is its number and the year's last two digits. */
function label(survey: Survey): CellExpression {
  const { periodsPerYear } = survey;
  const start = cell(id('start'));
  if (periodsPerYear === 12) return start;
  if (periodsPerYear === 1) return fiscalYearOf(start, survey);
  const monthsBefore = minus(call('MONTH', start), number(1));
  const quarter = plus(call('INT', over(times(monthsBefore, number(4)), number(12))), number(1));
  return plus(times(quarter, number(100)), call('MOD', call('YEAR', start), number(100)));
}

function labelRow(survey: Survey): Row {
  const { language } = survey.template;
  const { period } = modelTexts[language];
  return row({
    id: id('label'),
    role: 'header',
    label: period,
    captions: { ...captionsIn(language), provenance: modelTexts[language].provenance },
    format: labelFormat(survey),
    unit: plainUnit(period.toLowerCase()),
    periods: formula(label(survey)),
  });
}

/** The header of the assumptions sheet, where the axis is calculated. */
export function timelineHeader(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const { language } = survey.template;
  const texts = modelTexts[language];
  const sheetTexts = assumptionsTexts[language];
  const counted = cell(id('number'));
  const date = { role: 'header', format: 'date', unit: plainUnit(texts.day) } as const;
  return [
    ...topRows('assumptions', sheetTexts.title, plan),
    row({
      id: id('number'),
      role: 'header',
      label: sheetTexts.periodsPerYear,
      format: 'count',
      unit: plainUnit(sheetTexts.perYear),
      // [TIME-11] No input: rows, labels and columns are laid out for it.
      constant: formula(number(survey.periodsPerYear)),
      zero: value(0),
      periods: formula(plus(cell(id('number'), 'previous'), number(1))),
      note: sheetTexts.perYearNote,
    }),
    row({
      ...date,
      id: id('start'),
      label: texts.periodStart,
      constant: value(survey.firstDay),
      periods: formula(startAfter(minus(counted, number(1)))),
      allowed: { kind: 'date' },
      note: sheetTexts.startNote,
    }),
    row({
      ...date,
      id: id('end'),
      label: texts.periodEnd,
      periods: formula(minus(startAfter(counted), number(1))),
    }),
    phaseRow('assumptions', survey, call('IF', binary(counted, '>', number(0)), number(1), number(0))),
    labelRow(survey),
    blank('assumptions', 'header'),
  ];
}

const countRow = (text: string, unit: string): Row =>
  row({
    id: id('count'),
    role: 'calculation',
    label: text,
    format: 'count',
    unit: plainUnit(unit),
    constant: formula(call('MAX', span(id('number')))),
  });

/** Whether an input counts by fiscal years. */
const hasYearlyInput = ({ inputs }: WorkbookPlan): boolean =>
  inputs.some((block) =>
    block.inputs.some(({ content }) => content.kind === 'series' && countsYears(content.series)),
  );

/** [TIME-7] */
export const lastMonthRows = (plan: WorkbookPlan): readonly Row[] =>
  lastMonthOf(plan.survey, hasYearlyInput(plan));

/** What formulas and summaries refer to: the period's days, its year, its part of a year, and where a year ends. */
export function timelineRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const sheetTexts = assumptionsTexts[survey.template.language];
  const texts = modelTexts[survey.template.language];
  const partOfYear = timeRow({
    part: 'years',
    label: sheetTexts.yearPart,
    unit: sheetTexts.yearUnit,
    format: 'factor',
    span: 'sum',
    expression: over(number(1), cell(id('number'), 'constant')),
  });
  return [
    heading('assumptions', 'timeline', sheetTexts.timeline, 2),
    countRow(sheetTexts.periodCount, texts.periods),
    timeRow({
      part: 'days',
      label: sheetTexts.days,
      unit: sheetTexts.dayUnit,
      format: 'count',
      span: 'sum',
      expression: plus(minus(cell(id('end')), cell(id('start'))), number(1)),
    }),
    ...yearRows(survey, partOfYear, hasYearlyInput(plan)),
  ];
}
