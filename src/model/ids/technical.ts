// The headings of the groups that are closed until somebody opens them: what the engine needs and few ask for.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from './row-id.ts';

export const technicalSheets = ['content', 'assumptions', 'wc', 'ip', 'ratios'] as const;
export type TechnicalSheet = (typeof technicalSheets)[number];

export const technicalHeading = (sheetId: TechnicalSheet): RowId => rowId(sheetId, 'heading', 'technical');
