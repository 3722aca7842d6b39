// Writes rows as comma-separated values that no spreadsheet program takes for formulas.

/**
 * What begins like this would be calculated when the file is opened: also after spaces and invisible characters, and in
 * the wide forms of East Asian fonts.
 */
const formulaStart = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

export type CsvCell = string | number | null;

const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Excel reads a file without it as one of its own alphabet. */
export const csvStart = '\ufeff';
