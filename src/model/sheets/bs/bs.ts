// The balance sheet: assets, liabilities and equity, whose difference is 0.
import { byLanguage } from '#language/language.ts';
import { call, minus, type RowId, stack } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import {
  deferredBalance,
  deferredId,
  deferredTitle,
  hasDeferredIncome,
  openingDeferred,
  unearnedChecks,
  unearnedRows,
} from '../../flows/deferred-income.ts';
import {
  hasBooks,
  openingAmount,
  openingBlocks,
  type RunningOff,
  runningOff,
} from '../../flows/opening-position.ts';
import { hasSalesTax, salesTaxBalanceId } from '../../flows/sales-tax.ts';
import { rowId } from '../../ids/row-id.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { balanceLine, linkedBalance, type Statement } from '../../rows/statement-row.ts';
import type { Survey } from '../../survey/survey.ts';
import { balanceTexts } from './texts.ts';

const id = (part: string): RowId => rowId('bs', part);

interface BalanceSide {
  readonly heading: string;
  readonly part: string;
  readonly total: string;
  readonly rows: readonly Row[];
}

function side(plan: WorkbookPlan, { heading: title, part, total, rows }: BalanceSide): readonly Row[] {
  const gap = blank('bs', part);
  const first = rows[0];
  if (!first) return [];
  const zero = formula(call('SUM', stack(first.id, gap.id, 'zero')));
  return [
    heading('bs', part, title),
    ...rows,
    gap,
    moneyRow(
      plan,
      { id: id(part), role: 'total', label: total, isGrandTotal: true, zero },
      call('SUM', stack(first.id, gap.id)),
    ),
    blank('bs', `after_${part}`),
  ];
}

/** [BS-5] A balance of working capital; without it, what is there at the opening and gone in the first period. */
function workingCapitalLine(statement: Statement, balance: RunningOff, label: string): Row {
  const { plan } = statement;
  const from = rowId('wc', balance);
  const line = linkedBalance(statement, { part: balance, label }, from);
  return isExported(plan, from) && plan.survey.counts('section_wc')
    ? line
    : { ...line, zero: formula(openingAmount(plan.survey, runningOff[balance])) };
}

/** [BS-1] */
function assetRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = balanceTexts[plan.survey.template.language];
  const line = (part: string, label: string, from: RowId) => linkedBalance(statement, { part, label }, from);
  return side(plan, {
    heading: texts.assets,
    part: 'total_assets',
    total: texts.totalAssets,
    rows: [
      line('cash', texts.cash, rowId('cf', 'closing_cash')),
      workingCapitalLine(statement, 'receivables', texts.receivables),
      workingCapitalLine(statement, 'inventory', texts.inventory),
      line('prepaid', texts.prepaid, rowId('wc', 'prepaid')),
      line('fixed_assets', texts.fixedAssets, rowId('fixedassets', 'net_book_value')),
    ],
  });
}

/** [BS-4] */
function deferredLine({ plan }: Statement): readonly Row[] {
  if (!hasDeferredIncome(plan.survey)) return [];
  const zero = formula(openingDeferred(plan));
  const isLinked = isExported(plan, deferredId);
  const start = { id: id('deferred_income'), label: deferredTitle(plan.survey), zero } as const;
  return [moneyRow(plan, { ...start, role: isLinked ? 'link' : 'calculation' }, deferredBalance(plan))];
}

/** [BS-2] [BS-6] Retained earnings grow by profit that is not paid out. */
function liabilityRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = balanceTexts[plan.survey.template.language];
  const line = (part: string, label: string, from: RowId) => linkedBalance(statement, { part, label }, from);
  return side(plan, {
    heading: texts.liabilities,
    part: 'total_liabilities_equity',
    total: texts.totalLiabilitiesEquity,
    rows: [
      workingCapitalLine(statement, 'payables', texts.payables),
      ...deferredLine(statement),
      ...(hasSalesTax(plan.survey) ? [line('sales_tax', texts.salesTax, salesTaxBalanceId)] : []),
      line('debt', texts.debt, rowId('financing', 'debt')),
      line('paid_in_capital', texts.paidInCapital, rowId('financing', 'paid_in_capital')),
      line('retained_earnings', texts.retainedEarnings, rowId('is', 'earnings_closing')),
    ],
  });
}

const named = [
  ...['cash', 'receivables', 'inventory', 'prepaid', 'fixed_assets', 'total_assets', 'payables'],
  ...['deferred_income', 'sales_tax', 'debt'],
  ...['paid_in_capital', 'retained_earnings', 'total_liabilities_equity', 'check'],
];

function stands(part: string, survey: Survey): boolean {
  if (part === 'deferred_income') return hasDeferredIncome(survey);
  return part !== 'sales_tax' || hasSalesTax(survey);
}

export const balanceSheet: SheetDefinition = {
  id: 'bs',
  category: 'output',
  axis: 'periods',
  // The checks of every model read it, so it is placed even when its module is off.
  isPlaced: () => true,
  titles: byLanguage((language) => balanceTexts[language].title),
  description: { en: 'what the business owns and owes', ru: 'чем бизнес владеет и что должен' },
  named,
  declare: (survey) => ({
    inputs: openingBlocks(survey),
    checks: unearnedChecks(survey),
    subjects: hasBooks(survey) ? ['opening_cash'] : [],
    exportedRows: named.filter((part) => stands(part, survey)).map(id),
  }),
  place: (plan) => {
    const statement: Statement = { plan, sheetId: 'bs' };
    const texts = balanceTexts[plan.survey.template.language];
    // [BS-3]
    const difference = balanceLine(
      statement,
      { part: 'check', label: texts.check, note: texts.checkNote },
      (read) => minus(read('total_assets'), read('total_liabilities_equity')),
      'check',
    );
    return {
      rows: [
        ...linkedHeader('bs', texts.title, plan),
        ...assetRows(statement),
        ...liabilityRows(statement),
        difference,
        ...unearnedRows(plan),
      ],
      diagnostics: [],
    };
  },
};
