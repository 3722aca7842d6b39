// Compares the cells of a written file with the calculated numbers: none missing, none extra, equal to the last digit.
import type { Values } from '#evaluate/evaluate.ts';
import { contents } from '#testing/calculators/grid.ts';
import type { ReadSheets } from '#testing/xlsx/read-cells.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';

const isSame = (ours: number, content: unknown, isFormula: boolean): boolean =>
  Number.isFinite(ours) ? content === ours : content === (isFormula ? 'n/a' : 0);

export function wronglyWritten(workbook: Workbook, values: Values, file: ReadSheets): readonly string[] {
  const found: string[] = [];
  for (const { title, rows } of workbook.sheets) {
    const cells = file.get(title) ?? new Map();
    const expected = new Set<string>();
    for (const [index, row] of rows.entries()) {
      for (const [column, cell, ours] of contents(row, values)) {
        const address = `${columnLetters(column)}${index + 1}`;
        expected.add(address);
        const written = cells.get(address);
        const isFormula = cell.kind === 'formula';
        if (!isSame(ours, written?.content, isFormula) || (written?.formula !== null) !== isFormula) {
          found.push(`${title} ${address}: ${ours} is written as ${written?.content}`);
        }
      }
    }
    for (const [address, { content, formula }] of cells) {
      const isNumber = typeof content !== 'string' || formula !== null;
      if (isNumber && !expected.has(address)) found.push(`${title} ${address}: nobody asked for ${content}`);
    }
  }
  return found;
}
