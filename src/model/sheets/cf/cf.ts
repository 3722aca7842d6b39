// The cash flow statement: from profit to cash; outflows are negative.
import { byLanguage } from '#language/language.ts';
import {
  type CellExpression,
  call,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
  span,
  stack,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { hasDeferredIncome } from '../../flows/deferred-income.ts';
import { goneAtOnce, isAlone, isGiven, type RunningOff } from '../../flows/opening-position.ts';
import { hasSalesTax, salesTaxBalanceId } from '../../flows/sales-tax.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { moneyMeasure } from '../../rows/measures.ts';
import { flowLine, linkedFlow, type Statement } from '../../rows/statement-row.ts';
import { openingCash } from './opening-cash.ts';
import { settledExports, settledRows } from './settled-rows.ts';
import { cashFlowTexts } from './texts.ts';

const id = (part: string): RowId => rowId('cf', part);

/** A plain 0 where the sheet that has the row is off, without a sign or difference around it. */
const negativeOf = (plan: WorkbookPlan, row: RowId): CellExpression =>
  isExported(plan, row) ? negate(cell(row)) : number(0);

const increase = (plan: WorkbookPlan, row: RowId): CellExpression =>
  isExported(plan, row) ? minus(cell(row), cell(row, 'previous')) : number(0);

const decrease = (plan: WorkbookPlan, row: RowId): CellExpression =>
  isExported(plan, row) ? minus(cell(row, 'previous'), cell(row)) : number(0);

/** [CF-1] Apart from the balance sheet, which would otherwise be checked against itself. */
const balanceDecrease = (plan: WorkbookPlan, balance: RunningOff): CellExpression =>
  isAlone(plan, balance) ? goneAtOnce(plan.survey, balance, 'cf') : decrease(plan, rowId('wc', balance));

const payablesIncrease = (plan: WorkbookPlan): CellExpression =>
  isAlone(plan, 'payables')
    ? negate(goneAtOnce(plan.survey, 'payables', 'cf'))
    : increase(plan, rowId('wc', 'payables'));

interface CashFlowPart {
  readonly heading: string;
  readonly part: string;
  readonly total: string;
  readonly rows: readonly Row[];
}

/** The lines of one kind of activity, a blank line, and their sum. */
function activity(statement: Statement, { heading: title, part, total, rows }: CashFlowPart): readonly Row[] {
  const gap = blank('cf', part);
  const first = rows[0];
  if (!first) return [];
  return [
    heading('cf', part, title),
    ...rows,
    gap,
    flowLine(statement, { part, label: total }, call('SUM', stack(first.id, gap.id)), 'total'),
    blank('cf', `after_${part}`),
  ];
}

/** [CF-10] Only where an asset is sold. */
const hasGain = (plan: WorkbookPlan): boolean => isExported(plan, rowId('fixedassets', 'gain'));

/** [CF-1] [CF-10] [CF-12] */
function operatingRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = cashFlowTexts[plan.survey.template.language];
  const line = (part: string, label: string, expression: CellExpression) =>
    flowLine(statement, { part, label }, expression);
  return activity(statement, {
    heading: texts.operatingHeading,
    part: 'operating',
    total: texts.operating,
    rows: [
      linkedFlow(statement, { part: 'net_income', label: texts.netIncome }, rowId('is', 'net_income')),
      linkedFlow(
        statement,
        { part: 'depreciation', label: texts.depreciation },
        rowId('fixedassets', 'depreciation'),
      ),
      ...(hasGain(plan) ? [line('gain', texts.gain, negate(cell(rowId('is', 'gain'))))] : []),
      line('receivables', texts.receivables, balanceDecrease(plan, 'receivables')),
      line('inventory', texts.inventory, balanceDecrease(plan, 'inventory')),
      line('prepaid', texts.prepaid, decrease(plan, rowId('wc', 'prepaid'))),
      line('payables', texts.payables, payablesIncrease(plan)),
      ...(hasDeferredIncome(plan.survey)
        ? [line('deferred_income', texts.deferred, increase(plan, rowId('bs', 'deferred_income')))]
        : []),
      ...(hasSalesTax(plan.survey)
        ? [line('sales_tax', texts.salesTax, increase(plan, salesTaxBalanceId))]
        : []),
    ],
  });
}

/** [CF-2] [CF-10] */
function investingRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = cashFlowTexts[plan.survey.template.language];
  return activity(statement, {
    heading: texts.investingHeading,
    part: 'investing',
    total: texts.investing,
    rows: [
      flowLine(
        statement,
        { part: 'capex', label: texts.capex },
        negativeOf(plan, rowId('fixedassets', 'capex')),
      ),
      ...(hasGain(plan)
        ? [
            linkedFlow(
              statement,
              { part: 'proceeds', label: texts.proceeds },
              rowId('fixedassets', 'proceeds'),
            ),
          ]
        : []),
    ],
  });
}

/** [CF-3] */
function financingRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = cashFlowTexts[plan.survey.template.language];
  const from = (part: string) => rowId('financing', part);
  const out = (part: string, label: string, row: RowId) =>
    flowLine(statement, { part, label }, negativeOf(plan, row));
  return activity(statement, {
    heading: texts.financingHeading,
    part: 'financing',
    total: texts.financing,
    rows: [
      linkedFlow(statement, { part: 'drawdown', label: texts.drawdown }, from('drawdown')),
      out('repayment', texts.repayment, from('repayment')),
      linkedFlow(statement, { part: 'contribution', label: texts.contribution }, from('contribution')),
      out('equity_repayment', texts.equityRepayment, from('equity_repayment')),
      out('dividends', texts.dividends, rowId('is', 'dividends')),
    ],
  });
}

/** [CF-4] */
function cashRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = cashFlowTexts[plan.survey.template.language];
  const change = plus(cell(id('operating')), cell(id('investing')), cell(id('financing')));
  const { cash, rows: openingRows } = openingCash(plan);
  return [
    heading('cf', 'cash', texts.cashHeading),
    ...openingRows,
    flowLine(statement, { part: 'net_change', label: texts.netChange }, change, 'total'),
    moneyRow(
      plan,
      { id: id('opening_cash'), label: texts.openingCash },
      cell(id('closing_cash'), 'previous'),
    ),
    moneyRow(
      plan,
      {
        id: id('closing_cash'),
        role: 'total',
        isGrandTotal: true,
        label: texts.closingCash,
        note: isGiven(plan.survey, 'cash') ? texts.openingGivenNote : texts.openingNote,
        zero: formula(cash),
      },
      plus(cell(id('opening_cash')), cell(id('net_change'))),
    ),
  ];
}

/** [CF-6] The change in cash less the sum of all lines: 0 if correct. */
function differenceRow({ plan }: Statement): Row {
  const texts = cashFlowTexts[plan.survey.template.language];
  const lines = (first: string, part: string) => call('SUM', stack(id(first), rowId('cf', 'blank', part)));
  const all = plus(
    lines('net_income', 'operating'),
    lines('capex', 'investing'),
    lines('drawdown', 'financing'),
  );
  const change = minus(cell(id('closing_cash')), cell(id('closing_cash'), 'previous'));
  return moneyRow(
    plan,
    { id: id('difference'), role: 'check', label: texts.difference, span: 'sum' },
    minus(change, all),
  );
}

/** [CF-5] */
function fundingRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = cashFlowTexts[plan.survey.template.language];
  const least = exportedCell(plan, rowId('wc', 'minimum_cash'));
  const above = minus(cell(id('closing_cash')), least);
  return [
    moneyRow(plan, { id: id('headroom'), label: texts.headroom, note: texts.headroomNote }, above),
    moneyRow(
      plan,
      { id: id('funding_need'), label: texts.fundingNeed, note: texts.fundingNote },
      call('MAX', number(0), negate(cell(id('headroom')))),
    ),
    row({
      ...moneyMeasure(plan.survey),
      id: id('peak_funding_need'),
      role: 'calculation',
      label: texts.peakFundingNeed,
      note: texts.peakNote,
      constant: formula(call('MAX', span(id('funding_need')))),
    }),
  ];
}

const named = [
  ...['operating', 'investing', 'financing', 'net_change', 'opening_cash', 'closing_cash', 'headroom'],
  ...['funding_need', 'peak_funding_need'],
];

export const cashFlow: SheetDefinition = {
  id: 'cf',
  category: 'output',
  axis: 'periods',
  // The balance sheet reads it, so it is placed even when its module is off.
  isPlaced: () => true,
  titles: byLanguage((language) => cashFlowTexts[language].title),
  description: { en: 'where cash comes from and where it goes', ru: 'откуда приходят деньги и куда уходят' },
  named: [...named, 'proceeds'],
  declare: (survey) => ({
    exportedRows: [...named.map(id), ...settledExports(survey)],
    checks: [
      {
        row: id('difference'),
        label: cashFlowTexts[survey.template.language].differenceCheck,
        kind: 'difference',
      },
    ],
  }),
  place: (plan) => {
    const statement: Statement = { plan, sheetId: 'cf' };
    const { title } = cashFlowTexts[plan.survey.template.language];
    return {
      rows: [
        ...linkedHeader('cf', title, plan),
        ...operatingRows(statement),
        ...investingRows(statement),
        ...settledRows(plan),
        ...financingRows(statement),
        ...cashRows(statement),
        blank('cf', 'funding'),
        heading('cf', 'funding', cashFlowTexts[plan.survey.template.language].fundingHeading),
        ...fundingRows(statement),
        blank('cf', 'difference'),
        differenceRow(statement),
      ],
      diagnostics: [],
    };
  },
};
