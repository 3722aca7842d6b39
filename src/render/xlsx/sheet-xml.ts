// Writes one worksheet part: view, columns, cells, validation and page setup, in the order the format demands.
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { Category, Sheet, Workbook } from '#workbook/workbook.ts';
import { sheetDataXml, type Writing } from './cells-xml.ts';
import { checkColoursXml } from './check-colours-xml.ts';
import { columnsXml, type Widths } from './column-widths.ts';
import { hyperlinksXml } from './hyperlinks-xml.ts';
import { validationXml } from './validation-xml.ts';

/** As many periods as stay readable side by side on a landscape page. */
const periodsPerPage = 12;

const tabColours: Readonly<Record<Category, string>> = {
  control: 'FF475569',
  input: 'FF2563EB',
  calculation: 'FF94A3B8',
  output: 'FF059669',
};

/** Panes are frozen at the same cell on every sheet. */
function viewXml(sheet: Sheet, isFirst: boolean): string {
  const column = columns.firstPeriod - 1;
  const corner = `${columnLetters(columns.firstPeriod)}${sheet.headerRowCount + 1}`;
  return [
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} zoomScale="100" workbookViewId="0">`,
    `<pane xSplit="${column}" ySplit="${sheet.headerRowCount}" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/>`,
    '<selection pane="topRight"/><selection pane="bottomLeft"/>',
    `<selection pane="bottomRight" activeCell="${corner}" sqref="${corner}"/>`,
    '</sheetView></sheetViews>',
  ].join('');
}

export function sheetXml(workbook: Workbook, writing: Writing, widths: Widths, hasDrawing: boolean): string {
  const { sheet } = writing;
  const periodCount = columnCount(sheet, workbook);
  const pagesWide = Math.max(1, Math.ceil(periodCount / periodsPerPage));
  // Text reads better down a page; periods need its width.
  const orientation = sheet.axis === 'none' ? 'portrait' : 'landscape';
  const last = `${columnLetters(lastColumn(periodCount))}${sheet.rows.length}`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    `<sheetPr><tabColor rgb="${tabColours[sheet.category]}"/><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<dimension ref="A1:${last}"/>`,
    viewXml(sheet, workbook.sheets[0] === sheet),
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(widths, periodCount),
    sheetDataXml(writing),
    checkColoursXml(sheet, periodCount),
    validationXml(sheet, periodCount, workbook.language),
    hyperlinksXml(sheet, workbook.sheets),
    '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="${pagesWide}" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    hasDrawing ? '<drawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('');
}
