// How numbers are shown: a name for each kind, and the format code that spreadsheets use for it.
import type { Language } from '#language/language.ts';
import { isWorded, type WordedFormat, wordedCode } from './worded-format.ts';

export type NumberFormat =
  | 'number'
  | 'money'
  | 'price'
  | 'quantity'
  /** A row of whole numbers: pieces, people, days. */
  | 'whole'
  | 'factor'
  | 'fine'
  /** A fraction shown as percent: 0.125 is 12.5%. */
  | 'percent'
  /** The same as a person types it into a cell of percents, with up to two decimals: 0.0225 is 2.25%. */
  | 'share'
  /** Percent as a person types it: 12.5 is 12.5%. */
  | 'rate'
  /** A multiple of another number: 1.50x. */
  | 'ratio'
  | 'count'
  | WordedFormat
  | 'date'
  | 'month'
  | 'quarter'
  | 'year'
  /** A year as a column of the page is called: 2027, or 9M 2027 where only nine of its months are there, which is 92027. */
  | 'calendarYear'
  /** The same of a year that does not end in December: FY 2027, 9M FY 2027. */
  | 'fiscalYear';

/** From here on a year is a part of one: the digits before the last four are its months. */
export const leastPartOfYear = 10_000;

/** What stands before a fiscal year, and behind the months of a part of a year. */
export const yearWords: Readonly<Record<Language, { readonly fiscal: string; readonly months: string }>> = {
  en: { fiscal: 'FY ', months: 'M ' },
  ru: { fiscal: 'ФГ ', months: ' мес. ' },
};

/** How much one displayed unit of money represents. */
export type MoneyScale = 'units' | 'thousand' | 'mln';

const moneyCodes: Readonly<Record<MoneyScale, string>> = {
  units: '#,##0_);(#,##0);"-"_)',
  thousand: '#,##0.0,_);(#,##0.0,);"-"_)',
  mln: '#,##0.00,,_);(#,##0.00,,);"-"_)',
};

const localeTags: Readonly<Record<Language, string>> = { en: '409', ru: '419' };

type YearFormat = 'year' | 'calendarYear' | 'fiscalYear';

interface YearMarks {
  readonly before: string;
  readonly after: string;
}

/** What stands around a year in a file: FY 2027, 2027 г. */
const wholeYearMarks: Readonly<Record<Language, YearMarks>> = {
  en: { before: 'FY ', after: '' },
  ru: { before: '', after: ' г.' },
};

/** A year that does not end in December is FY 2027 or ФГ 2027. */
export const yearMarks = (format: YearFormat, language: Language): YearMarks =>
  format === 'fiscalYear' ? { before: yearWords[language].fiscal, after: '' } : wholeYearMarks[language];

const quoted = (text: string): string => (text === '' ? '' : `"${text}"`);

function wholeYearCode(format: YearFormat, language: Language): string {
  const { before, after } = yearMarks(format, language);
  return `${quoted(before)}0${quoted(after)}`;
}

/** The first part is for a column without a year, the second for whole years, the third for parts of one. */
function yearCode(format: 'calendarYear' | 'fiscalYear', language: Language): string {
  const { before, after } = yearMarks(format, language);
  const months = `${yearWords[language].months}${format === 'fiscalYear' ? before : ''}`;
  const whole = wholeYearCode(format, language);
  return `[=0]"-";[<${leastPartOfYear}]${whole};0"${months}"0000${quoted(after)}`;
}

/** Russian months take no full stop here: programs differ in whether they write one of their own. */
const monthCodes: Readonly<Record<Language, string>> = { en: 'mmm\\-yy', ru: 'mmm\\ yy' };

/** A quarter is a number such as 127: its first digit, then the last two of its year. */
const quarterCodes: Readonly<Record<Language, string>> = { en: '"Q"0"-"00', ru: '0" кв. "00' };

const twoDecimals = '#,##0.00_);(#,##0.00);"-"_)';

/**
 * Negatives in parentheses, zero as a dash, thousands separated. Periods are called as a banker writes them: Jan-27, Q2-27, FY 2027;
 * on a page they keep the labels of the specification.
 */
export function formatCode(format: NumberFormat, scale: MoneyScale, language: Language): string {
  if (isWorded(format)) return wordedCode(format, language);
  switch (format) {
    case 'money':
      return moneyCodes[scale];
    case 'price':
    case 'number':
    case 'quantity':
      return twoDecimals;
    case 'whole':
      return moneyCodes.units;
    case 'factor':
      return '0.0000_)';
    case 'fine':
      return '#,##0.000000000_)';
    case 'percent':
      return '0.0%_);(0.0%);"-"_)';
    case 'share':
      return '0.0#%_);(0.0#%);"-"_)';
    case 'rate':
      return '#,##0.0#"%"_);(#,##0.0#"%");"-"_)';
    case 'ratio':
      return '#,##0.00"x"_);(#,##0.00"x");"-"_)';
    case 'date':
      return 'yyyy\\-mm\\-dd;;"-"';
    case 'month':
      return `[$-${localeTags[language]}]${monthCodes[language]}`;
    case 'quarter':
      return quarterCodes[language];
    case 'count':
      return '0';
    case 'year':
      return wholeYearCode(format, language);
    case 'calendarYear':
    case 'fiscalYear':
      return yearCode(format, language);
  }
}
