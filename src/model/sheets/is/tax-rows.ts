// Income tax: the combined rate, and the pool of losses carried forward.
import { type CellExpression, call, cell, minus, number, plus, times } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { openingAmount } from '../../flows/opening-position.ts';
import { type Rates, ratesOf } from '../../flows/rate.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summedPercentages } from '../../rows/calculation-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import { balanceLine, flowLine, type Statement } from '../../rows/statement-row.ts';
import { addedToDate, byYearStart, yearToDateRow } from '../../rows/year-to-date.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { incomeTexts } from './texts.ts';

const id = (part: string) => rowId('is', part);

export function incomeTaxes(survey: Survey): Rates {
  const all = survey.isOn('section_taxes') ? survey.resources('section_taxes') : [];
  return ratesOf(
    all.filter(({ rel }) => rel === 'taxincome'),
    survey,
  );
}

/** [IS-4] The rates of several income taxes are added. */
export function taxRateRows(plan: WorkbookPlan): readonly Row[] {
  const texts = incomeTexts[plan.survey.template.language];
  const unit = plainUnit(modelTexts[plan.survey.template.language].perYear);
  const links = incomeTaxes(plan.survey).rates.map(({ resource, rowId: from }) =>
    row({
      ...belongsTo(resource),
      id: ownedRowId('is', resource.id, 'rate'),
      role: 'link',
      label: texts.rate(resource.name),
      format: 'share',
      unit,
      periods: formula(cell(from)),
    }),
  );
  return summedPercentages('is', 'tax_rate', links, (sum) =>
    row({
      id: id('tax_rate'),
      role: 'total',
      label: texts.taxRate,
      note: texts.rateNote,
      format: 'share',
      unit,
      periods: formula(sum),
    }),
  );
}

/** [IS-5] used = min(open pool, max(0, profit)); pool = open + max(0, -profit) - used. */
function lossRows(statement: Statement): readonly Row[] {
  const texts = incomeTexts[statement.plan.survey.template.language];
  const profit = cell(id('pbt'));
  const used = call('MIN', cell(id('pool_open')), call('MAX', number(0), profit));
  return [
    moneyRow(
      statement.plan,
      { id: id('pool_open'), label: texts.poolOpen, note: texts.poolNote },
      cell(id('pool'), 'previous'),
    ),
    flowLine(
      statement,
      { part: 'pool_added', label: texts.poolAdded },
      call('MAX', number(0), minus(number(0), profit)),
    ),
    flowLine(statement, { part: 'pool_used', label: texts.poolUsed }, used),
  ];
}

const poolRow = (statement: Statement): Row => {
  const texts = incomeTexts[statement.plan.survey.template.language];
  return {
    ...balanceLine(
      statement,
      { part: 'pool', label: texts.poolClosing },
      (read) => minus(plus(read('pool_open'), read('pool_added')), read('pool_used')),
      'total',
    ),
    zero: formula(openingAmount(statement.plan.survey, 'lossPool')),
  };
};

/** [IS-6] Paid in the period. */
function taxOfPeriod(): CellExpression {
  const taxable = minus(call('MAX', number(0), cell(id('pbt'))), cell(id('pool_used')));
  return times(cell(id('tax_rate')), taxable);
}

/** [IS-12] The losses that the fiscal year opens with, and what the profit to date leaves of them. */
function yearlyPoolRows({ plan }: Statement): readonly Row[] {
  const texts = incomeTexts[plan.survey.template.language];
  const opening = byYearStart(cell(id('pool'), 'previous'), cell(id('pool_open'), 'previous'));
  const left = call('MAX', number(0), minus(cell(id('pool_open')), cell(id('profit_to_date'))));
  return [
    moneyRow(plan, { id: id('pool_open'), label: texts.poolOfYear, note: texts.poolOfYearNote }, opening),
    moneyRow(
      plan,
      { id: id('pool'), label: texts.poolClosing, zero: formula(openingAmount(plan.survey, 'lossPool')) },
      left,
    ),
  ];
}

/** [IS-13] The rate of the year's first period holds for all of it. */
const rateOfYearRow = (plan: WorkbookPlan): Row => {
  const { language } = plan.survey.template;
  const texts = incomeTexts[language];
  return row({
    id: id('tax_rate_of_year'),
    role: 'calculation',
    label: texts.rateOfYear,
    note: texts.rateOfYearNote,
    format: 'share',
    unit: plainUnit(modelTexts[language].perYear),
    periods: formula(byYearStart(cell(id('tax_rate')), cell(id('tax_rate_of_year'), 'previous'))),
  });
};

/** [IS-11] [IS-12] [IS-13] */
function yearlyRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const texts = incomeTexts[plan.survey.template.language];
  const taxable = call('MAX', number(0), minus(cell(id('profit_to_date')), cell(id('pool_open'))));
  return [
    yearToDateRow(plan, { id: id('profit_to_date'), label: texts.profitToDate }, cell(id('pbt'))),
    ...yearlyPoolRows(statement),
    rateOfYearRow(plan),
    moneyRow(
      plan,
      { id: id('tax_to_date'), label: texts.taxToDate, zero: formula(number(0)) },
      times(cell(id('tax_rate_of_year')), taxable),
    ),
  ];
}

/** The workings of the tax, and the tax of the period that they lead to. */
export const taxWorkings = (statement: Statement): readonly [readonly Row[], CellExpression] =>
  statement.plan.survey.isTaxedByYear
    ? [yearlyRows(statement), addedToDate(id('tax_to_date'))]
    : [[...lossRows(statement), poolRow(statement)], taxOfPeriod()];
