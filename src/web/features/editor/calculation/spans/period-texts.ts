// Formats the periods of a calculated workbook for the page.

/** Periods come with the underscore of their number format, which the page does not need. */
export const periodText = (column: string): string => column.replace(/\s*_/, ' ');

export const periodTexts = (columns: readonly string[]): readonly string[] => columns.map(periodText);
