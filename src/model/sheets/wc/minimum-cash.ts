// The cash that the business keeps at hand, at the opening too where that is given.
import { type CellExpression, call, cell, number, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { isGiven, openingAmount } from '../../flows/opening-position.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { openingTexts } from './opening-texts.ts';
import { hasSales, isOn, templateTerms } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const minimumId = rowId('wc', 'minimum_cash');
const shareId = rowId('wc', 'minimum_share');

/** [WC-7] A share of the period's revenue, where there is any. */
function ofRevenue(plan: WorkbookPlan): CellExpression {
  if (!isOn(plan.survey) || !hasSales(plan.survey)) return number(0);
  const revenue = call('MAX', number(0), exportedCell(plan, rowId('revenue', 'total')));
  return times(cell(templateTerms.minCash), revenue);
}

/** [WC-14] */
function withOpening(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const { share, minimumNote } = openingTexts[language];
  const texts = workingCapitalTexts[language];
  const held = call('MAX', number(0), openingAmount(plan.survey, 'cash'));
  return [
    moneyRow(plan, { id: shareId, label: share, note: texts.minimumNote }, ofRevenue(plan)),
    moneyRow(
      plan,
      {
        id: minimumId,
        role: 'link',
        label: texts.minimumCash,
        note: minimumNote,
        zero: formula(call('MIN', held, cell(shareId, 'first'))),
      },
      cell(shareId),
    ),
  ];
}

export function minimumCashRows(plan: WorkbookPlan): readonly Row[] {
  if (isOn(plan.survey) && isGiven(plan.survey, 'cash')) return withOpening(plan);
  const texts = workingCapitalTexts[plan.survey.template.language];
  return [
    moneyRow(
      plan,
      { id: minimumId, label: texts.minimumCash, note: texts.minimumNote, zero: formula(number(0)) },
      ofRevenue(plan),
    ),
  ];
}
