// Tables as the clipboard carries them: lines of cells with tabs between them, and as a table for emails and documents.

export type TextTable = readonly (readonly string[])[];

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const writeTable = (table: TextTable): string =>
  table.map((cells) => cells.map(quoted).join('\t')).join('\n');

const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const htmlTable = (table: TextTable): string =>
  `<table>${table.map((cells) => `<tr>${cells.map((text) => `<td>${htmlText(text)}</td>`).join('')}</tr>`).join('')}</table>`;

/** A cell in quotes may hold line breaks and tabs; quotes inside it are doubled. */
const cellPattern = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y;

export function readTable(text: string): TextTable {
  const table: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    cellPattern.lastIndex = at;
    const [whole = '', inQuotes, plain = ''] = cellPattern.exec(text) ?? [];
    table.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === '\t') at += 1;
    else {
      const end = /^\r?\n|^\r/.exec(text.slice(at, at + 2))?.[0];
      if (end === undefined) break;
      at += end.length;
      // The last line ends too.
      if (at >= text.length) break;
      table.push([]);
    }
  }
  return table;
}
