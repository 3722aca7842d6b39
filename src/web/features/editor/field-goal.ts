// The field that the keyboard is to go to, by the row of the model that is typed there.
import { create } from 'zustand';
import { ownedRowId, rowId } from '#model/row-id.ts';
import type { FlowId } from '#template/template.ts';
import type { OptionKey } from './document/provenance/provenance.ts';
import type { Term } from './document/resources/section-rules.ts';

const sheetId = 'assumptions';

export const inputRow = (resourceId: string, flowId: FlowId, variableId: string): string =>
  ownedRowId(sheetId, resourceId, flowId, variableId);

export const termRow = (resourceId: string, term: Term): string =>
  ownedRowId(sheetId, resourceId, 'term', term);

export const isOpeningRow = (row: string, resourceId: string): boolean =>
  row === ownedRowId(sheetId, resourceId, 'opening');

/** Inputs of the whole model, whose fields stand among its settings. */
export const optionRows: Readonly<Record<OptionKey | 'dateStart' | 'periodicity', string>> = {
  periodicity: rowId(sheetId, 'number'),
  dateStart: rowId(sheetId, 'start'),
  minCashBalance: rowId(sheetId, 'min_cash'),
  accountsReceivablePeriod: rowId(sheetId, 'receivable_days'),
  inventoryPeriod: rowId(sheetId, 'stock_days'),
  accountsPayablePeriod: rowId(sheetId, 'payable_days'),
  wacc: rowId(sheetId, 'npv', 'wacc'),
  tgr: rowId(sheetId, 'npv', 'tgr'),
  ebitda_multiple: rowId(sheetId, 'npv', 'ebitda_multiple'),
};

/** Each scenario has a row of its own, and all of them one field. */
const withoutScenario = (row: string): string => row.replace(/\.scenario\.\d+$/, '');

export const useFieldGoal = create<{ readonly row: string | null }>(() => ({ row: null }));

export const goToField = (row: string): void => useFieldGoal.setState({ row: withoutScenario(row) });
