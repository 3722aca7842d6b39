// What is left of the receivables, the stock and the payables of the opening, as they are paid and used up.
import type { DaysTermId } from '#template/sections.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import {
  hasRunningOff,
  isGiven,
  openingAmount,
  type RunningOff,
  runningOff,
} from '../../flows/opening-position.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { averageDaysId } from './average-days.ts';
import { openingTexts } from './opening-texts.ts';
import { balanceTotal, daysRow } from './rows.ts';
import { isOn } from './terms.ts';

const termOf: Readonly<Record<RunningOff, DaysTermId>> = {
  receivables: 'accountsReceivablePeriod',
  inventory: 'inventoryPeriod',
  payables: 'accountsPayablePeriod',
};

const passedId = rowId('wc', 'days_since_opening');
const termId = (balance: RunningOff): RowId => rowId('wc', `opening_${balance}_days`);
const leftId = (balance: RunningOff): RowId => rowId('wc', `opening_${balance}`);

const runsOff = ({ survey }: WorkbookPlan, balance: RunningOff): boolean =>
  isOn(survey) && isGiven(survey, runningOff[balance]);

/** [WC-13] The days of the first period hold for all of what is there at the opening. */
export function openingDaysRows(plan: WorkbookPlan): readonly Row[] {
  if (!isOn(plan.survey) || !hasRunningOff(plan.survey)) return [];
  const { language } = plan.survey.template;
  const texts = openingTexts[language];
  const passed = plus(minus(cell(rowId('wc', 'end')), cell(rowId('wc', 'start'), 'first')), number(1));
  const balances = (['receivables', 'inventory', 'payables'] as const).filter((one) => runsOff(plan, one));
  return [
    heading('wc', 'opening', texts.heading),
    ...balances.map((balance) =>
      row({
        id: termId(balance),
        role: 'link',
        label: texts.days[balance],
        note: texts.daysNote,
        format: 'number',
        unit: plainUnit(modelTexts[language].days),
        constant: formula(cell(averageDaysId(plan, termOf[balance]), 'first')),
      }),
    ),
    daysRow(plan, { id: passedId, label: texts.passed }, passed),
    blank('wc', 'opening'),
  ];
}

/** [WC-13] */
export function leftRows(plan: WorkbookPlan, balance: RunningOff): readonly Row[] {
  if (!runsOff(plan, balance)) return [];
  const texts = openingTexts[plan.survey.template.language];
  const opening = openingAmount(plan.survey, runningOff[balance]);
  const days = cell(termId(balance), 'constant');
  const left = times(opening, call('MAX', number(0), minus(number(1), over(cell(passedId), days))));
  return [
    moneyRow(
      plan,
      { id: leftId(balance), label: texts.left[balance], note: texts.leftNote, zero: formula(opening) },
      call('IF', binary(days, '=', number(0)), number(0), left),
    ),
  ];
}

/** A total of balances, which opens with the sum of its rows, or, with working capital off, with what is gone in the first period. */
export function totalWithOpening(plan: WorkbookPlan, balance: RunningOff, label: string) {
  const alone = openingAmount(plan.survey, runningOff[balance]);
  return (sum: CellExpression, zero: CellExpression): Row =>
    balanceTotal(
      plan,
      { id: rowId('wc', balance), label, zero: formula(runsOff(plan, balance) ? zero : alone) },
      sum,
    );
}

/** The stock of the opening, where there is any. */
export const openingStockId = (plan: WorkbookPlan): readonly RowId[] =>
  runsOff(plan, 'inventory') ? [leftId('inventory')] : [];
