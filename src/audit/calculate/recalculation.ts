// A workbook calculated anew from its inputs, apart from the values that the file keeps.
import type { CellValue } from '../book/book.ts';

export interface CellAddress {
  /** From 0. */
  readonly sheet: number;
  readonly line: number;
  readonly column: number;
}

export interface Change extends CellAddress {
  readonly value: CellValue;
}

export interface Recalculation {
  valueAt(address: CellAddress): CellValue;
  /** Cells whose formula holds something that is not calculated here; what reads them is not calculated either. */
  readonly notCalculated: readonly (CellAddress & { readonly reason: string })[];
  isCalculated(address: CellAddress): boolean;
  /** What the formula gives of the values that the file keeps, where it keeps any. */
  fromKept(address: CellAddress): CellValue;
  /** How much work it was: formulas calculated and cells looked at. */
  readonly effort: number;
  /** Formulas that give an error. */
  readonly errors: readonly CellAddress[];
  /** Cells on a circle of references, one list a circle. */
  readonly circles: readonly (readonly CellAddress[])[];
  /** The same workbook with other values in these cells, formulas in them replaced. */
  withChanges(changes: readonly Change[]): Recalculation;
}
