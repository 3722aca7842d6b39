// Checks how each element of a sheet is read: values, formulas and settings, in any prefix and edition.
import { expect, test } from 'vitest';
import { cellsByAddress, openedBook, openedSheet } from '#testing/audit/opened-book.ts';
import { mainNamespace, relationshipsXml, xlsxOf } from '#testing/audit/xlsx-of.ts';

const strings = `<sst xmlns="${mainNamespace}"><si><t>plain</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>runs</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si><si><t>bell_x0007_ and _x005F_</t></si><si/></sst>`;
const withStrings = {
  related: [{ id: 't', type: 'sharedStrings', target: '/xl/sharedStrings.xml' }],
  parts: { 'xl/sharedStrings.xml': strings },
};
const inLine = (cells: string): string => `<sheetData><row r="1">${cells}</row></sheetData>`;
const cellsOf = (inside: string, more: object = {}) =>
  cellsByAddress(openedSheet(xlsxOf({ sheets: { Sheet: inside }, ...more })));

test('values of every type', () => {
  const cells = cellsOf(
    inLine(
      [
        '<c r="A1"><v>1.5e3</v></c>',
        '<c r="B1" t="n"><v>-0.25</v></c>',
        '<c r="C1" t="s"><v>0</v></c>',
        '<c r="D1" t="s"><v>1</v></c>',
        '<c r="E1" t="s"><v>2</v></c>',
        '<c r="F1" t="str"><f>"a"&amp;"b"</f><v>ab &lt;&#x263A;&#33;&gt;</v></c>',
        '<c r="G1" t="inlineStr"><is><r><t>in </t></r><r><t>line</t></r></is></c>',
        '<c r="H1" t="b"><v>1</v></c><c r="I1" t="b"><v>0</v></c>',
        '<c r="J1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        '<c r="K1" t="d"><v>2027-01-31</v></c>',
        '<c r="L1" t="d"><v>2027-01-31T12:00:00</v></c>',
        '<c r="M1" s="0"/>',
        '<c r="N1" t="str"><f>""</f><v></v></c>',
        '<c r="O1" t="s"><v>3</v></c>',
      ].join(''),
    ),
    withStrings,
  );
  const values = Object.values(cells).map(({ value }) => value);
  expect(values).toEqual([
    1500,
    -0.25,
    'plain',
    'two runs',
    'bell\u0007 and _',
    'ab <☺!>',
    'in line',
    true,
    false,
    { error: '#DIV/0!' },
    // 1 January 2027 is day 46,388 of the calendar that begins with 1900.
    46_418,
    46_418.5,
    null,
    '',
    '',
  ]);
  expect(cells.F1?.formula).toBe('"a"&"b"');
});

test('days are counted from 1904 where the workbook says so', () => {
  const cells = cellsOf(inLine('<c r="A1" t="d"><v>2027-01-31</v></c>'), {
    beforeSheets: '<workbookPr date1904="1"/>',
  });
  expect(cells.A1?.value).toBe(44_956);
});

test('cells without addresses follow one another, and lines too', () => {
  const cells = cellsOf(
    '<sheetData><row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row><c/></row></sheetData>',
  );
  expect(Object.keys(cells)).toEqual(['A1', 'D1', 'E1', 'A2']);
});

test('cells out of order are put in order', () => {
  const cells = cellsOf(
    '<sheetData><row r="2"><c r="B2"/><c r="A2"/></row><row r="1"><c r="C1"/></row></sheetData>',
  );
  expect(Object.keys(cells)).toEqual(['C1', 'A2', 'B2']);
});

test('shared formulas are written out, formulas over several cells stand in each of them', () => {
  const cells = cellsOf(
    [
      '<sheetData><row r="1"><c r="A1"><f t="shared" ref="A1:B2" si="0">$Z1*2</f></c><c r="B1"><f t="shared" si="0"/></c></row>',
      '<row r="2"><c r="A2"><f t="shared" si="0"/></c><c r="C2"><f t="array" ref="C2:D3">A1:B2*2</f><v>1</v></c><c r="D2"><v>2</v></c></row>',
      '<row r="3"><c r="C3"><v>3</v></c><c r="D3"><v>4</v></c><c r="E3"><v>5</v></c></row>',
      '<row r="4"><c r="D4"><v>6</v></c><c r="E4"><f t="dataTable" ref="E4:E5" dt2D="0" dtr="0" r1="A1"/><v>7</v></c></row>',
      '<row r="5"><c r="E5"><v>8</v></c></row></sheetData>',
    ].join(''),
  );
  const formulas = Object.fromEntries(
    Object.entries(cells).map(([address, { formula, isArray }]) => [
      address,
      isArray ? `{${formula}}` : formula,
    ]),
  );
  expect(formulas).toEqual({
    ...{ A1: '$Z1*2', B1: '$Z1*2', A2: '$Z2*2' },
    ...{ C2: '{A1:B2*2}', D2: '{A1:B2*2}', C3: '{A1:B2*2}', D3: '{A1:B2*2}', E3: null, D4: null },
    ...{ E4: '{TABLE(A1)}', E5: '{TABLE(A1)}' },
  });
});

const everything = [
  '<sheetPr><tabColor rgb="FF2563EB"/><pageSetUpPr fitToPage="1"/></sheetPr>',
  '<dimension ref="A1:XFD1048576"/>',
  '<sheetViews><sheetView zoomScale="85" showGridLines="0" workbookViewId="0"><pane xSplit="2" ySplit="3" topLeftCell="C4" activePane="bottomRight" state="frozen"/><selection pane="topRight" activeCell="Z1"/><selection pane="bottomRight" activeCell="C4"/></sheetView></sheetViews>',
  '<sheetFormatPr baseColWidth="10" defaultColWidth="12.5"/>',
  '<cols><col min="1" max="2" width="20.5" customWidth="1"/><col min="3" max="16384" hidden="1" outlineLevel="2"/></cols>',
  '<sheetData><row r="2" ht="30" customHeight="1"/><row r="3" hidden="true" outlineLevel="1"/><row r="4"/></sheetData>',
  '<sheetProtection sheet="1"/>',
  '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
  '<conditionalFormatting sqref="A1:A3 C1"><cfRule type="cellIs" operator="notEqual" priority="1"><formula>0</formula></cfRule></conditionalFormatting>',
  '<dataValidations><dataValidation type="decimal" sqref="B2:B9" error="Type a number"><formula1>0</formula1><formula2>1</formula2></dataValidation><dataValidation sqref="D1"/></dataValidations>',
  `<hyperlinks><hyperlink ref="A1" location="'Sheet'!B2"/><hyperlink ref="A2" r:id="h"/><hyperlink ref="A3" r:id="p"/></hyperlinks>`,
  '<pageMargins left="0.4" right="0.5" top="1" bottom="1" header="0.3" footer="0.3"/>',
  '<pageSetup paperSize="9" scale="55" orientation="landscape" fitToHeight="0"/>',
  '<headerFooter><oddFooter>&amp;P</oddFooter></headerFooter>',
  '<rowBreaks count="1" manualBreakCount="1"><brk id="40" max="16383" man="1"/></rowBreaks>',
  '<colBreaks count="3" manualBreakCount="2"><brk id="33" max="1048575" man="1"/><brk id="21" max="1048575" man="1"/><brk id="27" max="1048575"/></colBreaks>',
  '<extLst><ext><x14:conditionalFormattings xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:conditionalFormatting><x14:cfRule type="expression"><xm:f>Other!A1</xm:f></x14:cfRule><xm:sqref>E1</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings>',
  '<x14:dataValidations xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:dataValidation type="list" prompt="Choose"><x14:formula1><xm:f>Other!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>F1</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
].join('');

const related = relationshipsXml([
  { id: 'h', type: 'hyperlink', target: 'https://example.com/', isOutside: true },
  { id: 'p', type: 'hyperlink', target: '#Sheet!A1', isOutside: true },
  { id: 'c', type: 'comments', target: '../comments1.xml' },
  { id: 'd', type: 'drawing', target: '../drawings/drawing1.xml' },
]);
const comments = `<comments xmlns="${mainNamespace}"><authors><author/></authors><commentList><comment ref="B2" authorId="0"><text><r><t>Why </t></r><r><t>so</t></r></text></comment></commentList></comments>`;
const charts = relationshipsXml([
  { id: '1', type: 'chart', target: '../charts/chart1.xml' },
  { id: '2', type: 'chartEx', target: '../charts/chartEx1.xml' },
  { id: '3', type: 'image', target: '../media/image1.png' },
]);

test('everything besides cells', () => {
  const sheet = openedSheet(
    xlsxOf({
      sheets: { Sheet: everything },
      parts: {
        'xl/worksheets/_rels/sheet1.xml.rels': related,
        'xl/comments1.xml': comments,
        'xl/drawings/_rels/drawing1.xml.rels': charts,
      },
    }),
  );
  const { cells, ...rest } = sheet;
  expect(cells).toEqual([]);
  const area = (firstLine: number, firstColumn: number, lastLine = firstLine, lastColumn = firstColumn) => ({
    firstLine,
    firstColumn,
    lastLine,
    lastColumn,
  });
  expect(rest).toEqual({
    title: 'Sheet',
    state: 'visible',
    kind: 'worksheet',
    tabColour: '2563EB',
    lines: new Map([
      [2, { heightPoints: 30, isHidden: false, outlineLevel: 0 }],
      [3, { heightPoints: null, isHidden: true, outlineLevel: 1 }],
    ]),
    columns: [
      { first: 1, last: 2, widthChars: 20.5, isHidden: false, outlineLevel: 0 },
      { first: 3, last: 16_384, widthChars: null, isHidden: true, outlineLevel: 2 },
    ],
    standardWidthChars: 12.5,
    view: { zoomPercent: 85, activeCell: 'C4', showsGridLines: false, frozen: { lines: 3, columns: 2 } },
    page: {
      orientation: 'landscape',
      isFitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      scalePercent: 55,
      paper: 9,
      sideMargins: 0.9,
      lineBreaks: [40],
      columnBreaks: [21, 33],
      hasHeaderOrFooter: true,
    },
    merges: [area(1, 1, 1, 3)],
    validations: [
      { areas: [area(2, 2, 9, 2)], type: 'decimal', formulas: ['0', '1'], hasMessage: true },
      { areas: [area(1, 4)], type: 'none', formulas: [], hasMessage: false },
      { areas: [area(1, 6)], type: 'list', formulas: ['Other!$A$1:$A$3'], hasMessage: true },
    ],
    conditions: [
      { areas: [area(1, 1, 3, 1), area(1, 3)], type: 'cellIs', operator: 'notEqual', formulas: ['0'] },
      { areas: [area(1, 5)], type: 'expression', operator: null, formulas: ['Other!A1'] },
    ],
    links: [
      { area: area(1, 1), location: "'Sheet'!B2", target: null },
      { area: area(2, 1), location: null, target: 'https://example.com/' },
      { area: area(3, 1), location: 'Sheet!A1', target: null },
    ],
    notes: new Map([['B2', 'Why so']]),
    chartCount: 2,
    isProtected: true,
  });
});

test('the strict edition, other prefixes, raw text and what is meant for other programs', () => {
  const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const sheet = [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><!-- made by hand -->`,
    `<x:worksheet xmlns:x="${strict}" xmlns:o="http://other.example/" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">`,
    '<x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v><![CDATA[<raw> & ]]>text</x:v></x:c>',
    "<o:c r='B1'/><x:c r = 'C1' ><x:v>7</x:v></x:c></x:row>",
    '<mc:AlternateContent><mc:Choice Requires="o"><x:row r="2"><x:c r="A2"/></x:row></mc:Choice><mc:Fallback><x:row r="3"><x:c r="A3"/></x:row></mc:Fallback></mc:AlternateContent>',
    '</x:sheetData></x:worksheet>',
  ].join('\n');
  const cells = cellsByAddress(openedSheet(xlsxOf({ parts: { 'xl/worksheets/sheet1.xml': sheet } })));
  expect(Object.keys(cells)).toEqual(['A1', 'C1', 'A2']);
  expect(cells.A1?.value).toBe('<raw> & text');
  expect(cells.C1?.value).toBe(7);
});

test('sheets of other kinds keep their place', () => {
  const book = openedBook(
    xlsxOf({
      sheets: { One: '', Chart: '' },
      parts: {
        'xl/_rels/workbook.xml.rels': relationshipsXml([
          { id: 's1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
          { id: 's2', type: 'chartsheet', target: 'chartsheets/sheet1.xml' },
        ]),
        'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`,
        'xl/chartsheets/_rels/sheet1.xml.rels': relationshipsXml([
          { id: 'd', type: 'drawing', target: '../drawings/drawing1.xml' },
        ]),
        'xl/drawings/_rels/drawing1.xml.rels': charts,
      },
    }),
  );
  expect(book.sheets.map(({ title, kind, chartCount }) => [title, kind, chartCount])).toEqual([
    ['One', 'worksheet', 0],
    ['Chart', 'chart', 2],
  ]);
});
