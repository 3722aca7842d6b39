// Unit economics by year: how many subscribe, come and leave, and what the last period of the year says of a customer.
import {
  binary,
  type CellExpression,
  call,
  cell,
  missing,
  number,
  type RowId,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { acquisitionExpenses, subscriptions } from '../../flows/subscriptions.ts';
import { rowId } from '../../ids/row-id.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { RowMeasure, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit, stepMeasure } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { type UnitFigure, unitTexts } from '../../texts/unit-texts.ts';
import { dashboardTexts } from './texts.ts';
import { atYearEnd, inYear, isInForecast } from './year-header.ts';

type UnitMeasure = 'people' | 'money' | 'price' | 'percent' | 'ratio' | 'months';

const flows: readonly UnitFigure[] = ['new_customers', 'lost_customers'];

const lines: readonly (readonly [UnitFigure, UnitMeasure])[] = [
  ['customers', 'people'],
  ['new_customers', 'people'],
  ['lost_customers', 'people'],
  ['mrr', 'money'],
  ['churn', 'percent'],
  ['lifetime_value', 'price'],
  ['acquisition_cost', 'price'],
  ['ltv_to_cac', 'ratio'],
  ['cac_payback_months', 'months'],
];

/** Where nothing is spent on winning customers, a cost of 0 would look like a result. */
const ofSpending: readonly UnitFigure[] = ['acquisition_cost', 'ltv_to_cac', 'cac_payback_months'];

/** [DSH-13] By the number of the year's last period, since a sum would take n/a for 0. [DSH-15] n/a in a year without periods. */
const inLastPeriod = (from: RowId): CellExpression =>
  call(
    'IF',
    binary(isInForecast, '>', number(0)),
    call('INDEX', span(from), atYearEnd(rowId('assumptions', 'number'))),
    missing,
  );

function measuresIn({ survey }: WorkbookPlan): Readonly<Record<UnitMeasure, RowMeasure>> {
  const { language } = survey.template;
  const { percent, times } = modelTexts[language];
  return {
    people: stepMeasure({ unit: subscriptions(survey)[0]?.unit ?? '' }, survey),
    money: moneyMeasure(survey),
    price: { format: 'price', unit: plainUnit(survey.currency) },
    percent: { format: 'percent', unit: plainUnit(percent) },
    ratio: { format: 'ratio', unit: plainUnit(times) },
    months: { format: 'number', unit: plainUnit(unitTexts[language].months) },
  };
}

/** [DSH-13] */
export function unitRows(plan: WorkbookPlan): readonly Row[] {
  if (!isExported(plan, rowId('ratios', 'customers'))) return [];
  const { language } = plan.survey.template;
  const texts = unitTexts[language];
  const notes = dashboardTexts[language];
  const measures = measuresIn(plan);
  const isSpending = acquisitionExpenses(plan.survey).length > 0;
  return [
    heading('dashboard', 'economics', texts.economics),
    ...lines
      .filter(([figure]) => isSpending || !ofSpending.includes(figure))
      .map(([figure, measure]) => {
        const from = rowId('ratios', figure);
        const isFlow = flows.includes(figure);
        return row({
          ...{ ...measures[measure], id: rowId('dashboard', 'economics', figure), role: 'calculation' },
          label: texts.rows[figure],
          note: isFlow ? notes.flowNote : notes.lastNote,
          total: isFlow ? formula(cell(from, 'total')) : null,
          periods: formula(isFlow ? inYear(from) : inLastPeriod(from)),
        });
      }),
    blank('dashboard', 'economics'),
  ];
}
