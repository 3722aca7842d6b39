// Writes a workbook with its values as an .xlsx file: every number a live formula or an input, each with its value beside it.
import type { Values } from '#evaluate/evaluate.ts';
import { unitTextOf } from '#render/cells/unit-text.ts';
import { sheetLayout, type XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import { moneyScale } from '#render/money-scale.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import { locateRows, type RowLocations } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { chartParts, drawingName } from './charts/chart-parts.ts';
import { contentTypesPart } from './content-types.ts';
import { refuseBeyondLimits } from './limits.ts';
import { type Archive, createArchive } from './package/archive.ts';
import { type Relation, relationsPart } from './package/relations.ts';
import { packageParts } from './package-parts.ts';
import { boxesName, commentsName, noteParts } from './sheet/note-parts.ts';
import { createSharedTexts, type SharedTexts } from './sheet/shared-texts.ts';
import { sheetXml } from './sheet/sheet-xml.ts';
import { createStyles, type Styles } from './style/styles.ts';

export interface XlsxOptions {
  /** Charts that the spreadsheet draws itself; the numbers behind them are there in any case. */
  readonly hasCharts?: boolean;
  /** Otherwise numbers stand in their places. */
  readonly hasFormulas?: boolean;
}

interface XlsxParts {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: RowLocations;
  readonly scale: MoneyScale;
  readonly unitText: (row: Row) => string;
  readonly styles: Styles;
  readonly texts: SharedTexts;
  readonly archive: Archive;
  readonly hasFormulas: boolean;
}

function writeSheet(
  book: XlsxParts,
  sheet: Sheet,
  sheetNumber: number,
  layout: XlsxSheetLayout,
  chartsBefore: number,
): void {
  const { archive } = book;
  const charts = chartParts(book, layout, sheetNumber, chartsBefore);
  const notes = noteParts(sheet, sheetNumber);
  const attached: Relation[] = [];
  const attach = (type: string, target: string): string =>
    `rId${attached.push({ type, target: `../${target}` })}`;
  const drawing = charts.length === 0 ? null : attach('drawing', `drawings/${drawingName(sheetNumber)}`);
  const boxes = notes.length === 0 ? null : attach('vmlDrawing', boxesName(sheetNumber));
  if (notes.length > 0) attach('comments', commentsName(sheetNumber));

  const name = `sheet${sheetNumber}.xml`;
  const writing = { ...book, sheet, rowLooks: layout.rowLooks, registerColumn: layout.lastColumn + 1 };
  archive.add(`xl/worksheets/${name}`, sheetXml(writing, layout, { drawing, notes: boxes }));
  const leads = attached.length === 0 ? [] : [relationsPart(`xl/worksheets/_rels/${name}.rels`, attached)];
  for (const part of [...leads, ...charts, ...notes]) archive.add(part.name, [part.text]);
}

function bookOf(workbook: Workbook, values: Values): Omit<XlsxParts, 'hasFormulas'> {
  const scale = moneyScale(workbook, values);
  const places = locateRows(workbook);
  return {
    workbook,
    values,
    places,
    scale,
    unitText: unitTextOf({ workbook, places, scale }),
    styles: createStyles(scale, workbook.language),
    texts: createSharedTexts(),
    archive: createArchive(),
  };
}

export function writeXlsx(workbook: Workbook, values: Values, options: XlsxOptions = {}): Uint8Array {
  refuseBeyondLimits(workbook);
  const book = { ...bookOf(workbook, values), hasFormulas: options.hasFormulas !== false };
  const { archive, styles, texts } = book;
  const charts = options.hasCharts === true ? workbook.charts : [];
  const layouts = workbook.sheets.map((sheet) => sheetLayout({ ...book, sheet }, charts));
  // Programs that look at the first part alone know the file by it.
  const first = [contentTypesPart(workbook, layouts), ...packageParts(workbook, book.places, layouts)];
  for (const part of first) archive.add(part.name, [part.text]);
  let chartsBefore = 0;
  for (const [index, sheet] of workbook.sheets.entries()) {
    const layout = layouts[index];
    if (!layout) continue;
    writeSheet(book, sheet, index + 1, layout, chartsBefore);
    chartsBefore += layout.chartCount;
  }
  archive.add('xl/sharedStrings.xml', texts.xml());
  archive.add('xl/styles.xml', [styles.xml()]);
  return archive.bytes();
}
