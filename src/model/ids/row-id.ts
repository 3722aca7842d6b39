// Builds row ids, so that no id of a template can meet another or one of the program's own.
import type { RowId } from '#workbook/cell-expression.ts';

const segment = (id: string): string => id.replaceAll('%', '%25').replaceAll('.', '%2E');

/** A row of the program's own: revenue.total. */
export const rowId = (sheet: string, ...parts: readonly string[]): RowId =>
  [sheet, ...parts.map(segment)].join('.');

/** A row of something in the template: revenue.@service_1.total. */
export const ownedRowId = (sheet: string, ownerId: string, ...parts: readonly string[]): RowId =>
  [sheet, `@${segment(ownerId)}`, ...parts.map(segment)].join('.');
