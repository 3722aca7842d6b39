// Makes what the spreadsheet page shows and calculates of a workbook: the formulas and values of its file as plain data.
import type { Values } from '#evaluate/evaluate.ts';
import { namedCells } from '#render/cells/named-cells.ts';
import { unitTextOf } from '#render/cells/unit-text.ts';
import { sheetLayout } from '#render/layout/sheet-layout.ts';
import { leastShown } from '#render/layout/shown-number.ts';
import { moneyScale } from '#render/money-scale.ts';
import { columns } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import type { BookView, SheetView } from './sheet-view.ts';
import { type ChartViewing, chartViews } from './view-charts.ts';
import { rowViews } from './view-rows.ts';
import { createViewStyles } from './view-styles.ts';

function sheetView(sheet: Sheet, book: Omit<ChartViewing, 'sheet' | 'layout'>): SheetView {
  const { workbook } = book;
  const layout = sheetLayout({ ...book, sheet }, workbook.charts);
  const viewing = { ...book, sheet, layout };
  return {
    id: sheet.id,
    title: sheet.title,
    category: sheet.category,
    frozenLines: sheet.headerRowCount,
    frozenColumns: columns.zero,
    columnPixels: layout.columnPixels.map((pixels) => Math.round(pixels)),
    blankWhereZero: sheet.axis === 'years' && sheet.headerRowCount > 0 ? sheet.headerRowCount : null,
    lastPrintedColumn: layout.lastColumn,
    isLandscape: layout.page.orientation === 'landscape',
    rows: rowViews(viewing),
    charts: chartViews(viewing),
  };
}

export function bookViewOf(workbook: Workbook, values: Values): BookView {
  const scale = moneyScale(workbook, values);
  const styles = createViewStyles(scale, workbook.language);
  const places = locateRows(workbook);
  const sheetPlaces = new Map(workbook.sheets.map(({ id }, place) => [id, place]));
  const unitText = unitTextOf({ workbook, places, scale });
  const book = { workbook, values, places, scale, styles, unitText, sheetPlaces };
  const scenario = locationOf(places, workbook.scenarioRow);
  return {
    title: workbook.title,
    language: workbook.language,
    currency: workbook.currency,
    leastShown: leastShown(scale),
    sheets: workbook.sheets.map((sheet) => sheetView(sheet, book)),
    styles: styles.all(),
    names: workbook.names.map((name) => ({
      name: name.name,
      formula: namedCells(name, workbook, places),
    })),
    scenario: {
      sheet: sheetPlaces.get(scenario.sheet.id) ?? 0,
      line: scenario.line,
      column: columns.constant,
      names: workbook.scenarioNames,
    },
  };
}
