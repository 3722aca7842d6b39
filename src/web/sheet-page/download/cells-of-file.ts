// What changed cells hold in a file: what other programs would call damage is written as text.
import type { CellValue } from '#audit/book/book.ts';
import { isFormulaOfFiles } from '#audit/live/formula-of-files.ts';
import type { CellEdit } from '#audit/live/live-book.ts';
import type { CalculatedCell } from '#web/sheet-page/engine/sheet-engine.ts';

interface Cells {
  readonly edits: readonly CellEdit[];
  readonly calculated: readonly CalculatedCell[];
}

/** Our own error for what cannot be calculated; files have none of that name. */
const ofFiles = (value: CellValue): CellValue =>
  typeof value === 'object' && value?.error === '#ERROR!' ? { error: '#VALUE!' } : value;

/** The titles are those of the workbook's sheets. */
export function cellsOfFile({ edits, calculated }: Cells, titles: readonly string[]): Cells {
  return {
    edits: edits.map((edit) =>
      edit.content.kind === 'value' || isFormulaOfFiles(edit.content.formula, titles)
        ? edit
        : { ...edit, content: { kind: 'value', value: `=${edit.content.formula}` } },
    ),
    calculated: calculated.map(({ cell, value }) => ({ cell, value: ofFiles(value) })),
  };
}
