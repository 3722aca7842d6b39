// A workbook recalculated from its inputs, independently of the values cached in the file.
import type { CellValue } from '../book/book.ts';

export interface CellAddress {
  /** From 0. */
  readonly sheet: number;
  readonly line: number;
  readonly column: number;
}

export interface CellChange extends CellAddress {
  readonly value: CellValue;
}

export interface Recalculation {
  valueAt(address: CellAddress): CellValue;
  /** Cells whose formula contains something unsupported; cells that read them are not calculated either. */
  readonly notCalculated: readonly (CellAddress & { readonly reason: string })[];
  isCalculated(address: CellAddress): boolean;
  /** The formula's result on the cached values of the file, where it has any. */
  fromKept(address: CellAddress): CellValue;
  /** How much work it was: formulas calculated and cells looked at. */
  readonly effort: number;
  /** Formulas that give an error. */
  readonly errors: readonly CellAddress[];
  /** Cells in cyclic references, one list per cycle. */
  readonly cycles: readonly (readonly CellAddress[])[];
  /** The same workbook with other values in these cells, formulas in them replaced. */
  withChanges(changes: readonly CellChange[]): Recalculation;
}
