// The working capital sheet: what customers owe, what lies in stock, what we owe, and the money that ties up.
import {
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { figure } from '../../plan/figure.ts';
import type { Plan, SheetDefinition } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { averageDaysRows } from './average-days.ts';
import { payableRows } from './payables.ts';
import { prepaidRows } from './prepaid.ts';
import { receivableRows } from './receivables.ts';
import { differenceRow, rollForwardRows } from './roll-forwards.ts';
import { balanceTotal } from './rows.ts';
import { stockRows } from './stock.ts';
import { isOn, wide, wideInputs } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const id = (part: string) => rowId('wc', part);

/** [WC-7] A share of the period's revenue. */
function minimumCash(plan: Plan): CellExpression {
  if (!isOn(plan.survey)) return number(0);
  const revenue = call('MAX', number(0), figure(plan, rowId('revenue', 'total')));
  return times(over(cell(wide.minCash), number(100)), revenue);
}

/** [WC-8] */
function summaryRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const parts = plus(
    cell(id('minimum_cash')),
    cell(id('receivables')),
    cell(id('inventory')),
    cell(id('prepaid')),
  );
  const net = cell(id('net_working_capital'));
  return [
    heading('wc', 'summary', own.summary),
    moneyRow(
      plan,
      { id: id('minimum_cash'), label: own.minimumCash, note: own.minimumNote, zero: formula(number(0)) },
      minimumCash(plan),
    ),
    balanceTotal(
      plan,
      { id: id('net_working_capital'), label: own.netWorkingCapital, note: own.netNote },
      minus(parts, cell(id('payables'))),
    ),
    ...(isOn(plan.survey)
      ? [
          flowRow(
            plan,
            { id: id('change'), label: own.change, note: own.changeNote },
            minus(net, cell(id('net_working_capital'), 'previous')),
          ),
        ]
      : []),
  ];
}

export const workingCapital: SheetDefinition = {
  id: 'wc',
  moduleId: 'module_wc',
  category: 'calculation',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('module_wc'),
  titles: { en: workingCapitalTexts.en.title, ru: workingCapitalTexts.ru.title },
  holds: {
    en: 'receivables, inventory, prepaid expenses, payables',
    ru: 'дебиторы, запасы, авансы, кредиторы',
  },
  named: ['receivables', 'inventory', 'prepaid', 'payables', 'minimum_cash', 'net_working_capital'],
  wishes: (survey) => ({
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
      ? [{ title: workingCapitalTexts[survey.template.language].title, inputs: wideInputs(survey) }]
      : [],
    figures: [
      'receivables',
      'inventory',
      'prepaid',
      'payables',
      'minimum_cash',
      'net_working_capital',
      ...(isOn(survey) ? ['change'] : []),
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
      ...(isOn(plan.survey) ? [blank('wc', 'difference'), differenceRow(plan)] : []),
    ],
    diagnostics: [],
  }),
};
