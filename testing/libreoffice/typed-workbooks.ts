// Types numbers into written workbooks, has LibreOffice recalculate them, and tells what their rows then show.
import { evaluate } from '#evaluate/evaluate.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { type ReadCell, readCells } from '#testing/xlsx/read-cells.ts';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { resave } from './resave.ts';
import { spoilCachedValues } from './spoil-cached-values.ts';
import { type TypedCell, typeIntoCells } from './type-into-cells.ts';

export interface TypedWorkbook {
  readonly workbook: Workbook;
  readonly typed: readonly TypedCell[];
}

type Shown = ReadCell['content'];

export interface RecalculatedWorkbook {
  readonly constant: (row: string) => Shown;
  readonly total: (row: string) => Shown;
  /** The zero period first. */
  readonly row: (row: string) => readonly Shown[];
}

const written = ({ workbook, typed }: TypedWorkbook): Uint8Array =>
  spoilCachedValues(typeIntoCells(writeXlsx(workbook, evaluate(workbook, 1)), workbook, typed));

function rowsOf(workbook: Workbook, file: Uint8Array): RecalculatedWorkbook {
  const places = locateRows(workbook);
  const cells = readCells(file);
  const at = (row: string, column: number): Shown => {
    const { sheet, line } = locationOf(places, row);
    return cells.get(sheet.title)?.get(`${columnLetters(column)}${line}`)?.content ?? null;
  };
  return {
    constant: (row) => at(row, columns.constant),
    total: (row) => at(row, columns.total),
    row: (row) => {
      const count = columnCount(locationOf(places, row).sheet, workbook);
      return Array.from({ length: count + 1 }, (_, index) => at(row, columns.zero + index));
    },
  };
}

/** One start of LibreOffice opens them all. */
export async function recalculateTyped(
  workbooks: readonly TypedWorkbook[],
): Promise<readonly RecalculatedWorkbook[]> {
  const saved = await resave(workbooks.map(written));
  return workbooks.map(({ workbook }, index) => rowsOf(workbook, saved[index] ?? new Uint8Array()));
}
