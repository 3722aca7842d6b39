// Splits what a spreadsheet put on the clipboard into rows of cells, each number written as the template stores it.
import type { Language } from '#language/language.ts';
import { markBeside } from '../fields/pasting/foreign-mark.ts';
import { pastedTable } from '../fields/pasting/pasted-table.ts';
import { isDash, type NumberStyle, plainNumber, styleOf } from '../fields/pasting/written-number.ts';

/** Cells that are no numbers stay, so that they are refused by name. */
export function copiedTable(text: string, language: Language): readonly (readonly string[])[] {
  const table = pastedTable(text);
  const style = styleOf(table.flat(), language);
  return table.map((row) => row.map((cell) => (isDash(cell) ? '0' : plainText(cell, style))));
}

/** Its sign stays beside the number, as its cell may be in something else. */
function plainText(cell: string, style: NumberStyle): string {
  const plain = plainNumber(cell, style);
  return plain === null ? cell : `${plain}${markBeside(cell) ?? ''}`;
}
