// The working capital sheet: receivables, inventory, prepaid expenses, payables and their balance.
import { byLanguage } from '#language/language.ts';
import { type CellExpression, cell, minus, negate, number, plus } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { deferredBalance, hasDeferredIncome, openingDeferred } from '../../flows/deferred-income.ts';
import { hasOpening, hasRunningOff, isGiven } from '../../flows/opening-position.ts';
import { rateBlock, rateConstants } from '../../flows/rate.ts';
import {
  missingSalesTaxes,
  salesTaxBalanceId,
  salesTaxTitle,
  usedSalesTaxes,
} from '../../flows/sales-tax.ts';
import { rowId } from '../../ids/row-id.ts';
import type { SheetDeclarations, SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { technicalRows } from '../../rows/technical-rows.ts';
import type { Survey } from '../../survey/survey.ts';
import { averageDaysRows } from './average-days.ts';
import { minimumCashRows } from './minimum-cash.ts';
import { openingDaysRows } from './opening-rows.ts';
import { openingTexts } from './opening-texts.ts';
import { payableRows } from './payables.ts';
import { prepaidRows } from './prepaid.ts';
import { receivableRows } from './receivables.ts';
import { differenceRows, rollForwardRows } from './roll-forwards.ts';
import { type BalanceRows, balanceTotal } from './rows.ts';
import { taxOnSalesRows } from './sales-tax.ts';
import { hasSalesTaxBalance, salesTaxBalanceRows } from './sales-tax-balance.ts';
import { salesTaxTexts } from './sales-tax-texts.ts';
import { stockRows } from './stock.ts';
import { isOn, templateTermInputs } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const id = (part: string) => rowId('wc', part);

const hasChange = (survey: Survey): boolean =>
  isOn(survey) || hasDeferredIncome(survey) || hasRunningOff(survey);

/** [WC-8] [WC-14] */
function openingNet({ survey }: WorkbookPlan, deferred: readonly CellExpression[]): CellExpression {
  if (isGiven(survey, 'cash') || hasRunningOff(survey)) {
    const at = (part: string): CellExpression => cell(id(part), 'zero');
    const held = plus(at('minimum_cash'), at('receivables'), at('inventory'));
    return minus(held, at('payables'), ...deferred);
  }
  const [only] = deferred;
  return only ? negate(only) : number(0);
}

function netNote(survey: Survey): string {
  const { language } = survey.template;
  const note = (hasOpening(survey) ? openingTexts : workingCapitalTexts)[language].netNote;
  return hasSalesTaxBalance({ survey }) ? `${note} ${salesTaxTexts[language].netNote}` : note;
}

/** [WC-8] [WC-26] */
function summaryRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = workingCapitalTexts[language];
  const parts = plus(
    cell(id('minimum_cash')),
    cell(id('receivables')),
    cell(id('inventory')),
    cell(id('prepaid')),
  );
  const deferred = hasDeferredIncome(plan.survey) ? [deferredBalance(plan)] : [];
  const tax = hasSalesTaxBalance(plan) ? [cell(salesTaxBalanceId)] : [];
  const opening = openingNet(plan, deferred.length > 0 ? [openingDeferred(plan)] : []);
  const net = cell(id('net_working_capital'));
  return [
    heading('wc', 'summary', texts.summary),
    ...minimumCashRows(plan),
    balanceTotal(
      plan,
      {
        id: id('net_working_capital'),
        label: texts.netWorkingCapital,
        note: netNote(plan.survey),
        zero: formula(opening),
      },
      minus(parts, cell(id('payables')), ...deferred, ...tax),
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

/** [WC-20] [WC-27] */
function declaredTerms(survey: Survey): SheetDeclarations {
  const taxes = usedSalesTaxes(survey);
  return {
    inputs: [
      { title: workingCapitalTexts[survey.template.language].title, inputs: templateTermInputs(survey) },
      rateBlock(salesTaxTitle(survey), taxes.rates),
    ],
    constants: rateConstants(taxes.rates),
    diagnostics: [...taxes.diagnostics, ...missingSalesTaxes(survey)],
  };
}

/** Running totals and how far back the days reach, by balance. */
function workingRows(
  plan: WorkbookPlan,
  balances: Readonly<Record<'receivables' | 'stock' | 'payables', BalanceRows>>,
): readonly Row[] {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const ofBalances = (['receivables', 'stock', 'payables'] as const).flatMap((name) => {
    const { workings } = balances[name];
    const title = heading('wc', `${name}_workings`, texts[name], 2);
    return workings.length > 0 ? [[title, ...workings]] : [];
  });
  const parts = [averageDaysRows(plan), ...ofBalances].filter(({ length }) => length > 0);
  return parts.flatMap((rows, index) => (index > 0 ? [blank('wc', `workings_${index}`), ...rows] : rows));
}

function placedRows(plan: WorkbookPlan): readonly Row[] {
  const receivables = receivableRows(plan);
  const stock = stockRows(plan);
  const payables = payableRows(plan);
  return [
    ...linkedHeader('wc', workingCapitalTexts[plan.survey.template.language].title, plan),
    ...taxOnSalesRows(plan),
    ...openingDaysRows(plan),
    ...receivables.rows,
    blank('wc', 'before_stock'),
    ...stock.rows,
    blank('wc', 'before_payables'),
    ...payables.rows,
    blank('wc', 'before_prepaid'),
    ...prepaidRows(plan),
    blank('wc', 'after_prepaid'),
    ...salesTaxBalanceRows(plan),
    blank('wc', 'summary'),
    ...(isOn(plan.survey) ? rollForwardRows(plan) : []),
    ...summaryRows(plan),
    ...(isOn(plan.survey) ? [blank('wc', 'difference'), ...differenceRows(plan)] : []),
    ...technicalRows('wc', plan.survey, workingRows(plan, { receivables, stock, payables })),
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
    ...(isOn(survey) ? declaredTerms(survey) : {}),
    exportedRows: [
      'receivables',
      'inventory',
      'prepaid',
      'payables',
      'minimum_cash',
      'net_working_capital',
      ...(hasChange(survey) ? ['change'] : []),
      ...(hasSalesTaxBalance({ survey }) ? ['sales_tax'] : []),
    ].map(id),
  }),
  place: (plan) => ({ rows: placedRows(plan), diagnostics: [] }),
};
