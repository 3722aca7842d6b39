// Checks what is read of a workbook as a whole: names, styles, properties, external sources.
import { expect, test } from 'vitest';
import { openedBook } from '#testing/audit/opened-book.ts';
import { mainNamespace, relationshipsXml, xlsxEntries, xlsxOf } from '#testing/audit/xlsx-of.ts';
import { zipOf } from '#testing/audit/zip-of.ts';

const fileProperties = {
  '_rels/.rels': relationshipsXml([
    { id: 'w', type: 'officeDocument', target: 'xl/workbook.xml' },
    { id: 'c', type: 'metadata/core-properties', target: 'docProps/core.xml' },
    { id: 'a', type: 'extended-properties', target: 'docProps/app.xml' },
    { id: 'u', type: 'custom-properties', target: 'docProps/custom.xml' },
  ]),
  'docProps/core.xml':
    '<c:coreProperties xmlns:c="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:d="http://purl.org/dc/elements/1.1/"><d:title>A model</d:title><d:creator>Ann</d:creator><d:language>ru-RU</d:language></c:coreProperties>',
  'docProps/app.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice</Application></Properties>',
  'docProps/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="Version"><v:lpwstr xmlns:v="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">1.2</v:lpwstr></property></Properties>',
};

test('names, calculation, protection and properties', () => {
  const book = openedBook(
    xlsxOf({
      sheets: { One: '', Two: '' },
      beforeSheets:
        '<workbookProtection lockStructure="1"/><bookViews><workbookView activeTab="1"/></bookViews>',
      behindSheets:
        '<definedNames><definedName name="Rate">One!$B$2</definedName><definedName name="_xlnm.Print_Area" localSheetId="1" hidden="1">Two!$A$1:$C$9</definedName></definedNames><calcPr calcMode="manual" iterate="1"/>',
      parts: fileProperties,
    }),
  );
  expect(book.names).toEqual([
    { name: 'Rate', formula: 'One!$B$2', sheet: null, isHidden: false },
    { name: '_xlnm.Print_Area', formula: 'Two!$A$1:$C$9', sheet: 1, isHidden: true },
  ]);
  expect(book).toMatchObject({
    properties: {
      ...{ title: 'A model', author: 'Ann', version: '1.2' },
      ...{ application: 'LibreOffice', language: 'ru-RU' },
    },
    activeSheet: 1,
    isIterating: true,
    isManual: true,
    isDate1904: false,
    hasMacros: false,
    isStructureProtected: true,
  });
});

const externalParts = {
  'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${mainNamespace}"/>`,
  'xl/externalLinks/_rels/externalLink1.xml.rels': relationshipsXml([
    { id: '1', type: 'externalLinkPath', target: 'file:///C:/budget.xlsx', isOutside: true },
  ]),
  'xl/connections.xml': `<connections xmlns="${mainNamespace}"><connection name="Sales"><dbPr connection="Provider=X;Data Source=sales"/></connection><connection name="Rates"/></connections>`,
};

test('other workbooks, connections and macros', () => {
  const book = openedBook(
    xlsxOf({
      related: [
        { id: 'e', type: 'externalLink', target: 'externalLinks/externalLink1.xml' },
        { id: 'n', type: 'connections', target: 'connections.xml' },
        { id: 'm', type: 'vbaProject', target: 'vbaProject.bin' },
      ],
      parts: externalParts,
    }),
  );
  expect(book.externalLinks).toEqual(['file:///C:/budget.xlsx', 'Provider=X;Data Source=sales', 'Rates']);
  expect(book.hasMacros).toBe(true);
});

const styles = `<styleSheet xmlns="${mainNamespace}">
  <numFmts><numFmt numFmtId="164" formatCode="0.0&quot;x&quot;"/></numFmts>
  <fonts><font/><font><b/><sz val="9"/><color theme="4" tint="-0.25"/><name val="Arial"/></font><font><b val="0"/><color indexed="12"/></font><font><color rgb="FF007A33"/></font></fonts>
  <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor theme="0" tint="-0.5"/></patternFill></fill><fill><gradientFill><stop position="0"><color rgb="FFABCDEF"/></stop></gradientFill></fill></fills>
  <borders><border><left/></border><border><top style="thin"/></border></borders>
  <cellXfs><xf/><xf numFmtId="164" fontId="1" fillId="1" borderId="1"><protection locked="0" hidden="1"/></xf><xf numFmtId="10" fontId="2" fillId="2"/><xf fontId="3" numFmtId="9999"/></cellXfs></styleSheet>`;
const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="Own"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="4f81bd"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`;

test('looks, with colours of the theme, of the numbered list and of their own', () => {
  const book = openedBook(
    xlsxOf({
      related: [
        { id: 'y', type: 'styles', target: 'styles.xml' },
        { id: 'm', type: 'theme', target: 'theme/theme1.xml' },
      ],
      parts: { 'xl/styles.xml': styles, 'xl/theme/theme1.xml': theme },
    }),
  );
  const plain = {
    formatCode: 'General',
    fontName: 'Calibri',
    fontSizePoints: 11,
    fontColour: null,
    isBold: false,
    fillColour: null,
    hasBorder: false,
    isLocked: true,
    isHiddenFormula: false,
  };
  expect(book.styles).toEqual([
    plain,
    {
      ...{ formatCode: '0.0"x"', fontName: 'Arial', fontSizePoints: 9, isBold: true },
      // 4F81BD with three quarters of its lightness, hue and saturation kept.
      ...{
        fontColour: '376092',
        fillColour: '808080',
        hasBorder: true,
        isLocked: false,
        isHiddenFormula: true,
      },
    },
    { ...plain, formatCode: '0.00%', fontColour: '0000FF', fillColour: 'ABCDEF' },
    { ...plain, fontColour: '007A33' },
  ]);
});

test('a workbook elsewhere in the file, in a large archive', () => {
  const entries = xlsxEntries({ sheets: { One: '' } }).map((entry) => ({
    ...entry,
    name: entry.name.replace('xl/', 'my/book/'),
    content: String(entry.content).replace('"xl/workbook.xml"', '"/my/book/workbook.xml"'),
  }));
  expect(openedBook(zipOf(entries, true)).sheets.map(({ title }) => title)).toEqual(['One']);
});

test('a workbook made for macros has them', () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>';
  expect(openedBook(xlsxOf({ parts: { '[Content_Types].xml': types } })).hasMacros).toBe(true);
});
