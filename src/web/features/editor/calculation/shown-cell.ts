// Writes a cell of a calculated row as the page shows it, in the money scale that was chosen for the page.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { Language, MoneyUnits } from '#template/template.ts';

/** The column of constants and totals, and that of the zero period; the others are counted from 0. */
export type ShownColumn = 'whole' | 'zero' | number;

export interface Showing {
  /** The template's, which numbers are written in. */
  readonly language: Language;
  readonly scale: MoneyUnits;
  /** Said behind the unit of what is scaled; empty for plain units. */
  readonly scaleWord: string;
}

const scaleSizes: Readonly<Record<MoneyUnits, number>> = {
  units: 1,
  thousand: 1000,
  mln: 1_000_000,
};

/** Prices stay what they are, as in the file. */
export const isScaled = ({ format }: PreviewRow, { scale }: Showing): boolean =>
  format === 'money' && scale !== 'units';

export const shownUnit = (row: PreviewRow, showing: Showing): string =>
  isScaled(row, showing) && row.unit !== '' ? `${row.unit} ${showing.scaleWord}` : row.unit;

export const shownValue = (value: number, row: PreviewRow, showing: Showing): string =>
  formatValue(
    isScaled(row, showing) ? value / scaleSizes[showing.scale] : value,
    row.format,
    showing.language,
  );

/** Empty where nothing stands. */
export function shownCell(row: PreviewRow, column: ShownColumn, showing: Showing): string {
  if (typeof column === 'number') {
    const value = row.values[column];
    return value === undefined ? '' : shownValue(value, row, showing);
  }
  const { total, constant, zero } = row.figures;
  if (!isScaled(row, showing)) return column === 'zero' ? row.zero : row.total || row.constant;
  const figure = column === 'zero' ? zero : (total ?? constant);
  return figure === null ? '' : shownValue(figure, row, showing);
}
