// Builds row ids, so that ids from a template never collide with each other or with the program's own.
import type { SheetId } from '#template/sections.ts';
import type { RowId } from '#workbook/cell-expression.ts';

/** Hardly any id has either character, and a model has tens of thousands of ids. */
const segment = (id: string): string =>
  id.includes('.') || id.includes('%') ? id.replaceAll('%', '%25').replaceAll('.', '%2E') : id;

function joined(start: string, parts: readonly string[]): RowId {
  let id = start;
  for (const part of parts) id += `.${segment(part)}`;
  return id;
}

/** A row that every model has: revenue.total. */
export const rowId = (sheet: SheetId, ...parts: readonly string[]): RowId => joined(sheet, parts);

/** A row that belongs to something in the template: revenue.@service_1.total. */
export const ownedRowId = (sheet: SheetId, ownerId: string, ...parts: readonly string[]): RowId =>
  joined(`${sheet}.@${segment(ownerId)}`, parts);
