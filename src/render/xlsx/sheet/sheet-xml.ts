// Writes one worksheet part piece by piece: view, columns, cells, validation and page setup, in the order the format demands.

import type { PagePlan } from '#render/layout/page-plan.ts';
import type { XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import { standardHeight } from '#render/layout/sheet-rows.ts';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { Category, Sheet, Workbook } from '#workbook/workbook.ts';
import { officeTypes, xmlHead } from '../package/relations.ts';
import { type SheetWriting, sheetDataXml } from './cells-xml.ts';
import { conditionalLooksXml } from './conditional-looks-xml.ts';
import { headerFooterXml } from './header-footer-xml.ts';
import { hyperlinksXml } from './hyperlinks-xml.ts';
import { validationXml } from './validation-xml.ts';

const tabColours: Readonly<Record<Category, string>> = {
  control: 'FF1F3864',
  input: 'FFE9A23B',
  calculation: 'FF94A3B8',
  output: 'FF2A9D8F',
};

/** Panes are frozen at the same cell on every sheet, and A1 is picked. */
function viewXml(sheet: Sheet, isFirst: boolean): string {
  const column = columns.firstPeriod - 1;
  const corner = `${columnLetters(columns.firstPeriod)}${sheet.headerRowCount + 1}`;
  return [
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} zoomScale="100" zoomScaleNormal="100" workbookViewId="0">`,
    `<pane xSplit="${column}" ySplit="${sheet.headerRowCount}" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/>`,
    '<selection pane="topRight"/><selection pane="bottomLeft"/>',
    '<selection pane="bottomRight" activeCell="A1" sqref="A1"/>',
    '</sheetView></sheetViews>',
  ].join('');
}

/** A sum under its parts has the sign of its group under them too. */
function outlineXml({ rows }: Sheet): string {
  const end = rows.findIndex(({ outline }, index) => outline > 0 && (rows[index + 1]?.outline ?? 0) === 0);
  const isBelow = rows[end + 1]?.role === 'total';
  return end < 0 ? '' : `<outlinePr summaryBelow="${isBelow ? 1 : 0}"/>`;
}

function formatXml({ rows }: Sheet): string {
  const deepest = rows.reduce((level, { outline }) => Math.max(level, outline), 0);
  const level = deepest === 0 ? '' : ` outlineLevelRow="${deepest}"`;
  return `<sheetFormatPr defaultRowHeight="${standardHeight}" customHeight="1"${level}/>`;
}

/** Widths are counted in digits of the standard font, seven pixels each. */
const pixelsPerDigit = 7;

function columnsXml({ columnPixels }: XlsxSheetLayout): string {
  const entries: string[] = [];
  let first = 0;
  for (const [index, pixels] of columnPixels.entries()) {
    if (columnPixels[index + 1] === pixels) continue;
    const width = Math.round((pixels / pixelsPerDigit) * 100) / 100;
    entries.push(`<col min="${first + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
    first = index + 1;
  }
  return `<cols>${entries.join('')}</cols>`;
}

function breaksXml(tag: 'rowBreaks' | 'colBreaks', after: readonly number[], last: number): string {
  if (after.length === 0) return '';
  const breaks = after.map((place) => `<brk id="${place}" max="${last}" man="1"/>`);
  return `<${tag} count="${after.length}" manualBreakCount="${after.length}">${breaks.join('')}</${tag}>`;
}

const lastRowNumber = 1_048_575;
const lastColumnNumber = 16_383;

/** Breaks count at a fixed size of print alone: spreadsheets leave them aside where a sheet is fitted to pages. */
function pageXml(
  { orientation, pagesWide, percent, pagesTall, periodsPerPage, linesBefore }: PagePlan,
  workbook: Workbook,
): string {
  const columnsBefore = Array.from(
    { length: pagesWide - 1 },
    (_, index) => columns.zero + (index + 1) * periodsPerPage,
  );
  const size = percent === null ? `fitToWidth="1" fitToHeight="${pagesTall}"` : `scale="${percent}"`;
  return [
    '<pageMargins left="0.4" right="0.4" top="0.65" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${orientation}" ${size}/>`,
    headerFooterXml(workbook),
    breaksXml('rowBreaks', linesBefore, lastColumnNumber),
    breaksXml('colBreaks', columnsBefore, lastRowNumber),
  ].join('');
}

/** The ids of the relations to a sheet's charts and notes; null where it has none. */
export interface AttachedRelations {
  readonly drawing: string | null;
  readonly notes: string | null;
}

export function* sheetXml(
  writing: SheetWriting,
  layout: XlsxSheetLayout,
  attached: AttachedRelations,
): Generator<string> {
  const { sheet, workbook } = writing;
  const periodCount = columnCount(sheet, workbook);
  const hasRegister = sheet.rows.some(({ captions }) => captions?.provenance);
  const end = hasRegister ? layout.columnPixels.length : lastColumn(periodCount);
  const fit = layout.page.percent === null ? '<pageSetUpPr fitToPage="1"/>' : '';
  const last = `${columnLetters(end)}${sheet.rows.length}`;
  yield [
    xmlHead,
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}">`,
    `<sheetPr><tabColor rgb="${tabColours[sheet.category]}"/>${outlineXml(sheet)}${fit}</sheetPr>`,
    `<dimension ref="A1:${last}"/>`,
    viewXml(sheet, workbook.sheets[0] === sheet),
    formatXml(sheet),
    columnsXml(layout),
  ].join('');
  yield* sheetDataXml(writing);
  yield [
    conditionalLooksXml(sheet, periodCount, writing.scale),
    validationXml(sheet, periodCount, workbook),
    hyperlinksXml(sheet, workbook.sheets),
    pageXml(layout.page, workbook),
    attached.drawing === null ? '' : `<drawing r:id="${attached.drawing}"/>`,
    attached.notes === null ? '' : `<legacyDrawing r:id="${attached.notes}"/>`,
    '</worksheet>',
  ].join('');
}
