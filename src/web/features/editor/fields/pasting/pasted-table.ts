// Splits what a spreadsheet put on the clipboard into rows of cells.

/** A cell with a line break, a tab or quotes is quoted, with its own quotes doubled. */
const cellBefore = (end: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"(?=${end}|\\r|\\n|$)|([^${end}\\r\\n]*))(${end}|\\r\\n|\\r|\\n|$)`, 'gy');

/** Without tabs, semicolons separate the cells, as in period strings. Empty rows at the end are left out. */
export function pastedTable(text: string): readonly (readonly string[])[] {
  const between = text.includes('\t') ? '\t' : ';';
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(cellBefore(between))) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end !== between) rows.push([]);
  }
  while (rows.length > 1 && rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
}
