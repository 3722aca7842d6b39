// Shows a number on a page: two decimals, thousands apart, dates and periods as their format says.
import type { Language } from '#language/language.ts';
import { leastPartOfYear, type NumberFormat, yearWords } from '#workbook/number-format.ts';
import { fromSerial } from '#workbook/serial-date.ts';
import { isWorded, wordedText } from '#workbook/worded-format.ts';

/** Below this a value is noise and is shown as 0. */
const smallestShown = 0.001;

/** From here on a number holds no cents, and its digits would say more than is known. */
const smallestScientific = 1e15;

const inDecimals = (least: number, most = least, more: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most, ...more });

const decimals = inDecimals(2);
/** What rounds to nothing has no sign. */
const factors = inDecimals(4, 4, { signDisplay: 'negative' });
const percents = inDecimals(1, 1, { style: 'percent' });
const rates = inDecimals(1, 2);
/** Enough for the tolerance of checks. */
const fine = inDecimals(9);

const monthNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ru: ['Янв', 'Фев', 'Мар', 'Апр', 'Май', 'Июн', 'Июл', 'Авг', 'Сен', 'Окт', 'Ноя', 'Дек'],
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function dateText(serial: number): string {
  const { year, month, day } = fromSerial(serial);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

function monthText(serial: number, language: Language): string {
  const { year, month } = fromSerial(serial);
  return `${monthNames[language][month - 1] ?? ''}_${year}`;
}

/** Of a column that is called by its year: whether the forecast has only some months of it. */
export const isPartOfYear = (value: number, format: NumberFormat): boolean =>
  (format === 'calendarYear' || format === 'fiscalYear') && value >= leastPartOfYear;

/** The months of a part of a year come before it. */
function yearText(value: number, before: string, language: Language): string {
  if (value === 0) return '-';
  if (value < leastPartOfYear) return `${before}${value}`;
  const months = Math.floor(value / leastPartOfYear);
  return `${months}${yearWords[language].months}${before}${value % leastPartOfYear}`;
}

/** Noise is 0, so that nothing is shown as -0.00. */
const withoutNoise = (value: number): number => (Math.abs(value) < smallestShown ? 0 : value);

/** As spreadsheets write it: 1.00E+15. */
const scientificText = (value: number, fractionDigits: number): string =>
  value
    .toExponential(fractionDigits)
    .replace(/e([+-])(\d+)$/, (_, sign: string, power: string) => `E${sign}${power.padStart(2, '0')}`);

export function formatValue(value: number, format: NumberFormat, language: Language): string {
  if (Math.abs(value) >= smallestScientific && Number.isFinite(value)) return scientificText(value, 2);
  return formatInFull(value, format, language);
}

function formatInFull(value: number, format: NumberFormat, language: Language): string {
  if (!Number.isFinite(value)) return 'n/a';
  if (isWorded(format)) return wordedText(value, format, language);
  switch (format) {
    case 'date':
      return value === 0 ? '-' : dateText(value);
    case 'month':
      return monthText(value, language);
    case 'quarter':
      return `Q${Math.floor(value / 100)} _${twoDigits(value % 100)}`;
    case 'year':
    case 'count':
      return Number.isInteger(value) ? String(value) : decimals.format(withoutNoise(value));
    case 'calendarYear':
      return yearText(value, '', language);
    case 'fiscalYear':
      return yearText(value, yearWords[language].fiscal, language);
    case 'factor':
      return factors.format(value);
    case 'fine':
      return fine.format(value);
    case 'percent':
      return percents.format(withoutNoise(value));
    case 'share':
      return `${rates.format(withoutNoise(value * 100))}%`;
    case 'rate':
      return `${rates.format(withoutNoise(value))}%`;
    case 'ratio':
      return `${decimals.format(withoutNoise(value))}x`;
    case 'number':
    case 'money':
    case 'price':
    case 'quantity':
    case 'whole':
      return decimals.format(withoutNoise(value));
  }
}
