// Builds row ids, so that ids from a template never collide with each other or with the program's own.
import type { SheetId } from '#template/sections.ts';
import type { RowId } from '#workbook/cell-expression.ts';

const segment = (id: string): string => id.replaceAll('%', '%25').replaceAll('.', '%2E');

/** A row that every model has: revenue.total. */
export const rowId = (sheet: SheetId, ...parts: readonly string[]): RowId =>
  [sheet, ...parts.map(segment)].join('.');

/** A row that belongs to something in the template: revenue.@service_1.total. */
export const ownedRowId = (sheet: SheetId, ownerId: string, ...parts: readonly string[]): RowId =>
  [sheet, `@${segment(ownerId)}`, ...parts.map(segment)].join('.');
