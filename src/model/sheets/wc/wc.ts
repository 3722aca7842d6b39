// The working capital sheet: receivables, inventory, prepaid expenses, payables and their balance.
import { byLanguage } from '#language/language.ts';
import {
  type CellExpression,
  call,
  cell,
  minus,
  negate,
  number,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { deferredBalance, hasDeferredIncome, openingDeferred } from '../../flows/deferred-income.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { averageDaysRows } from './average-days.ts';
import { payableRows } from './payables.ts';
import { prepaidRows } from './prepaid.ts';
import { receivableRows } from './receivables.ts';
import { differenceRows, rollForwardRows } from './roll-forwards.ts';
import { balanceTotal } from './rows.ts';
import { stockRows } from './stock.ts';
import { isOn, templateTermInputs, templateTerms } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const id = (part: string) => rowId('wc', part);

/** [WC-7] A share of the period's revenue. */
function minimumCash(plan: WorkbookPlan): CellExpression {
  if (!isOn(plan.survey)) return number(0);
  const revenue = call('MAX', number(0), exportedCell(plan, rowId('revenue', 'total')));
  return times(cell(templateTerms.minCash), revenue);
}

const hasChange = (survey: Survey): boolean => isOn(survey) || hasDeferredIncome(survey);

/** [WC-8] */
function summaryRows(plan: WorkbookPlan): readonly Row[] {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const parts = plus(
    cell(id('minimum_cash')),
    cell(id('receivables')),
    cell(id('inventory')),
    cell(id('prepaid')),
  );
  const deferred = hasDeferredIncome(plan.survey) ? [deferredBalance(plan)] : [];
  const opening = deferred.length > 0 ? negate(openingDeferred(plan)) : number(0);
  const net = cell(id('net_working_capital'));
  return [
    heading('wc', 'summary', texts.summary),
    moneyRow(
      plan,
      { id: id('minimum_cash'), label: texts.minimumCash, note: texts.minimumNote, zero: formula(number(0)) },
      minimumCash(plan),
    ),
    balanceTotal(
      plan,
      {
        id: id('net_working_capital'),
        label: texts.netWorkingCapital,
        note: texts.netNote,
        zero: formula(opening),
      },
      minus(parts, cell(id('payables')), ...deferred),
    ),
    ...(hasChange(plan.survey)
      ? [
          flowRow(
            plan,
            { id: id('change'), label: texts.change, note: texts.changeNote },
            minus(net, cell(id('net_working_capital'), 'previous')),
          ),
        ]
      : []),
  ];
}

export const workingCapital: SheetDefinition = {
  id: 'wc',
  category: 'calculation',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('wc'),
  titles: byLanguage((language) => workingCapitalTexts[language].title),
  description: {
    en: 'receivables, inventory, prepaid expenses, payables',
    ru: 'дебиторы, запасы, авансы, кредиторы',
  },
  named: ['receivables', 'inventory', 'prepaid', 'payables', 'minimum_cash', 'net_working_capital'],
  declare: (survey) => ({
    checks: isOn(survey)
      ? [
          {
            row: id('difference'),
            label: workingCapitalTexts[survey.template.language].differenceCheck,
            kind: 'difference',
          },
        ]
      : [],
    inputs: isOn(survey)
      ? [{ title: workingCapitalTexts[survey.template.language].title, inputs: templateTermInputs(survey) }]
      : [],
    exportedRows: [
      'receivables',
      'inventory',
      'prepaid',
      'payables',
      'minimum_cash',
      'net_working_capital',
      ...(hasChange(survey) ? ['change'] : []),
    ].map(id),
  }),
  place: (plan) => ({
    rows: [
      ...linkedHeader('wc', workingCapitalTexts[plan.survey.template.language].title, plan),
      ...receivableRows(plan),
      blank('wc', 'averages'),
      ...averageDaysRows(plan),
      blank('wc', 'before_stock'),
      ...stockRows(plan),
      blank('wc', 'before_payables'),
      ...payableRows(plan),
      blank('wc', 'before_prepaid'),
      ...prepaidRows(plan),
      blank('wc', 'summary'),
      ...(isOn(plan.survey) ? rollForwardRows(plan) : []),
      ...summaryRows(plan),
      ...(isOn(plan.survey) ? [blank('wc', 'difference'), ...differenceRows(plan)] : []),
    ],
    diagnostics: [],
  }),
};
