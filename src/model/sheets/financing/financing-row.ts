// The rows of a resource on the financing sheet.
import type { RowId } from '#workbook/cell-expression.ts';
import { ownedRowId } from '../../ids/row-id.ts';
import type { Resource } from '../../survey/resource.ts';

export type FinancingPart = 'in' | 'out' | 'closing' | 'interest' | 'payout';

/** What leads to a repayment by terms. */
export type WorkingPart =
  | 'periods'
  | 'grace'
  | 'lent'
  | 'age'
  | 'left'
  | 'pays'
  | 'rate'
  | 'share'
  | 'due'
  | 'gap'
  | 'net'
  | 'owed';

export const financingRowId = (resource: Resource, part: FinancingPart | WorkingPart | 'open'): RowId =>
  ownedRowId('financing', resource.id, part);
