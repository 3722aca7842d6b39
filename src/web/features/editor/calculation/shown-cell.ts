// Formats a cell of a calculated row as displayed, in the money scale chosen for the page.
import type { Language } from '#language/language.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { scaledUnit } from '#render/html/scaled-unit.ts';
import type { MoneyUnits } from '#template/template.ts';
import { rateWords } from './dashboard/rate-words.ts';
import { inOwnMarks } from './numbers/own-marks.ts';
import { type FormattedRow, isLookedAfter, lookedNumber, type NumberLook } from './numbers/shown-digits.ts';
import { periodText } from './spans/period-texts.ts';

/** The column of constants and totals, and that of the opening period; the others are counted from 0. */
export type ShownColumn = 'whole' | 'zero' | number;

/** `auto` leaves it to the sheet. */
export type ScaleChoice = MoneyUnits | 'auto';

export interface DisplayOptions extends NumberLook {
  /** The template's language, used for numbers and units. */
  readonly language: Language;
  readonly scale: MoneyUnits;
}

/** Where a sheet itself asks for thousands, a thousand more or less says nothing. */
export const displayIn = (
  choice: ScaleChoice,
  ofSheet: MoneyUnits,
  look: Omit<DisplayOptions, 'scale'>,
): DisplayOptions =>
  choice === 'auto'
    ? { ...look, scale: ofSheet, ...(ofSheet !== 'units' && { roundFrom: 1 }) }
    : { ...look, scale: choice };

const scaleSizes: Readonly<Record<MoneyUnits, number>> = {
  units: 1,
  thousand: 1000,
  mln: 1_000_000,
};

/** Prices are not scaled, as in the file. */
export const isScaled = ({ format }: Pick<PreviewRow, 'format'>, { scale }: DisplayOptions): boolean =>
  format === 'money' && scale !== 'units';

export const shownUnit = (row: Pick<PreviewRow, 'format' | 'unit'>, display: DisplayOptions): string =>
  isScaled(row, display) && row.unit !== ''
    ? scaledUnit(row.unit, display.scale, display.language)
    : row.unit;

const scaleOf = (row: Pick<PreviewRow, 'format'>, display: DisplayOptions): number =>
  isScaled(row, display) ? scaleSizes[display.scale] : 1;

/** The number in the page's scale. */
export const scaledValue = (
  value: number,
  row: Pick<PreviewRow, 'format'>,
  display: DisplayOptions,
): number => value / scaleOf(row, display);

export const shownValue = (value: number, row: FormattedRow, display: DisplayOptions): string =>
  inOwnMarks(lookedNumber(value, row, { ...display, scale: scaleOf(row, display) }), display.language);

/** Empty for an empty cell. */
export function shownCell(row: PreviewRow, column: ShownColumn, display: DisplayOptions): string {
  const text = textOfCell(row, column, display);
  return row.format === 'month' || row.format === 'quarter' ? periodText(text) : text;
}

function textOfCell(row: PreviewRow, column: ShownColumn, display: DisplayOptions): string {
  if (typeof column === 'number') {
    if (row.isFirstEmpty && column === 0) return '';
    const value = row.values[column];
    return value === undefined ? '' : shownValue(value, row, display);
  }
  const { total, constant, zero } = row.figures;
  const words = column === 'whole' ? rateWords(row.id, constant, display.language) : null;
  if (words !== null) return words;
  const figure = column === 'zero' ? zero : (total ?? constant);
  if (isScaled(row, display) || isLookedAfter(row, display))
    return figure === null ? '' : shownValue(figure, row, display);
  return inOwnMarks(column === 'zero' ? row.zero : row.total || row.constant, display.language);
}
