// Compares every formula of a workbook with what another calculator makes of it.
import type { Values } from '#evaluate/evaluate.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { contents } from './grid.ts';

/** What another calculator has in a cell: a number, or the text or error it shows. All counted from 0. */
export type CellReading = (sheet: number, row: number, column: number) => number | string;

export interface Differences {
  readonly found: readonly string[];
  readonly compared: number;
  /** Cells that rest on rounding, where no calculator is right or wrong. */
  readonly unsettled: number;
}

/** Of the largest number in the model: sums of large numbers that cancel leave that much behind. */
const shareOfPeak = 1e-12;
const shareOfNumber = 1e-9;

function peakOf({ sheets }: Workbook, values: Values): number {
  const numbers = sheets.flatMap(({ rows }) => rows.flatMap(({ id }) => [...values.row(id)]));
  return numbers.reduce(
    (peak, value) => (Number.isFinite(value) ? Math.max(peak, Math.abs(value)) : peak),
    1,
  );
}

const inColumn = (row: Row, column: number, values: Values): number => {
  for (const [at, , number] of contents(row, values)) if (at === column) return number;
  return Number.NaN;
};

export function differences(
  workbook: Workbook,
  values: Values,
  read: CellReading,
  nearby: readonly Values[] = [],
): Differences {
  const rest = shareOfPeak * peakOf(workbook, values);
  const isSame = (ours: number, theirs: number | string): boolean => {
    if (!Number.isFinite(ours)) return theirs === 'n/a';
    return typeof theirs === 'number' && Math.abs(ours - theirs) <= rest + shareOfNumber * Math.abs(ours);
  };
  const found: string[] = [];
  let [compared, unsettled] = [0, 0];
  for (const [index, { title, rows }] of workbook.sheets.entries()) {
    for (const [line, row] of rows.entries()) {
      for (const [column, cell, ours] of contents(row, values)) {
        if (cell.kind !== 'formula') continue;
        compared += 1;
        const theirs = read(index, line, column - 1);
        if (isSame(ours, theirs)) continue;
        const numbers = nearby.map((other) => inColumn(row, column, other));
        if (numbers.some((number) => !isSame(ours, Number.isFinite(number) ? number : 'n/a'))) unsettled += 1;
        else
          found.push(`${title} ${columnLetters(column)}${line + 1} (${row.id}): ${ours} against ${theirs}`);
      }
    }
  }
  return { found, compared, unsettled };
}
