// What a number looks like in its cell, as far as its width is concerned.
import { languages } from '#language/language.ts';
import {
  leastPartOfYear,
  type MoneyScale,
  type NumberFormat,
  yearMarks,
  yearWords,
} from '#workbook/number-format.ts';
import { isWorded, type WordedFormat, wordedText } from '#workbook/worded-format.ts';

/** From here on its digits would say more than is known, and it is shown by its power of ten. */
const smallestScientific = 1e15;

const unscientific: ReadonlySet<NumberFormat> = new Set([
  'date',
  'month',
  'quarter',
  'year',
  'calendarYear',
  'fiscalYear',
]);

export const isScientific = (largest: number, format: NumberFormat): boolean =>
  largest >= smallestScientific && !unscientific.has(format) && !isWorded(format);

const scales: Readonly<Record<MoneyScale, { readonly size: number; readonly decimals: number }>> = {
  units: { size: 1, decimals: 0 },
  thousand: { size: 1000, decimals: 1 },
  mln: { size: 1_000_000, decimals: 2 },
};

/** Money below this is shown as zeros. */
export const leastShown = (scale: MoneyScale): number =>
  scales[scale].size / (2 * 10 ** scales[scale].decimals);

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** The sign takes parentheses, and a number without one keeps the room for the closing one. */
function signed(value: number, text: string): string {
  return value < 0 ? `(${text})` : `${text})`;
}

function amount(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  return signed(value, fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`);
}

/** A word takes as much room whichever language the sheet is in. */
const longest = (words: readonly string[]): string =>
  words.reduce((widest, word) => (word.length >= widest.length ? word : widest), '');

/** Room for what stands there now and for what would stand there if nothing were wrong. */
const longestWord = (value: number, format: WordedFormat): string =>
  longest(
    languages.flatMap((language) =>
      [0, value === 0 ? 1 : value].map((one) => wordedText(one, format, language)),
    ),
  );

function yearText(value: number, format: 'year' | 'calendarYear' | 'fiscalYear'): string {
  const months = value < leastPartOfYear ? '' : String(Math.floor(value / leastPartOfYear));
  return longest(
    languages.map((language) => {
      const { before, after } = yearMarks(format, language);
      const isFiscal = format === 'fiscalYear';
      if (months === '') return `${before}0000${after}`;
      return `${months}${yearWords[language].months}${isFiscal ? before : ''}0000${after}`;
    }),
  );
}

export function shownNumber(value: number, format: NumberFormat, scale: MoneyScale): string {
  if (!Number.isFinite(value)) return 'n/a';
  if (isScientific(Math.abs(value), format)) return signed(value, Math.abs(value).toExponential(2));
  if (isWorded(format)) return longestWord(Math.round(value), format);
  switch (format) {
    case 'money':
      return amount(value / scales[scale].size, scales[scale].decimals);
    case 'price':
    case 'number':
    case 'quantity':
      return amount(value, 2);
    case 'whole':
      return amount(value, 0);
    case 'percent':
    case 'share':
      return signed(value, `${Math.abs(value * 100).toFixed(format === 'share' ? 2 : 1)}%`);
    case 'rate':
      return `${amount(value, 2)}%`;
    case 'ratio':
      return `${amount(value, 2)}x`;
    case 'factor':
      return signed(value, Math.abs(value).toFixed(4));
    case 'fine':
      return amount(value, 9);
    case 'date':
      return '0000-00-00';
    case 'month':
      return 'Www-00';
    case 'quarter':
      return '0 кв. 00';
    case 'year':
    case 'calendarYear':
    case 'fiscalYear':
      return yearText(value, format);
    case 'count':
      return String(Math.round(value));
  }
}
