// The income tax on earnings before interest, without the tax shield of interest and of earlier losses.
import type { Language } from '#language/language.ts';
import type { SheetId } from '#template/sections.ts';
import { type CellExpression, call, cell, number, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import { exportedCell } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { type LabelledRow, moneyRow } from './calculation-row.ts';
import { addedToDate, yearToDateRow } from './year-to-date.ts';

const texts: Readonly<Record<Language, { readonly ebit: string; readonly tax: string }>> = {
  en: { ebit: 'EBIT, year to date', tax: 'Tax on EBIT, year to date' },
  ru: { ebit: 'EBIT с начала года', tax: 'Налог с EBIT с начала года' },
};

function taxAt(rate: 'tax_rate' | 'tax_rate_of_year', plan: WorkbookPlan, ebit: CellExpression) {
  return times(exportedCell(plan, rowId('is', rate)), call('MAX', number(0), ebit));
}

/** The tax of the period in the last row; where the year is assessed, what it comes from in those above. */
export function taxOnEbitRows(
  plan: WorkbookPlan,
  sheetId: SheetId,
  start: LabelledRow,
  ebit: CellExpression,
): readonly Row[] {
  const summed = { ...start, span: 'sum' } as const;
  if (!plan.survey.isTaxedByYear) return [moneyRow(plan, summed, taxAt('tax_rate', plan, ebit))];
  const words = texts[plan.survey.template.language];
  const [ebitId, taxId] = [rowId(sheetId, 'ebit_to_date'), rowId(sheetId, 'tax_on_ebit_to_date')];
  return [
    yearToDateRow(plan, { id: ebitId, label: words.ebit }, ebit),
    moneyRow(
      plan,
      { id: taxId, label: words.tax, zero: formula(number(0)) },
      taxAt('tax_rate_of_year', plan, cell(ebitId)),
    ),
    moneyRow(plan, summed, addedToDate(taxId)),
  ];
}
