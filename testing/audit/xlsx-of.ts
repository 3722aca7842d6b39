// Writes the parts of a small .xlsx for tests of the reader, each replaceable by a text of the test's own.
import { type EntryWords, zipOf } from './zip-of.ts';

export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface RelationshipWords {
  readonly id: string;
  /** The last word of the type. */
  readonly type: string;
  readonly target: string;
  readonly isOutside?: boolean;
}

export const relationshipsXml = (relationships: readonly RelationshipWords[]): string =>
  [
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">',
    ...relationships.map(
      ({ id, type, target, isOutside = false }) =>
        `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
    ),
    '</Relationships>',
  ].join('');

export interface XlsxWords {
  /** What stands in each sheet's root element, by title. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** What stands in the workbook's root element before and behind the list of sheets. */
  readonly beforeSheets?: string;
  readonly behindSheets?: string;
  readonly related?: readonly RelationshipWords[];
  /** Other parts, or these in another way; null leaves a part out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | null>>;
}

export const sheetXml = (inside: string): string =>
  `<worksheet xmlns="${mainNamespace}" xmlns:r="${relationshipTypes}">${inside}</worksheet>`;

function workbookXml(titles: readonly string[], before: string, behind: string): string {
  const sheets = titles.map(
    (title, index) => `<sheet name="${title}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
  );
  return `<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipTypes}">${before}<sheets>${sheets.join('')}</sheets>${behind}</workbook>`;
}

export function xlsxEntries(words: XlsxWords): readonly EntryWords[] {
  const sheets = Object.entries(words.sheets ?? { Sheet: '<sheetData/>' });
  const titles = sheets.map(([title]) => title);
  const related = sheets.map((_, index) => ({
    id: `s${index + 1}`,
    type: 'worksheet',
    target: `worksheets/sheet${index + 1}.xml`,
  }));
  const parts: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relationshipsXml([{ id: 'w', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(titles, words.beforeSheets ?? '', words.behindSheets ?? ''),
    'xl/_rels/workbook.xml.rels': relationshipsXml([...related, ...(words.related ?? [])]),
    ...Object.fromEntries(
      sheets.map(([, inside], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(inside)]),
    ),
    ...words.parts,
  };
  return Object.entries(parts).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]));
}

export const xlsxOf = (words: XlsxWords): Uint8Array => zipOf(xlsxEntries(words));
