// Columns by their letters, and formulas that are moved to another column.
import { columnLetters } from '#workbook/columns.ts';

const codeBeforeA = 64;

export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - codeBeforeA, 0);

/** A text, the name of a sheet in apostrophes, or a cell; a function or a name is none, though it may look like one. */
const parts = /"[^"]*"|'[^']*'|(?<![\p{L}\p{N}_.$])(\$?)([A-Z]{1,3})(?=\$?\d+(?![\p{L}\p{N}_.(]))/gu;

/** What a formula says some columns further right: addresses without a dollar move along. */
export const movedFormula = (formula: string, columns: number): string =>
  formula.replace(parts, (whole: string, fixed?: string, letters?: string) =>
    letters === undefined || fixed === '$' ? whole : columnLetters(columnOf(letters) + columns),
  );
