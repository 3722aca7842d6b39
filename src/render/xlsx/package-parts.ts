// The parts around the sheets: relations, the list of sheets with their names, and the properties.

import { quotedSheet } from '#render/cell-formula.ts';
import { namedCells } from '#render/cells/named-cells.ts';
import type { XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import { shownText, xmlText } from '#render/xml-text.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { RowLocations } from '#workbook/row-locations.ts';
import type { DefinedName, Workbook } from '#workbook/workbook.ts';
import type { PackagePart } from './package/package-part.ts';
import { officeTypes, packageTypes, relationsPart, xmlHead } from './package/relations.ts';

const nameXml = (name: DefinedName, workbook: Workbook, places: RowLocations): string =>
  `<definedName name="${name.name}">${xmlText(namedCells(name, workbook, places))}</definedName>`;

/** What is printed of each sheet, and what comes again on every page: the header and the columns left of the periods. */
const printNames = ({ sheets }: Workbook, layouts: readonly XlsxSheetLayout[]): readonly string[] =>
  sheets.flatMap((sheet, index) => {
    const title = quotedSheet(sheet.title);
    const name = (of: string, text: string): string =>
      `<definedName name="_xlnm.${of}" localSheetId="${index}">${xmlText(text)}</definedName>`;
    const {
      firstLine = 1,
      lastLine = sheet.rows.length,
      lastColumn: last = columns.zero,
    } = layouts[index] ?? {};
    return [
      name('Print_Area', `${title}!$A$${firstLine}:$${columnLetters(last)}$${lastLine}`),
      name(
        'Print_Titles',
        `${title}!$A:$${columnLetters(columns.zero)},${title}!$1:$${sheet.headerRowCount}`,
      ),
    ];
  });

function workbookPart(
  workbook: Workbook,
  places: RowLocations,
  layouts: readonly XlsxSheetLayout[],
): PackagePart {
  const sheets = workbook.sheets.map(
    (sheet, index) =>
      `<sheet name="${shownText(sheet.title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = [
    ...printNames(workbook, layouts),
    ...workbook.names.map((name) => nameXml(name, workbook, places)),
  ];
  const text = [
    xmlHead,
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}">`,
    '<workbookPr date1904="0"/>',
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" tabRatio="800" activeTab="0"/></bookViews>',
    `<sheets>${sheets.join('')}</sheets>`,
    `<definedNames>${names.join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="0"/>',
    '</workbook>',
  ].join('');
  return { name: 'xl/workbook.xml', text };
}

function properties({ title, timestamp, language, version }: Workbook): readonly PackagePart[] {
  const moment = new Date(timestamp).toISOString().replace(/\.\d+Z$/, 'Z');
  const time = (tag: string): string =>
    `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${tag}>`;
  const core = [
    xmlHead,
    `<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>Modelwright</dc:creator><cp:lastModifiedBy>Modelwright</cp:lastModifiedBy>`,
    `<dc:language>${language}</dc:language><cp:version>${xmlText(version)}</cp:version>`,
    `${time('created')}${time('modified')}</cp:coreProperties>`,
  ].join('');
  const app = `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Modelwright</Application></Properties>`;
  return [
    { name: 'docProps/core.xml', text: core },
    { name: 'docProps/app.xml', text: app },
  ];
}

export function packageParts(
  workbook: Workbook,
  places: RowLocations,
  layouts: readonly XlsxSheetLayout[],
): readonly PackagePart[] {
  const sheets = workbook.sheets.map((_, index) => ({
    type: 'worksheet',
    target: `worksheets/sheet${index + 1}.xml`,
  }));
  return [
    relationsPart('_rels/.rels', [
      { type: 'officeDocument', target: 'xl/workbook.xml' },
      { type: `${packageTypes}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
      { type: 'extended-properties', target: 'docProps/app.xml' },
    ]),
    workbookPart(workbook, places, layouts),
    relationsPart('xl/_rels/workbook.xml.rels', [
      ...sheets,
      { type: 'styles', target: 'styles.xml' },
      { type: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
    ...properties(workbook),
  ];
}
