// Checks that every invalid, malicious or damaged file is rejected with a clear reason.
import { expect, test } from 'vitest';
import { relationshipsXml, sheetXml, xlsxEntries, xlsxOf } from '#testing/audit/xlsx-of.ts';
import { zipOf } from '#testing/audit/zip-of.ts';
import { defaultLimits, type ReadLimits } from './limits/limits.ts';
import { readXlsx } from './read-xlsx.ts';

const codeOf = (file: Uint8Array, limits: Partial<ReadLimits> = {}): string | undefined =>
  readXlsx(file, { ...defaultLimits, ...limits }).refusal?.code;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const wide = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const compound = (inside: string): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024), wide(inside)]));

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['an old workbook', compound('Workbook'), 'oldExcel'],
  ['the oldest workbook', Uint8Array.of(9, 8, 16, 0, 0, 6), 'oldExcel'],
  ['a workbook under a password', compound('EncryptedPackage'), 'encrypted'],
  ['an old letter', compound('WordDocument'), 'otherDocument'],
  ['a list of numbers', bytes('name;amount\r\nCoffee;3,2'), 'plainText'],
  ['a list in two bytes a letter', wide('\ufeffname\tamount'), 'plainText'],
  ['a web page', bytes('\ufeff\n<html><table>'), 'markup'],
  ['a printed page', bytes('%PDF-1.7\n'), 'otherDocument'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), 'unknown'],
  ['a cut archive', xlsxOf({}).slice(0, -30), 'damaged'],
  ['an archive of something else', zipOf([{ name: 'a.txt', content: 'a' }]), 'otherDocument'],
  [
    'an open document',
    zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 },
      { name: 'META-INF/manifest.xml', content: '<manifest/>' },
    ]),
    'openDocument',
  ],
  [
    'a binary workbook',
    xlsxOf({
      parts: {
        '_rels/.rels': relationshipsXml([{ id: 'w', type: 'officeDocument', target: 'xl/workbook.bin' }]),
      },
    }),
    'binaryWorkbook',
  ],
])('%s', (_, file, code) => expect(codeOf(file)).toBe(code));

const [first, ...others] = xlsxEntries({});
const changed = (words: object): Uint8Array =>
  zipOf([{ ...(first ?? { name: '', content: '' }), ...words }, ...others]);

test.each([
  ['a locked archive', changed({ flags: 1 }), 'encrypted'],
  ['another way of packing', changed({ method: 12 }), 'unsafeArchive'],
  ['a name that climbs', zipOf([...xlsxEntries({}), { name: 'xl/../../x', content: '' }]), 'unsafeArchive'],
  ['a name of a drive', zipOf([...xlsxEntries({}), { name: 'C:/x', content: '' }]), 'unsafeArchive'],
  ['one name twice', zipOf([...xlsxEntries({}), { name: 'XL/workbook.XML', content: '' }]), 'unsafeArchive'],
  ['two names for one entry', changed({ localName: '[Content_Types].xmL' }), 'unsafeArchive'],
  [
    'entries that share their bytes',
    zipOf([...xlsxEntries({}), { name: first?.name ?? '', content: '', sharesPlaceOf: 0 }]),
    'unsafeArchive',
  ],
  ['a wrong checksum', changed({ checksum: 1 }), 'damaged'],
  ['a wrong length', changed({ unpackedBytes: 1 }), 'damaged'],
])('%s', (_, file, code) => expect(codeOf(file)).toBe(code));

const inSheet = (inside: string): Uint8Array => xlsxOf({ sheets: { Sheet: inside } });
const asSheet = (content: string | Uint8Array): Uint8Array =>
  xlsxOf({ parts: { 'xl/worksheets/sheet1.xml': content } });

const laughs = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
);

test.each([
  [
    'entities within entities',
    `<!DOCTYPE x [<!ENTITY lol0 "lol">${laughs.join('')}]>${sheetXml('<sheetData>&lol10;</sheetData>')}`,
    'forbiddenMarkup',
  ],
  [
    'an entity from another file',
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${sheetXml('&f;')}`,
    'forbiddenMarkup',
  ],
  [
    'an entity of nobody',
    sheetXml('<sheetData><row><c><v>&pound;</v></c></row></sheetData>'),
    'forbiddenMarkup',
  ],
  ['a character that XML lacks', sheetXml('<sheetData>&#0;</sheetData>'), 'brokenXml'],
  ['a reference without an end', sheetXml('<sheetData>& </sheetData>'), 'brokenXml'],
  ['tags that cross', sheetXml('<sheetData><row></sheetData></row>'), 'brokenXml'],
  ['a tag without an end', sheetXml('<sheetData>').slice(0, -3), 'brokenXml'],
  ['an attribute twice', sheetXml('<sheetData a="1" a="2"/>'), 'brokenXml'],
  ['an attribute without quotes', sheetXml('<sheetData a=1/>'), 'brokenXml'],
  ['two roots', `${sheetXml('')}${sheetXml('')}`, 'brokenXml'],
  ['text around the root', `${sheetXml('')}x`, 'brokenXml'],
  ['nothing', '', 'brokenXml'],
  ['a comment without an end', `${sheetXml('')}<!-- `, 'brokenXml'],
  ['depth', sheetXml('<a>'.repeat(100_000)), 'brokenXml'],
  ['a tag of millions of letters', sheetXml(`<a b="${'x'.repeat(3_000_000)}"/>`), 'brokenXml'],
  ['two bytes a letter', new Uint8Array(Buffer.from(`\ufeff${sheetXml('')}`, 'utf16le')), 'encoding'],
  ['another alphabet', `<?xml version="1.0" encoding="windows-1251"?>${sheetXml('')}`, 'encoding'],
  ['another root', '<html/>', 'brokenContent'],
])('a sheet with %s', (_, content, code) => expect(codeOf(asSheet(content))).toBe(code));

test.each([
  ['a cell outside', '<sheetData><row r="1"><c r="XFE1"/></row></sheetData>'],
  ['a line outside', '<sheetData><row r="1048577"/></sheetData>'],
  ['no address', '<sheetData><row r="1"><c r="1A"/></row></sheetData>'],
  ['a cell twice', '<sheetData><row r="1"><c r="A1"/><c r="A1"/></row></sheetData>'],
  ['a number that is none', '<sheetData><row r="1"><c r="A1"><v>1,5</v></c></row></sheetData>'],
  ['an endless number', '<sheetData><row r="1"><c r="A1"><v>Infinity</v></c></row></sheetData>'],
  ['a text that is nowhere', '<sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData>'],
  ['a shared formula of nobody', '<sheetData><row><c r="A1"><f t="shared" si="3"/></c></row></sheetData>'],
])('%s', (_, inside) =>
  expect(readXlsx(inSheet(inside)).refusal).toMatchObject({
    code: 'brokenContent',
    words: { part: 'xl/worksheets/sheet1.xml' },
  }),
);

test.each([
  ['no workbook', { parts: { 'xl/workbook.xml': null } }, 'missingPart'],
  ['no sheet', { parts: { 'xl/worksheets/sheet1.xml': null } }, 'missingPart'],
  ['no relationships', { parts: { 'xl/_rels/workbook.xml.rels': null } }, 'missingPart'],
  ['no list of relationships', { parts: { '_rels/.rels': null } }, 'otherDocument'],
  ['two sheets of one name', { sheets: { Sheet: '', SHEET: '' } }, 'brokenContent'],
  ['no sheets', { sheets: {} }, 'brokenContent'],
])('%s', (_, words, code) => expect(codeOf(xlsxOf(words))).toBe(code));

test('a relationship that climbs leads nowhere', () => {
  const climbing = relationshipsXml([{ id: 's1', type: 'worksheet', target: '../../../etc/passwd' }]);
  expect(codeOf(xlsxOf({ parts: { 'xl/_rels/workbook.xml.rels': climbing } }))).toBe('missingPart');
});

test('a bomb is noticed while it unpacks', () => {
  const file = inSheet(`<!--${' '.repeat(60_000_000)}-->`);
  expect(file.length).toBeLessThan(100_000);
  expect(codeOf(file)).toBe('bomb');
});

const cell = '<c><v>1</v></c>';
const text = '<c t="str"><v>text</v></c>';
const formula = '<c><f>1+1</f></c>';

test.each([
  ['fileBytes', inSheet(''), { fileBytes: 100 }],
  ['unpackedBytes', inSheet(''), { unpackedBytes: 300 }],
  ['parts', inSheet(''), { parts: 4 }],
  ['sheets', xlsxOf({ sheets: { One: '', Two: '' } }), { sheets: 1 }],
  ['cells', inSheet(`<sheetData><row>${cell.repeat(3)}</row></sheetData>`), { cells: 2 }],
  ['elements', inSheet('<mergeCells/>'), { elements: 8 }],
  ['textCharacters', inSheet(`<sheetData><row>${text.repeat(3)}</row></sheetData>`), { textCharacters: 10 }],
  [
    'formulaCharacters',
    inSheet(`<sheetData><row>${formula.repeat(3)}</row></sheetData>`),
    { formulaCharacters: 7 },
  ],
])('more %s than the limit', (code, file, limits: Partial<ReadLimits>) => {
  expect(readXlsx(file).refusal).toBeNull();
  expect(readXlsx(file, { ...defaultLimits, ...limits }).refusal).toMatchObject({
    code,
    words: { limit: Object.values(limits)[0] },
  });
});

test('ten thousand sheets', () => {
  const sheets = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`Sheet ${index}`, '']));
  expect(codeOf(xlsxOf({ sheets }))).toBe('sheets');
});

test('a long shared formula in many cells', () => {
  const long = `${'A1+'.repeat(2_700)}A1`;
  const cells = '<c><f t="shared" si="0"/></c>'.repeat(1_000);
  const master = `<c><f t="shared" si="0" ref="A1:ZZZ1">${long}</f></c>`;
  const file = inSheet(`<sheetData><row>${master}${cells}</row></sheetData>`);
  expect(file.length).toBeLessThan(10_000);
  expect(codeOf(file, { formulaCharacters: 5_000_000 })).toBe('formulaCharacters');
});
