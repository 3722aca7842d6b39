// Writes the cells and charts of a model with hucre: values, formulas, styles, widths and frozen panes.
import { readXlsx, type SheetChart, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

export const hucreName = 'hucre 1.0.0';

/** It draws each chart in one way, so combined ones become lines. */
function chartsOn(sheetId: string, workbook: Workbook): SheetChart[] {
  const all = locateRows(workbook);
  const range = (id: string): string => {
    const { sheet, line } = locationOf(all, id);
    const last = columnLetters(lastColumn(columnCount(sheet, workbook)));
    return `'${sheet.title}'!$${columnLetters(columns.firstPeriod)}$${line}:$${last}$${line}`;
  };
  return workbook.charts
    .filter((chart) => chart.sheetId === sheetId)
    .map(({ title, labels, series }, index) => ({
      type: 'line',
      title,
      anchor: { from: { row: 20 * index, col: 1 } },
      series: series.map(({ row, label }) => ({
        name: label,
        values: range(row),
        categories: range(labels),
      })),
    }));
}

export async function hucreSheets(file: Uint8Array, workbook: Workbook): Promise<WriteSheet[]> {
  const { sheets } = await readXlsx(file, { readStyles: true });
  return sheets.map(({ name, rows, cells, columns: widths, freezePane }, index) => ({
    name,
    rows,
    ...(cells && { cells }),
    ...(widths && { columns: widths }),
    ...(freezePane && { freezePane }),
    charts: chartsOn(workbook.sheets[index]?.id ?? '', workbook),
  }));
}

export const writeWithHucre = (sheets: WriteSheet[]): Promise<Uint8Array> => writeXlsx({ sheets });
