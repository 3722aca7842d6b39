// Holds every function to LibreOffice, which works out the same formulas apart from us.
import { expect, test } from 'vitest';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { cellsByAddress, openedBook, openedSheet } from '#testing/audit/opened-book.ts';
import { xlsxOf } from '#testing/audit/xlsx-of.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import type { CellValue } from '../../book/book.ts';
import { recalculate } from '../recalculate.ts';
import { data } from './data.ts';
import formulas from './formulas.json' with { type: 'json' };

const { plain: plainFormulas, array: arrayFormulas } = formulas;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(address: string, value: string | number | boolean): string {
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${Number(value)}</v></c>`;
  if (value.startsWith('=')) return `<c r="${address}"><f>${escaped(value.slice(1))}</f></c>`;
  return `<c r="${address}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeType}.worksheet+xml"/></Types>`;

/** The formulas stand below the data, one a line, in a column that none of them reads. */
const firstLine = 101;

function bookFile(): Uint8Array {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => {
    const cells = Object.entries(data).filter(([address]) => address.slice(1) === String(line));
    return `<row r="${line}">${cells.map(([address, value]) => cellXml(address, value)).join('')}</row>`;
  });
  const plain = plainFormulas.map((formula, index) => {
    const line = firstLine + index;
    return `<row r="${line}">${cellXml(`K${line}`, `=${formula}`)}</row>`;
  });
  const arrays = arrayFormulas.map((formula, index) => {
    const line = firstLine + plainFormulas.length + index;
    return `<row r="${line}"><c r="K${line}"><f t="array" ref="K${line}">${escaped(formula)}</f></c></row>`;
  });
  return xlsxOf({
    parts: { '[Content_Types].xml': contentTypes },
    sheets: { Data: `<sheetData>${[...lines, ...plain, ...arrays].join('')}</sheetData>` },
    behindSheets:
      '<definedNames><definedName name="Growth">0.05</definedName><definedName name="Rates">Data!$B$1:$B$3</definedName></definedNames>',
  });
}

const shown = (value: CellValue): string =>
  typeof value === 'object' && value !== null ? value.error : JSON.stringify(value);

function isSame(ours: CellValue, theirs: CellValue): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number') {
    return Math.abs(ours - theirs) <= 1e-9 * Math.max(1e-3, Math.abs(theirs));
  }
  return shown(ours) === shown(theirs);
}

test('every formula gives what LibreOffice gives', { timeout: searchTimeoutMs }, async () => {
  const file = bookFile();
  const [saved] = await resave([file]);
  if (!saved) throw new Error('the file comes back');
  const theirs = cellsByAddress(openedSheet(saved));
  const book = openedBook(file);
  const ours = recalculate(book, indexFormulas(book));
  const differences = [...plainFormulas, ...arrayFormulas].flatMap((formula, index) => {
    const line = firstLine + index;
    const expected = theirs[`K${line}`]?.value ?? null;
    const address = { sheet: 0, line, column: 11 };
    const value = ours.isCalculated(address) ? ours.valueAt(address) : 'not calculated';
    return isSame(value, expected)
      ? []
      : [`${formula} is ${shown(value)}, to LibreOffice ${shown(expected)}`];
  });
  expect(differences).toEqual([]);
});
