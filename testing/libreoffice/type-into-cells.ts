// Types numbers into cells of a written file, as a person does in a spreadsheet.
import { zipSync } from 'fflate';
import { expandSharedFormulas } from '#testing/xlsx/expand-shared-formulas.ts';
import { sheetParts } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** The column of constants, or the number of a period. */
export type PlaceColumn = 'constant' | number;

export interface TypedCell {
  readonly row: RowId;
  readonly at: PlaceColumn;
  readonly number: number;
}

export interface CellPlace {
  readonly sheet: string;
  readonly address: string;
}

export function placeIn(workbook: Workbook, row: RowId, at: PlaceColumn): CellPlace {
  const { sheet, line } = locationOf(locateRows(workbook), row);
  const column = at === 'constant' ? columns.constant : columns.zero + at;
  return { sheet: sheet.title, address: `${columnLetters(column)}${line}` };
}

/** Only into cells that hold a number: what is typed over a formula ends it, and nobody should have to. */
export function typeIntoCells(file: Uint8Array, workbook: Workbook, typed: readonly TypedCell[]): Uint8Array {
  const parts = new Map(unpack(file));
  const names = sheetParts(parts);
  for (const { row, at, number } of typed) {
    const { sheet, address } = placeIn(workbook, row, at);
    const name = names.get(sheet) ?? '';
    const xml = expandSharedFormulas(parts.get(name) ?? '');
    const cell = new RegExp(`(<c r="${address}"[^>]*>)<v>[^<]*</v>`);
    if (!cell.test(xml)) throw new Error(`${sheet} ${address} holds no typed number`);
    parts.set(name, xml.replace(cell, `$1<v>${number}</v>`));
  }
  const entries = [...parts].map(([name, text]) => [name, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 1 });
}
