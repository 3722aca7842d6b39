// How pictures show a number: money in the scale that suits the model, everything else as on a page.
import type { Language } from '#language/language.ts';
import { formatValue } from '#render/html/format-value.ts';
import { scaledUnit } from '#render/html/scaled-unit.ts';
import type { MoneyScale, NumberFormat } from '#workbook/number-format.ts';

export interface NumberLook {
  readonly language: Language;
  readonly scale: MoneyScale;
}

const sizes: Readonly<Record<MoneyScale, number>> = { units: 1, thousand: 1000, mln: 1_000_000 };
/** As many decimals as files show. */
const decimals: Readonly<Record<MoneyScale, number>> = { units: 0, thousand: 1, mln: 2 };

const fixed = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

const minus = '−';
const withMinus = (text: string): string => text.replace(/^-/, minus);

/** Nothing is shown as -0.0. */
function moneyText(value: number, scale: MoneyScale): string {
  const digits = decimals[scale];
  const rounded = Number((value / sizes[scale]).toFixed(digits));
  return rounded === 0 ? '–' : (fixed[digits]?.format(rounded) ?? String(rounded));
}

export function shownNumber(value: number, format: NumberFormat, { language, scale }: NumberLook): string {
  if (format === 'money' && Number.isFinite(value)) return withMinus(moneyText(value, scale));
  return withMinus(formatValue(value, format, language));
}

export const moneyUnit = (currency: string, { language, scale }: NumberLook): string =>
  scaledUnit(currency, scale, language);

/** A step of an axis is round, and needs no more decimals than it has. */
export function shownTick(value: number, format: NumberFormat, look: NumberLook): string {
  if (format === 'percent' || format === 'share') return withMinus(`${Number((value * 100).toFixed(6))}%`);
  const scaled = format === 'money' ? value / sizes[look.scale] : value;
  return withMinus(Number(scaled.toPrecision(6)).toLocaleString('en-US'));
}
