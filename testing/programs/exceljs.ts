// Reads a file with exceljs and returns every cell as a number or text, with its formula.
import ExcelJS, { type Cell, type CellValue } from 'exceljs';
import { type FoundCell, type FoundCells, serialOf } from './found-cells.ts';

/** It makes a date that is none of the text in a cell with a date's format, which in our files says n/a. */
const dayOrText = (date: Date): FoundCell['content'] =>
  Number.isNaN(date.getTime()) ? 'n/a' : serialOf(date);

function foundIn(value: CellValue): FoundCell {
  if (value instanceof Date) return { content: dayOrText(value), formula: null };
  if (value === null || typeof value !== 'object') return { content: value ?? null, formula: null };
  if ('formula' in value) {
    // It does not tell a formula that comes to 0 from one without a value.
    const { content } = foundIn(value.result ?? 0);
    return { content, formula: value.formula };
  }
  if ('hyperlink' in value) return { content: value.text, formula: null };
  if ('error' in value) return { content: value.error, formula: null };
  throw new Error(`exceljs found ${JSON.stringify(value)}`);
}

/** Where a formula stands once for several cells it gives the first of them, and each its own when asked. */
function foundInCell({ value, formula }: Cell): FoundCell {
  if (value === null || typeof value !== 'object' || !('sharedFormula' in value)) return foundIn(value);
  return { content: foundIn(value.result ?? 0).content, formula };
}

export async function readWithExceljs(file: Uint8Array): Promise<FoundCells> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(file).buffer);
  return new Map(
    book.worksheets.map((sheet) => {
      const cells = new Map<string, FoundCell>();
      sheet.eachRow((row) => row.eachCell((cell) => void cells.set(cell.address, foundInCell(cell))));
      return [sheet.name, cells] as const;
    }),
  );
}
