// Reads a file with hucre and returns every cell as a number or text, with its formula.
import { type Cell, type CellValue, cellRef, readXlsx } from 'hucre/xlsx';
import { movedFormula } from '#testing/xlsx/expand-shared-formulas.ts';
import { type FoundCell, type FoundCells, serialOf } from './found-cells.ts';

/** Like Excel it takes 1900 for a leap year, so that before its March a number stands for a day later. */
function numberOf(date: Date): number {
  const serial = serialOf(date);
  return serial < 61 ? serial - 1 : serial;
}

const contentOf = (value: CellValue | undefined): FoundCell['content'] =>
  value instanceof Date ? numberOf(value) : (value ?? null);

/** Cells with nothing but a value are in the rows alone. */
function foundIn(value: CellValue, cell: Cell | undefined): FoundCell {
  return cell?.formula === undefined
    ? { content: contentOf(value), formula: null }
    : { content: contentOf(cell.formulaResult ?? cell.value), formula: cell.formula };
}

/** It gives a formula that stands once for several cells to the first of them alone, and its number to all. */
function unfolded(cells: ReadonlyMap<string, Cell> | undefined): ReadonlyMap<string, Cell> {
  const known = new Map<
    number,
    { readonly formula: string; readonly column: number; readonly line: number }
  >();
  const found = new Map<string, Cell>();
  for (const [place, cell] of cells ?? []) {
    const [line = 0, column = 0] = place.split(',').map(Number);
    const { formula, formulaSharedIndex: number } = cell;
    if (number !== undefined && formula) known.set(number, { formula, column, line });
    const first = number === undefined ? undefined : known.get(number);
    const own = first && movedFormula(first.formula, column - first.column, line - first.line);
    found.set(place, own === undefined ? cell : { ...cell, formula: own });
  }
  return found;
}

export async function readWithHucre(file: Uint8Array): Promise<FoundCells> {
  const { sheets } = await readXlsx(file, { readStyles: true });
  return new Map(
    sheets.map(({ name, rows, cells }) => {
      const whole = unfolded(cells);
      const found = rows.flatMap((row, line) =>
        row.map(
          (value, column) => [cellRef(line, column), foundIn(value, whole.get(`${line},${column}`))] as const,
        ),
      );
      return [name, new Map(found)] as const;
    }),
  );
}
