// Writes a cell for other programs: numbers with all their digits, dates and text as displayed.
import type { Language } from '#language/language.ts';

import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { copiedNumber } from './copied-number.ts';

type NumberFormat = PreviewRow['format'];

/** The parts of a row that a number's text depends on. */
export type NumberRow = Pick<PreviewRow, 'figures' | 'format' | 'values'> &
  Partial<Pick<PreviewRow, 'isFirstEmpty'>>;

/** What a bare number would not show. */
const spelled: ReadonlySet<string> = new Set([
  ...['date', 'month', 'quarter', 'calendarYear', 'fiscalYear', 'verdict', 'answer'],
]);

/** As many digits as a spreadsheet keeps; the rest is binary rounding noise. */
const keptDigits = 15;

const totals: Partial<Readonly<Record<NumberFormat, NumberFormat>>> = {
  verdict: 'failures',
  answer: 'occurrences',
};

/** The sheet has its own language, but the person copying has a spreadsheet in theirs. */
export function rawNumber(
  row: NumberRow,
  column: number | 'whole' | 'zero',
  language: Language,
  ownLanguage: Language,
): string {
  const { figures, format, values } = row;
  if (row.isFirstEmpty && column === 0) return '';
  const single = column === 'whole' ? (figures.total ?? figures.constant) : figures.zero;
  const value = typeof column === 'number' ? values[column] : single;
  if (value === undefined || value === null) return '';
  // The total of a check says in how many periods it fails, and that of an alert in how many it is so.
  const isTotal = column === 'whole' && figures.total !== null;
  const isText = spelled.has(format) || !Number.isFinite(value);
  if (isText) return formatValue(value, (isTotal && totals[format]) || format, language);
  return format === 'percent' || format === 'share' || format === 'rate'
    ? copiedNumber(percentText(format === 'rate' ? value : value * 100), ownLanguage)
    : copiedNumber(Number(value.toPrecision(keptDigits)), ownLanguage);
}

/** Spreadsheets accept no exponent before a percent sign. */
const percents = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: keptDigits,
  signDisplay: 'negative',
});

/** Fractions and percentages both appear with a percent sign, so both are copied with one. */
const percentText = (value: number): string => `${percents.format(value)}%`;
