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
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row, value } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { countsYears } from '../../inputs/series.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, captionsIn, heading, labelFormat, phaseRow, topRows } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { isReferredTo, type Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { seriesTexts } from './series-texts.ts';
import { assumptionsTexts } from './texts.ts';

const id = (part: string) => rowId('assumptions', part);

/** [TIME-1] The start date plus a number of periods. */
const startAfter = (periods: CellExpression): CellExpression =>
  call(
    'EDATE',
    cell(id('start'), 'constant'),
    over(times(periods, number(12)), cell(id('number'), 'constant')),
  );

/** [TIME-4] A month and a year are dates in a format; a quarter is its number and the year's last two digits. */
function label({ periodsPerYear }: Survey): CellExpression {
  const start = cell(id('start'));
  if (periodsPerYear === 12) return start;
  if (periodsPerYear === 1) return call('YEAR', start);
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
      constant: value(survey.periodsPerYear),
      zero: value(0),
      periods: formula(plus(cell(id('number'), 'previous'), number(1))),
      allowed: { kind: 'choice', options: [12, 4, 1] },
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

interface TimeRow {
  readonly part: string;
  readonly label: string;
  readonly unit: string;
  readonly format: NumberFormat;
  readonly expression: CellExpression;
}

const timeRow = ({ part, label: text, unit, format, expression }: TimeRow): Row =>
  row({
    id: id(part),
    role: 'calculation',
    label: text,
    format,
    unit: plainUnit(unit),
    periods: formula(expression),
  });

const countRow = (text: string, unit: string): Row =>
  row({
    id: id('count'),
    role: 'calculation',
    label: text,
    format: 'count',
    unit: plainUnit(unit),
    constant: formula(call('MAX', span(id('number')))),
  });

const yearRow = (survey: Survey): Row => {
  const texts = assumptionsTexts[survey.template.language];
  return timeRow({
    part: 'year',
    label: texts.year,
    unit: texts.yearUnit,
    format: 'year',
    // A yearly period is labelled by its year.
    expression: survey.periodsPerYear === 1 ? cell(id('label')) : call('YEAR', cell(id('start'))),
  });
};

/** [TIME-5] */
function yearEndRow({ template }: Survey): Row {
  const yearAfter = call('YEAR', plus(cell(id('end')), number(1)));
  const isLast = binary(cell(id('number')), '=', cell(id('count'), 'constant'));
  const isEnd = binary(plus(binary(yearAfter, '<>', cell(id('year'))), isLast), '>', number(0));
  const flag = timeRow({
    part: 'year_end',
    label: assumptionsTexts[template.language].yearEnd,
    unit: modelTexts[template.language].flag,
    format: 'count',
    expression: call('IF', isEnd, number(1), number(0)),
  });
  return { ...flag, total: formula(call('SUM', span(flag.id))) };
}

/** What formulas and summaries refer to: the period's days, its year, its part of a year, and where a year ends. */
/** Whether an input counts by fiscal years. */
const hasYearlyInput = ({ inputs }: WorkbookPlan): boolean =>
  inputs.some((block) =>
    block.inputs.some(({ content }) => content.kind === 'series' && countsYears(content.series)),
  );

/** [TIME-7] */
function yearNumberRow({ template }: Survey): Row {
  const texts = seriesTexts[template.language];
  return timeRow({
    part: 'year_number',
    label: texts.yearNumber,
    unit: texts.yearNumberUnit,
    format: 'count',
    expression: plus(minus(cell(id('year')), cell(id('year'), 'first')), number(1)),
  });
}

export function timelineRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const sheetTexts = assumptionsTexts[survey.template.language];
  const texts = modelTexts[survey.template.language];
  const hasYears = survey.hasSheet('dashboard');
  const isByYear = hasYearlyInput(plan);
  const partOfYear = timeRow({
    part: 'years',
    label: sheetTexts.yearPart,
    unit: sheetTexts.yearUnit,
    format: 'factor',
    expression: over(number(1), cell(id('number'), 'constant')),
  });
  return [
    heading('assumptions', 'timeline', sheetTexts.timeline),
    countRow(sheetTexts.periodCount, texts.periods),
    timeRow({
      part: 'days',
      label: sheetTexts.days,
      unit: sheetTexts.dayUnit,
      format: 'count',
      expression: plus(minus(cell(id('end')), cell(id('start'))), number(1)),
    }),
    ...(hasYears || isByYear ? [yearRow(survey)] : []),
    ...(isByYear ? [yearNumberRow(survey)] : []),
    ...(hasYears || isReferredTo('period_years', survey) ? [partOfYear] : []),
    ...(hasYears ? [yearEndRow(survey)] : []),
  ];
}
