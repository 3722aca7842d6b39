// Counts in each column of a sheet the formulas, and the typed numbers that are not marked as inputs.
import { isNumeric } from '#audit/layout/cells/cell-lines.ts';
import type { SheetLayout } from '#audit/layout/layout.ts';
import type { InputMarks } from './input-marks.ts';

export interface ColumnContent {
  readonly formulas: number;
  readonly unmarked: number;
}

/** Headers aside, where time runs across: without periods what stays in view is as good as any other line. */
export function columnContents(
  { sheet, axis, lines }: SheetLayout,
  marks: InputMarks,
): ReadonlyMap<number, ColumnContent> {
  const contents = new Map<number, { formulas: number; unmarked: number }>();
  for (const { role, cells } of lines) {
    if (role === 'header' && axis !== null) continue;
    for (const cell of cells) {
      if (!isNumeric(cell)) continue;
      const content = contents.get(cell.column) ?? { formulas: 0, unmarked: 0 };
      contents.set(cell.column, content);
      if (cell.formula !== null) content.formulas += 1;
      else if (marks.isUnmarked(sheet, cell)) content.unmarked += 1;
    }
  }
  return contents;
}
