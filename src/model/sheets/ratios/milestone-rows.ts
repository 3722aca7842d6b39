// When EBITDA and the profit so far are first above 0, and when cash is lowest.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  plus,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { toDateRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ratioId } from './basis-rows.ts';
import { type MilestoneWord, ratioTexts } from './texts.ts';

/** What the dashboard shows of them. */
export const milestoneFigures = [
  'first_ebitda_period',
  'first_profit_period',
  'lowest_cash',
  'lowest_cash_period',
] as const satisfies readonly MilestoneWord[];

const tolerance = cell(ratioId('tolerance'), 'constant');

interface Milestone {
  readonly flag: MilestoneWord;
  readonly period: MilestoneWord;
  readonly isReached: CellExpression;
}

/** [RAT-14] From the period in which it is reached on the flag is 1. */
function flagRow({ survey }: WorkbookPlan, { flag, isReached }: Milestone): Row {
  const { language } = survey.template;
  const now = call('IF', isReached, number(1), number(0));
  return row({
    id: ratioId(flag),
    role: 'calculation',
    label: ratioTexts[language][flag],
    format: 'count',
    unit: plainUnit(modelTexts[language].flag),
    total: formula(call('SUM', span(ratioId(flag)))),
    zero: formula(number(0)),
    periods: formula(call('MAX', cell(ratioId(flag), 'previous'), now)),
  });
}

/** The number of flags tells which period it is. */
function periodRow({ survey }: WorkbookPlan, { flag, period }: Milestone): Row {
  const { language } = survey.template;
  const flags = cell(ratioId(flag), 'total');
  const before = minus(cell(rowId('assumptions', 'count'), 'constant'), flags);
  return row({
    id: ratioId(period),
    role: 'calculation',
    label: ratioTexts[language][period],
    format: 'count',
    unit: plainUnit(modelTexts[language].number),
    constant: formula(call('IF', binary(flags, '>', number(0)), plus(before, number(1)), missing)),
  });
}

const isAboveNothing = (part: 'ebitda' | 'net_income_to_date'): CellExpression =>
  binary(cell(ratioId(part)), '>', tolerance);

const lowest = cell(ratioId('lowest_cash'), 'constant');

const milestones = {
  ebitda: {
    flag: 'ebitda_reached',
    period: 'first_ebitda_period',
    isReached: isAboveNothing('ebitda'),
  },
  profit: {
    flag: 'profit_reached',
    period: 'first_profit_period',
    isReached: isAboveNothing('net_income_to_date'),
  },
  cash: {
    flag: 'lowest_cash_reached',
    period: 'lowest_cash_period',
    isReached: binary(cell(ratioId('cash')), '<=', plus(lowest, tolerance)),
  },
} as const satisfies Readonly<Record<string, Milestone>>;

/** [RAT-14] [RAT-15] */
export function milestoneRows(plan: WorkbookPlan): readonly Row[] {
  const texts = ratioTexts[plan.survey.template.language];
  return [
    blank('ratios', 'before_milestones'),
    heading('ratios', 'milestones', texts.milestones),
    periodRow(plan, milestones.ebitda),
    periodRow(plan, milestones.profit),
    row({
      ...moneyMeasure(plan.survey),
      id: ratioId('lowest_cash'),
      role: 'calculation',
      label: texts.lowest_cash,
      constant: formula(call('MIN', span(ratioId('cash')))),
    }),
    periodRow(plan, milestones.cash),
  ];
}

export function milestoneWorkings(plan: WorkbookPlan): readonly Row[] {
  const texts = ratioTexts[plan.survey.template.language];
  return [
    blank('ratios', 'before_milestone_workings'),
    heading('ratios', 'milestone_workings', texts.milestones, 2),
    flagRow(plan, milestones.ebitda),
    toDateRow(
      plan,
      { id: ratioId('net_income_to_date'), label: texts.net_income_to_date },
      cell(ratioId('net_income')),
    ),
    flagRow(plan, milestones.profit),
    flagRow(plan, milestones.cash),
  ];
}
