// The income statement, from revenue to retained earnings; costs are positive and subtracted.
import { byLanguage } from '#language/language.ts';
import {
  type CellExpression,
  call,
  cell,
  minus,
  negate,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { hasDividendOfCash } from '../../flows/loan-kind.ts';
import { isGiven } from '../../flows/opening-position.ts';
import { rateBlock, rateConstants } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { SheetDeclarations, SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { moneyMeasure } from '../../rows/measures.ts';
import { flowLine, linkedFlow, type Statement } from '../../rows/statement-row.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { incomeTaxes, taxRateRows, taxWorkings } from './tax-rows.ts';
import { incomeTexts } from './texts.ts';

const id = (part: string) => rowId('is', part);

const saleGain = rowId('fixedassets', 'gain');

const hasGain = ({ plan }: Statement): boolean => isExported(plan, saleGain);

/** [IS-15] Only where an asset is sold. */
function gainRows(statement: Statement): readonly Row[] {
  if (!hasGain(statement)) return [];
  const texts = incomeTexts[statement.plan.survey.template.language];
  return [linkedFlow(statement, { part: 'gain', label: texts.gain, note: texts.gainNote }, saleGain)];
}

/** [IS-1] [IS-2] [IS-3] [IS-15] */
function operatingRows(statement: Statement): readonly Row[] {
  const texts = incomeTexts[statement.plan.survey.template.language];
  const afterDepreciation = minus(cell(id('ebitda')), cell(id('depreciation')));
  const withGain = plus(afterDepreciation, cell(id('gain')));
  const beforeDepreciation = minus(cell(id('gross_profit')), cell(id('sga')), cell(id('property_tax')));
  return [
    linkedFlow(statement, { part: 'revenue', label: texts.revenue }, rowId('revenue', 'total')),
    linkedFlow(statement, { part: 'cos', label: texts.cos }, rowId('cos', 'total')),
    flowLine(
      statement,
      { part: 'gross_profit', label: texts.grossProfit },
      minus(cell(id('revenue')), cell(id('cos'))),
      'total',
    ),
    linkedFlow(statement, { part: 'sga', label: texts.sga }, rowId('sga', 'total')),
    linkedFlow(
      statement,
      { part: 'property_tax', label: texts.propertyTax },
      rowId('fixedassets', 'property_tax'),
    ),
    flowLine(statement, { part: 'ebitda', label: texts.ebitda }, beforeDepreciation, 'total'),
    linkedFlow(
      statement,
      { part: 'depreciation', label: texts.depreciation },
      rowId('fixedassets', 'depreciation'),
    ),
    ...gainRows(statement),
    flowLine(
      statement,
      { part: 'ebit', label: texts.ebit },
      hasGain(statement) ? withGain : afterDepreciation,
      'total',
    ),
    linkedFlow(statement, { part: 'interest', label: texts.interest }, rowId('financing', 'interest')),
    flowLine(
      statement,
      { part: 'pbt', label: texts.pbt },
      minus(cell(id('ebit')), cell(id('interest'))),
      'total',
    ),
  ];
}

/** The rows of the tax calculation can be collapsed. */
const folded = (rows: readonly Row[]): readonly Row[] => rows.map((row) => ({ ...row, outline: 1 }));

/**
 * [IS-7] Dividends are a share of the period's profit, not capped, whatever losses or cash there are; [IS-16] some are a share of cash. The tax is worked out
 * below, so that the statement is read in one go.
 */
function resultRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = incomeTexts[plan.survey.template.language];
  const share = over(exportedCell(plan, rowId('financing', 'payout')), number(100));
  const profit = cell(id('net_income'));
  const ofProfit = times(share, call('MAX', number(0), profit));
  const ofCash = hasDividendOfCash(plan.survey);
  const note = plan.survey.isTaxedByYear ? texts.taxOfYearNote : texts.taxNote;
  return [
    flowLine(statement, { part: 'tax', label: texts.tax, note }, cell(id('tax_due')), 'link'),
    flowLine(
      statement,
      { part: 'net_income', label: texts.netIncome, isGrandTotal: true },
      minus(cell(id('pbt')), cell(id('tax'))),
      'total',
    ),
    flowLine(
      statement,
      {
        part: 'dividends',
        label: texts.dividends,
        note: ofCash ? texts.dividendOfCashNote : texts.dividendNote,
      },
      ofCash ? plus(ofProfit, cell(rowId('cf', 'cash_dividends'))) : ofProfit,
    ),
    flowLine(
      statement,
      { part: 'retained', label: texts.retained },
      minus(profit, cell(id('dividends'))),
      'total',
    ),
  ];
}

/** [IS-17] What makes the opening balance sheet balance where its cash is given; 0 otherwise. */
function openingEarnings(plan: WorkbookPlan): {
  readonly rows: readonly Row[];
  readonly zero: CellExpression;
} {
  if (!isGiven(plan.survey, 'cash')) return { rows: [], zero: number(0) };
  const openings = (...parts: readonly string[]): readonly CellExpression[] =>
    parts
      .map((part) => rowId('bs', part))
      .filter((balance) => isExported(plan, balance))
      .map((balance) => cell(balance, 'zero'));
  const assets = cell(rowId('bs', 'total_assets'), 'zero');
  const trade = openings('payables', 'deferred_income');
  const funds = openings('debt', 'paid_in_capital');
  if (trade.length === 0) return { rows: [], zero: minus(assets, ...funds) };
  const funded = id('opening_funded');
  const before = row({
    ...moneyMeasure(plan.survey),
    id: funded,
    role: 'calculation',
    label: incomeTexts[plan.survey.template.language].openingFunded,
    constant: formula(minus(assets, ...trade)),
  });
  return { rows: [before], zero: minus(cell(funded, 'constant'), ...funds) };
}

/** [IS-8] Accumulated profit that was not paid out. */
function earningsRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = incomeTexts[plan.survey.template.language];
  const closing = id('earnings_closing');
  const opening = openingEarnings(plan);
  return [
    blank('is', 'earnings'),
    heading('is', 'earnings', texts.earnings),
    ...opening.rows,
    moneyRow(plan, { id: id('earnings_opening'), label: texts.earningsOpening }, cell(closing, 'previous')),
    flowLine(
      statement,
      { part: 'earnings_profit', label: texts.earningsProfit },
      cell(id('net_income')),
      'link',
    ),
    flowLine(statement, { part: 'earnings_paid', label: texts.earningsPaid }, negate(cell(id('dividends')))),
    moneyRow(
      plan,
      {
        id: closing,
        role: 'total',
        label: texts.earningsClosing,
        note: isGiven(plan.survey, 'cash') ? texts.earningsGivenNote : texts.earningsNote,
        zero: formula(opening.zero),
      },
      plus(cell(id('earnings_opening')), cell(id('earnings_profit')), cell(id('earnings_paid'))),
    ),
  ];
}

/** [IS-4] [IS-5] [IS-6], or [IS-11] [IS-12] [IS-13] where tax is assessed by year. */
function taxRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = incomeTexts[plan.survey.template.language];
  const [workings, due] = taxWorkings(statement);
  return [
    blank('is', 'taxes'),
    heading('is', 'taxes', texts.taxes),
    ...folded([...taxRateRows(plan), ...workings]),
    flowLine(statement, { part: 'tax_due', label: texts.taxDue }, due, 'total'),
  ];
}

/** [IS-9] Net income less a second calculation of it in one formula: 0 if correct. */
function differenceRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = incomeTexts[plan.survey.template.language];
  const costs = ['cos', 'sga', 'property_tax', 'depreciation', 'interest', 'tax'] as const;
  const earned = hasGain(statement) ? plus(cell(id('revenue')), cell(id('gain'))) : cell(id('revenue'));
  const again = minus(earned, ...costs.map((part) => cell(id(part))));
  return [
    blank('is', 'difference'),
    heading('is', 'checks', modelTexts[plan.survey.template.language].checks),
    moneyRow(
      plan,
      { id: id('difference'), role: 'check', label: texts.difference },
      minus(cell(id('net_income')), again),
    ),
  ];
}

function rows(plan: WorkbookPlan): readonly Row[] {
  const texts = incomeTexts[plan.survey.template.language];
  const statement: Statement = { plan, sheetId: 'is' };
  return [
    ...linkedHeader('is', texts.title, plan),
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

function declarations(survey: Survey): SheetDeclarations {
  const taxes = incomeTaxes(survey);
  return {
    inputs: [rateBlock(incomeTexts[survey.template.language].taxBlock, taxes.rates)],
    constants: rateConstants(taxes.rates),
    references: new Map([['gross_profit', { row: id('gross_profit'), measure: 'money' }]]),
    exportedRows: [
      ...[...named, 'tax_rate', 'tax_due', 'pool', 'earnings_closing'],
      ...(survey.isTaxedByYear ? ['tax_rate_of_year'] : []),
    ].map(id),
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

/** [IS-29] The one rate that is typed, or the sum of several. */
function taxRateName(survey: Survey): ReadonlyMap<string, RowId> {
  const [first, ...others] = incomeTaxes(survey).rates;
  if (!first) return new Map();
  return new Map([['Tax_rate', others.length === 0 ? first.rowId : id('tax_rate')]]);
}

export const incomeStatement: SheetDefinition = {
  id: 'is',
  category: 'output',
  axis: 'periods',
  // The other statements read it, so it is placed even when its module is off.
  isPlaced: () => true,
  titles: byLanguage((language) => incomeTexts[language].title),
  description: { en: 'from revenue to retained profit', ru: 'от выручки до нераспределённой прибыли' },
  named: [...named, 'gain', 'profit_to_date', 'tax_to_date'],
  globals: taxRateName,
  declare: declarations,
  place: (plan) => ({ rows: rows(plan), diagnostics: [] }),
};
