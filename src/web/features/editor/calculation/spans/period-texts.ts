// Formats the periods of a calculated workbook for the page.

/** Periods come with the underscore of their number format, which the page does not need. */
export function periodTexts(columns: readonly string[]): readonly string[] {
  return columns.map((column) => column.replace(/\s*_/, ' '));
}
