// Writes a cell for other programs: a number with all its digits, dates and words as they are read.

import type { Language } from '#language/language.ts';
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { copiedNumber } from './copied-number.ts';

/** What of a row a number is written from. */
export type NumberRow = Pick<PreviewRow, 'figures' | 'format' | 'values'>;

/** What a bare number would not say. */
const spelled: ReadonlySet<string> = new Set(['date', 'month', 'quarter', 'verdict', 'answer']);

/** As many digits as a spreadsheet keeps: those behind them are left over from adding up in binary. */
const keptDigits = 15;

/** A sheet has a language of its own; who copies from it has a spreadsheet in theirs. */
export function rawNumber(
  row: NumberRow,
  column: number | 'whole' | 'zero',
  language: Language,
  ownLanguage: Language,
): string {
  const { figures, format, values } = row;
  const single = column === 'whole' ? (figures.total ?? figures.constant) : figures.zero;
  const value = typeof column === 'number' ? values[column] : single;
  if (value === undefined || value === null) return '';
  // The total of a check says in how many periods it fails.
  const isFailures = format === 'verdict' && column === 'whole' && figures.total !== null;
  const isText = spelled.has(format) || !Number.isFinite(value);
  if (isText) return formatValue(value, isFailures ? 'failures' : format, language);
  return format === 'percent' || format === 'rate'
    ? copiedNumber(percentText(format === 'percent' ? value * 100 : value), ownLanguage)
    : copiedNumber(Number(value.toPrecision(keptDigits)), ownLanguage);
}

/** Spreadsheets read no power of ten before a percent sign. */
const percents = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: keptDigits,
  signDisplay: 'negative',
});

/** A fraction and a number of percent are one thing to a reader, who sees the sign behind both: so are they to a spreadsheet. */
const percentText = (value: number): string => `${percents.format(value)}%`;
