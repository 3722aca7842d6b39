// Splits what a spreadsheet put on the clipboard into rows of cells, each number written as the template stores it.
import type { Language } from '#language/language.ts';
import { pastedTable } from '../fields/pasting/pasted-table.ts';
import { isDash, plainNumber, styleOf } from '../fields/pasting/written-number.ts';

/** Cells that are no numbers stay, so that they are refused by name. */
export function copiedTable(text: string, language: Language): readonly (readonly string[])[] {
  const table = pastedTable(text);
  const style = styleOf(table.flat(), language);
  return table.map((row) => row.map((cell) => (isDash(cell) ? '0' : (plainNumber(cell, style) ?? cell))));
}
