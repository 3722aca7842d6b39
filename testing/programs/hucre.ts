// Reads a file with hucre and says of every cell what it found: a number, a text, and the formula behind it.
import { type Cell, type CellValue, cellRef, readXlsx } from 'hucre/xlsx';
import { type FoundCell, type FoundCells, serialOf } from './found-cells.ts';

const contentOf = (value: CellValue | undefined): FoundCell['content'] =>
  value instanceof Date ? serialOf(value) : (value ?? null);

/** Cells with nothing but a value are in the rows alone. */
function foundIn(value: CellValue, cell: Cell | undefined): FoundCell {
  return cell?.formula === undefined
    ? { content: contentOf(value), formula: null }
    : { content: contentOf(cell.formulaResult ?? cell.value), formula: cell.formula };
}

export async function readWithHucre(file: Uint8Array): Promise<FoundCells> {
  const { sheets } = await readXlsx(file, { readStyles: true });
  return new Map(
    sheets.map(({ name, rows, cells }) => {
      const found = rows.flatMap((row, line) =>
        row.map(
          (value, column) =>
            [cellRef(line, column), foundIn(value, cells?.get(`${line},${column}`))] as const,
        ),
      );
      return [name, new Map(found)] as const;
    }),
  );
}
