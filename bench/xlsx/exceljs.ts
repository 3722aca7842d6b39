// Writes the cells of a file with exceljs: values, formulas, styles, widths and frozen panes; charts it has none.
import ExcelJS, { type CellValue, type Style, type WorksheetView } from 'exceljs';

export const exceljsName = 'exceljs 4.4.0';

interface PlainSheet {
  readonly name: string;
  readonly widths: readonly (number | undefined)[];
  readonly views: readonly Partial<WorksheetView>[];
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly value: CellValue;
    readonly style: Partial<Style>;
  }[];
}

/** exceljs asks for a kind of buffer of its own. */
const loaded = async (file: Uint8Array): Promise<ExcelJS.Workbook> => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(file).buffer);
  return book;
};

/** It reads a formula that comes to 0 as one without a value. */
const withResult = (value: CellValue): CellValue =>
  value !== null && typeof value === 'object' && 'formula' in value && value.result === undefined
    ? { ...value, result: 0 }
    : value;

export async function exceljsSheets(file: Uint8Array): Promise<readonly PlainSheet[]> {
  const book = await loaded(file);
  return book.worksheets.map((sheet) => {
    const cells: PlainSheet['cells'][number][] = [];
    sheet.eachRow((line, row) =>
      line.eachCell(
        ({ value, style }, column) => void cells.push({ row, column, value: withResult(value), style }),
      ),
    );
    return { name: sheet.name, widths: sheet.columns.map(({ width }) => width), views: sheet.views, cells };
  });
}

export async function writeWithExceljs(sheets: readonly PlainSheet[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  for (const { name, widths, views, cells } of sheets) {
    const sheet = book.addWorksheet(name, { views: [...views] });
    for (const [index, width] of widths.entries()) {
      if (width !== undefined) sheet.getColumn(index + 1).width = width;
    }
    for (const { row, column, value, style } of cells) {
      const cell = sheet.getCell(row, column);
      cell.value = value;
      cell.style = style;
    }
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}
