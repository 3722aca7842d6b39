// The income statement: from revenue to what is retained; costs stand positive and are subtracted.
import { call, cell, minus, negate, number, over, plus, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import { figure } from '../../plan/figure.ts';
import type { Plan, SheetDefinition, Wishes } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { flowLine, linkedFlow, type Statement } from '../../rows/statement-row.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { incomeTaxes, lossRows, poolRow, taxAmount, taxRateRows } from './tax-rows.ts';
import { incomeTexts } from './texts.ts';

const id = (part: string) => rowId('is', part);

/** [IS-1] [IS-2] [IS-3] */
function operatingRows(statement: Statement): readonly Row[] {
  const own = incomeTexts[statement.plan.survey.template.language];
  const beforeDepreciation = minus(cell(id('gross_profit')), cell(id('sga')), cell(id('property_tax')));
  return [
    linkedFlow(statement, { part: 'revenue', label: own.revenue }, rowId('revenue', 'total')),
    linkedFlow(statement, { part: 'cos', label: own.cos }, rowId('cos', 'total')),
    flowLine(
      statement,
      { part: 'gross_profit', label: own.grossProfit },
      minus(cell(id('revenue')), cell(id('cos'))),
      'total',
    ),
    linkedFlow(statement, { part: 'sga', label: own.sga }, rowId('sga', 'total')),
    linkedFlow(
      statement,
      { part: 'property_tax', label: own.propertyTax },
      rowId('fixedassets', 'property_tax'),
    ),
    flowLine(statement, { part: 'ebitda', label: own.ebitda }, beforeDepreciation, 'total'),
    linkedFlow(
      statement,
      { part: 'depreciation', label: own.depreciation },
      rowId('fixedassets', 'depreciation'),
    ),
    flowLine(
      statement,
      { part: 'ebit', label: own.ebit },
      minus(cell(id('ebitda')), cell(id('depreciation'))),
      'total',
    ),
    linkedFlow(statement, { part: 'interest', label: own.interest }, rowId('financing', 'interest')),
    flowLine(
      statement,
      { part: 'pbt', label: own.pbt },
      minus(cell(id('ebit')), cell(id('interest'))),
      'total',
    ),
  ];
}

/** The workings of the tax can be folded away. */
const folded = (rows: readonly Row[]): readonly Row[] => rows.map((row) => ({ ...row, outline: 1 }));

/**
 * [IS-7] Dividends are a share of the period's profit, not capped, whatever losses or cash there are. The tax is worked out
 * below, so that the statement is read in one go.
 */
function resultRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const own = incomeTexts[plan.survey.template.language];
  const share = over(figure(plan, rowId('financing', 'payout')), number(100));
  const profit = cell(id('net_income'));
  return [
    flowLine(statement, { part: 'tax', label: own.tax, note: own.taxNote }, cell(id('tax_due')), 'link'),
    flowLine(
      statement,
      { part: 'net_income', label: own.netIncome, isGrandTotal: true },
      minus(cell(id('pbt')), cell(id('tax'))),
      'total',
    ),
    flowLine(
      statement,
      { part: 'dividends', label: own.dividends, note: own.dividendNote },
      times(share, call('MAX', number(0), profit)),
    ),
    flowLine(
      statement,
      { part: 'retained', label: own.retained },
      minus(profit, cell(id('dividends'))),
      'total',
    ),
  ];
}

/** [IS-8] What was earned and not paid out, from period to period; nothing at the start. */
function earningsRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const own = incomeTexts[plan.survey.template.language];
  const closing = id('earnings_closing');
  return [
    blank('is', 'earnings'),
    heading('is', 'earnings', own.earnings),
    moneyRow(plan, { id: id('earnings_opening'), label: own.earningsOpening }, cell(closing, 'previous')),
    flowLine(
      statement,
      { part: 'earnings_profit', label: own.earningsProfit },
      cell(id('net_income')),
      'link',
    ),
    flowLine(statement, { part: 'earnings_paid', label: own.earningsPaid }, negate(cell(id('dividends')))),
    moneyRow(
      plan,
      {
        id: closing,
        role: 'total',
        label: own.earningsClosing,
        note: own.earningsNote,
        zero: formula(number(0)),
      },
      plus(cell(id('earnings_opening')), cell(id('earnings_profit')), cell(id('earnings_paid'))),
    ),
  ];
}

/** [IS-4] [IS-5] [IS-6] */
function taxRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const own = incomeTexts[plan.survey.template.language];
  return [
    blank('is', 'taxes'),
    heading('is', 'taxes', own.taxes),
    ...folded([...taxRateRows(plan), ...lossRows(statement), poolRow(statement)]),
    flowLine(statement, { part: 'tax_due', label: own.taxDue }, taxAmount(), 'total'),
  ];
}

/** [IS-9] Net income, worked out again in one go: 0 when all is well. */
function differenceRows({ plan }: Statement): readonly Row[] {
  const own = incomeTexts[plan.survey.template.language];
  const costs = ['cos', 'sga', 'property_tax', 'depreciation', 'interest', 'tax'] as const;
  const again = minus(cell(id('revenue')), ...costs.map((part) => cell(id(part))));
  return [
    blank('is', 'difference'),
    heading('is', 'checks', modelTexts[plan.survey.template.language].checks),
    moneyRow(
      plan,
      { id: id('difference'), role: 'check', label: own.difference },
      minus(cell(id('net_income')), again),
    ),
  ];
}

function rows(plan: Plan): readonly Row[] {
  const own = incomeTexts[plan.survey.template.language];
  const statement: Statement = { plan, sheetId: 'is' };
  return [
    ...linkedHeader('is', own.title, plan),
    ...operatingRows(statement),
    ...resultRows(statement),
    ...earningsRows(statement),
    ...taxRows(statement),
    ...differenceRows(statement),
  ];
}

const named = [
  ...['revenue', 'cos', 'gross_profit', 'sga', 'property_tax', 'ebitda', 'depreciation', 'ebit', 'interest'],
  ...['pbt', 'tax', 'net_income', 'dividends', 'retained'],
];

function wishes(survey: Survey): Wishes {
  const taxes = incomeTaxes(survey);
  return {
    inputs: [rateBlock(incomeTexts[survey.template.language].taxBlock, taxes.rates)],
    constants: rateConstants(taxes.rates),
    references: new Map([['gross_profit', { row: id('gross_profit'), measure: 'money' }]]),
    figures: [...named, 'tax_rate', 'tax_due', 'pool', 'earnings_closing'].map(id),
    checks: [
      {
        row: id('difference'),
        label: incomeTexts[survey.template.language].differenceCheck,
        kind: 'difference',
      },
    ],
    diagnostics: taxes.diagnostics,
  };
}

export const incomeStatement: SheetDefinition = {
  id: 'is',
  moduleId: 'module_is',
  category: 'output',
  axis: 'periods',
  // The other statements read it, so it stands even where its module is off.
  isPlaced: () => true,
  titles: { en: incomeTexts.en.title, ru: incomeTexts.ru.title },
  holds: { en: 'from revenue to retained profit', ru: 'от выручки до нераспределённой прибыли' },
  named,
  wishes,
  place: (plan) => ({ rows: rows(plan), diagnostics: [] }),
};
