// The parts around the sheets: content types, relations, the list of sheets with their names, and the properties.
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { type Places, placeOf } from '#workbook/places.ts';
import type { DefinedName, Workbook } from '#workbook/workbook.ts';
import { quotedSheet } from './cell-formula.ts';
import { xmlText } from './xml-text.ts';
import type { Part } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes({ sheets }: Workbook, more: readonly string[]): Part {
  const override = (name: string, type: string): string =>
    `<Override PartName="${name}" ContentType="${type}"/>`;
  const text = [
    head,
    `<Types xmlns="${packageTypes}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('/xl/workbook.xml', `${sheetTypes}.sheet.main+xml`),
    override('/xl/styles.xml', `${sheetTypes}.styles+xml`),
    ...sheets.map((_, index) =>
      override(`/xl/worksheets/sheet${index + 1}.xml`, `${sheetTypes}.worksheet+xml`),
    ),
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    override('/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'),
    ...more,
    '</Types>',
  ].join('');
  return { name: '[Content_Types].xml', text };
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;

const relations = (name: string, list: readonly string[]): Part => ({
  name,
  text: `${head}<Relationships xmlns="${packageTypes}/relationships">${list.join('')}</Relationships>`,
});

function nameXml({ name, row, at }: DefinedName, workbook: Workbook, places: Places): string {
  const { sheet, line } = placeOf(places, row);
  const cell = (column: number): string => `$${columnLetters(column)}$${line}`;
  const cells =
    at === 'constant'
      ? cell(columns.constant)
      : `${cell(columns.firstPeriod)}:${cell(lastColumn(columnCount(sheet, workbook)))}`;
  return `<definedName name="${name}">${xmlText(`${quotedSheet(sheet.title)}!${cells}`)}</definedName>`;
}

/** The header and the label columns come again on every printed page. */
const printTitles = ({ sheets }: Workbook): readonly string[] =>
  sheets.map((sheet, index) => {
    const title = quotedSheet(sheet.title);
    const text = `${title}!$A:$H,${title}!$1:$${sheet.headerRowCount}`;
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(text)}</definedName>`;
  });

function workbookPart(workbook: Workbook, places: Places): Part {
  const sheets = workbook.sheets.map(
    (sheet, index) => `<sheet name="${xmlText(sheet.title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = [...printTitles(workbook), ...workbook.names.map((name) => nameXml(name, workbook, places))];
  const text = [
    head,
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}">`,
    '<workbookPr date1904="0"/>',
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" activeTab="0"/></bookViews>',
    `<sheets>${sheets.join('')}</sheets>`,
    `<definedNames>${names.join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="0"/>',
    '</workbook>',
  ].join('');
  return { name: 'xl/workbook.xml', text };
}

function properties({ title, timestamp }: Workbook): readonly Part[] {
  const moment = new Date(timestamp).toISOString().replace(/\.\d+Z$/, 'Z');
  const time = (tag: string): string =>
    `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${tag}>`;
  const core = [
    head,
    `<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>Modelwright</dc:creator>`,
    `${time('created')}${time('modified')}</cp:coreProperties>`,
  ].join('');
  const app = `${head}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Modelwright</Application></Properties>`;
  return [
    { name: 'docProps/core.xml', text: core },
    { name: 'docProps/app.xml', text: app },
  ];
}

/** `types` are the entries of further parts in the list of content types. */
export function packageParts(workbook: Workbook, places: Places, types: readonly string[]): readonly Part[] {
  const sheetRelations = workbook.sheets.map((_, index) =>
    relation(index + 1, `${officeTypes}/worksheet`, `worksheets/sheet${index + 1}.xml`),
  );
  const styles = relation(workbook.sheets.length + 1, `${officeTypes}/styles`, 'styles.xml');
  return [
    contentTypes(workbook, types),
    relations('_rels/.rels', [
      relation(1, `${officeTypes}/officeDocument`, 'xl/workbook.xml'),
      relation(2, `${packageTypes}/relationships/metadata/core-properties`, 'docProps/core.xml'),
      relation(3, `${officeTypes}/extended-properties`, 'docProps/app.xml'),
    ]),
    workbookPart(workbook, places),
    relations('xl/_rels/workbook.xml.rels', [...sheetRelations, styles]),
    ...properties(workbook),
  ];
}
