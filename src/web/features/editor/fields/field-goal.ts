// The field to focus, named by the row of the model that it edits.
import { ownedRowId, rowId } from '#model/ids/row-id.ts';
import type { FlowId, NumberTermId } from '#template/sections.ts';
import { openingAmounts } from '#template/template.ts';
import type { TemplateDocument } from '../document/document.ts';
import { documentStore } from '../document/document-store.ts';
import type { OptionKey } from '../document/edits/provenance.ts';

const sheetId = 'assumptions';

export const inputRow = (resourceId: string, flowId: FlowId, variableId: string): string =>
  ownedRowId(sheetId, resourceId, flowId, variableId);

export const startRow = (resourceId: string, flowId: FlowId, variableId: string): string =>
  ownedRowId(sheetId, resourceId, flowId, 'opening', variableId);

export const termRow = (resourceId: string, term: NumberTermId): string =>
  ownedRowId(sheetId, resourceId, 'term', term);

export const openingRow = (resourceId: string): string => ownedRowId(sheetId, resourceId, 'opening');

/** Of a resource, or of the company as a whole. */
export const isOpeningRow = (row: string, resourceId: string | null): boolean =>
  resourceId === null
    ? openingAmounts.some((amount) => row === optionRows[amount])
    : row === openingRow(resourceId);

/** Company-wide inputs, whose fields are among the settings. */
export const optionRows: Readonly<Record<OptionKey | 'dateStart' | 'periodicity' | 'yearEnd', string>> = {
  periodicity: rowId(sheetId, 'number'),
  dateStart: rowId(sheetId, 'start'),
  yearEnd: rowId(sheetId, 'year_end_month'),
  minCashBalance: rowId(sheetId, 'min_cash'),
  accountsReceivablePeriod: rowId(sheetId, 'receivable_days'),
  inventoryPeriod: rowId(sheetId, 'stock_days'),
  accountsPayablePeriod: rowId(sheetId, 'payable_days'),
  salesTaxPeriod: rowId(sheetId, 'sales_tax_days'),
  wacc: rowId(sheetId, 'npv', 'wacc'),
  tgr: rowId(sheetId, 'npv', 'tgr'),
  ebitda_multiple: rowId(sheetId, 'npv', 'ebitda_multiple'),
  cash: rowId(sheetId, 'opening_cash'),
  receivables: rowId(sheetId, 'opening_receivables'),
  stock: rowId(sheetId, 'opening_stock'),
  payables: rowId(sheetId, 'opening_payables'),
  deferred: rowId(sheetId, 'opening_deferred'),
  lossPool: rowId(sheetId, 'opening_loss_pool'),
};

const fieldGoal = documentStore<{ readonly row: string | null }>(() => ({ row: null }));

export const useFieldGoal = fieldGoal.use;
export const fieldGoalOf = fieldGoal.of;

export const goToField = (document: TemplateDocument, row: string): void =>
  fieldGoalOf(document).setState({ row });
