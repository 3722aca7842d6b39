// The HTML rows under the contract, read back with a pattern that unescaped markup would break.
import { previewHtmlByModule } from '#render/html/preview-html.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { type Renderer, type SeenCell, toldNames, totalFormats } from './renderer.ts';
import { isShownNumber } from './shown-number.ts';

const marks: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
  '&amp;': '&',
};

const unescaped = (html: string): string => html.replace(/&#?\w+;/g, (mark) => marks[mark] ?? mark);

const attributes = '((?: [\\w-]+(?:="[^"<>]*")?)*)';
const rowPattern = new RegExp(`<tr${attributes}>((?:(?!</tr>).)*)</tr>`, 'gs');
const cellPattern = new RegExp(`<(t[dh])${attributes}>(?:<a${attributes}>)?([^<>]*)(?:</a>)?</\\1>`, 'gs');

const attributeOf = (text: string, name: string): string | null => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];
  return found === undefined ? null : unescaped(found);
};

/** Everything outside the pattern, of which there must be nothing. */
function rest(html: string, pattern: RegExp): string {
  return html.replace(pattern, '').trim();
}

const isWords = (tag: string, cellAttributes: string): boolean =>
  tag === 'th' || / class="preview-units"| data-sample="/.test(cellAttributes);

/** A check says in words whether it fails; here stands how often. */
const totalColumn = columnLetters(columns.total);

/** What is told of a row's source stands in its attributes, for a table has no more than the columns of the forecast. */
function readRow(rowAttributes: string, html: string, line: number, columnCount: number) {
  const cells = [...html.matchAll(cellPattern)];
  if (rest(html, cellPattern) !== '' || cells.length !== columnCount) {
    throw new Error(`row ${line} is not ${columnCount} cells: ${html.slice(0, 300)}`);
  }
  const format = attributeOf(rowAttributes, 'data-format');
  const told = toldNames.flatMap((name) => {
    const shown = attributeOf(rowAttributes, `data-${name}`);
    return shown === null ? [] : [[`${name}${line}`, { shown, format: null }] as const];
  });
  const inCells = cells.flatMap(([, tag = '', cellAttributes = '', , text = '']) => {
    const column = attributeOf(cellAttributes, 'data-column') ?? '';
    const shown = unescaped(text);
    const own = column === totalColumn && format !== null ? (totalFormats[format] ?? format) : format;
    const seen: SeenCell = { shown, format: isWords(tag, cellAttributes) ? null : own };
    return shown === '' ? [] : [[`${column}${line}`, seen] as const];
  });
  return [...inCells, ...told];
}

export function readRows(html: string, columnCount: number): ReadonlyMap<string, SeenCell> {
  if (rest(html, rowPattern) !== '')
    throw new Error(`more than rows: ${rest(html, rowPattern).slice(0, 300)}`);
  return new Map(
    [...html.matchAll(rowPattern)].flatMap(([, rowAttributes = '', cells = ''], index) =>
      readRow(rowAttributes, cells, index + 1, columnCount),
    ),
  );
}

export const htmlRenderer: Renderer = {
  name: 'the HTML rows',
  hasSpareYears: false,
  read: ({ workbook, values }) => {
    const idOf = new Map(workbook.sheets.map(({ id, moduleId }) => [moduleId, id]));
    return new Map(
      [...previewHtmlByModule(workbook, values)].map(([moduleId, html]) => [
        idOf.get(moduleId) ?? moduleId,
        readRows(html, lastColumn(workbook.periodCount)),
      ]),
    );
  },
  text: (text) => text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]/gu, ''),
  unit: ({ text }) => text,
  format: ({ format }) => format,
  isShown: (shown, expected, { workbook }) =>
    typeof shown === 'string' && isShownNumber(shown, expected, workbook.language),
};
