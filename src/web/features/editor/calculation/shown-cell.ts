// Formats a cell of a calculated row as displayed, in the money scale chosen for the page.
import type { Language } from '#language/language.ts';

import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { MoneyUnits } from '#template/template.ts';
import { rateWords } from './dashboard/rate-words.ts';

/** The column of constants and totals, and that of the opening period; the others are counted from 0. */
export type ShownColumn = 'whole' | 'zero' | number;

export interface DisplayOptions {
  /** The template's language, used for numbers. */
  readonly language: Language;
  readonly scale: MoneyUnits;
  /** Shown after the unit of scaled amounts; empty for plain units. */
  readonly scaleWord: string;
}

const scaleSizes: Readonly<Record<MoneyUnits, number>> = {
  units: 1,
  thousand: 1000,
  mln: 1_000_000,
};

/** What the format of a number depends on. */
export type FormattedRow = Pick<PreviewRow, 'format'>;

/** Prices are not scaled, as in the file. */
export const isScaled = ({ format }: FormattedRow, { scale }: DisplayOptions): boolean =>
  format === 'money' && scale !== 'units';

export const shownUnit = (row: FormattedRow & Pick<PreviewRow, 'unit'>, display: DisplayOptions): string =>
  isScaled(row, display) && row.unit !== '' ? `${row.unit} ${display.scaleWord}` : row.unit;

/** The number in the page's scale. */
export const scaledValue = (value: number, row: FormattedRow, display: DisplayOptions): number =>
  isScaled(row, display) ? value / scaleSizes[display.scale] : value;

export function shownValue(value: number, row: FormattedRow, display: DisplayOptions): string {
  const scaled = scaledValue(value, row, display);
  const isTiny = isScaled(row, display) && Math.abs(scaled) >= smallestShown && Math.abs(scaled) < half;
  return isTiny ? scaled.toFixed(3) : formatValue(scaled, row.format, display.language);
}

/** Below this a number counts as zero; from here up to half a hundredth, two decimals would show a non-zero number as zero. */
const smallestShown = 0.001;
const half = 0.005;

/** Empty for an empty cell. */
export function shownCell(row: PreviewRow, column: ShownColumn, display: DisplayOptions): string {
  if (typeof column === 'number') {
    if (row.isFirstEmpty && column === 0) return '';
    const value = row.values[column];
    return value === undefined ? '' : shownValue(value, row, display);
  }
  const { total, constant, zero } = row.figures;
  const words = column === 'whole' ? rateWords(row.id, constant, display.language) : null;
  if (words !== null) return words;
  if (!isScaled(row, display)) return column === 'zero' ? row.zero : row.total || row.constant;
  const figure = column === 'zero' ? zero : (total ?? constant);
  return figure === null ? '' : shownValue(figure, row, display);
}
