// The rates of return, and the rows in which their searches start: what leads to such a row is folded until somebody asks.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from './row-id.ts';

export const rateIds = ['irr', 'irr_exit', 'equity_irr'] as const;
export type RateId = (typeof rateIds)[number];

export const searchStart = (id: RateId): RowId => rowId('ip', `${id}_start`);
