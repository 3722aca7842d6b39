// Parses a displayed number, to check that it matches a value as precisely as its format allows.
import type { Language } from '#language/language.ts';
import type { ExpectedNumber } from './renderer.ts';

const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ru: 'Янв Фев Мар Апр Май Июн Июл Авг Сен Окт Ноя Дек'.split(' '),
};

const millisecondsPerDay = 86_400_000;
/** 1 January 1970 as spreadsheets count days. */
const serialOf1970 = 25_569;

const dateOf = (serial: number): Date => new Date((Math.floor(serial) - serialOf1970) * millisecondsPerDay);

/** What is less than this is shown as 0. */
const noise = 0.001;

/** Doubles are not decimals: half a step may come out a little larger. */
const isNear = (shown: number, value: number, step: number): boolean =>
  Math.abs(shown - value) <= step / 2 + Math.abs(value) * 1e-15;

function isDecimal(text: string, value: number, digits: number): boolean {
  if (!new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${digits}}$`).test(text)) return false;
  const shown = Number(text.replaceAll(',', ''));
  if (Math.abs(value) < noise) return !text.startsWith('-') && shown === 0;
  return isNear(shown, value, 10 ** -digits);
}

function isScientific(text: string, value: number): boolean {
  const [, fraction = '', power = ''] = /^-?\d\.(\d{1,2})E([+-]\d{2,})$/.exec(text) ?? [];
  return power !== '' && isNear(Number(text), value, 10 ** (Number(power) - fraction.length));
}

const isCount = (text: string, value: number): boolean =>
  Number.isInteger(value) ? text === value.toFixed(0).replace(/^-0$/, '0') : isDecimal(text, value, 2);

const percentDigits = 1;

/** A percent's noise is that of the fraction it stands for. */
function isPercent(text: string, value: number): boolean {
  if (!/^-?[\d,]+\.\d%$/.test(text)) return false;
  if (Math.abs(value) < noise) return text === '0.0%';
  return isNear(Number(text.slice(0, -1).replaceAll(',', '')), value * 100, 10 ** -percentDigits);
}

/** Percent as it was typed, with one decimal or two. */
function isRate(text: string, value: number): boolean {
  const [, digits] = /^-?[\d,]+\.(\d{1,2})%$/.exec(text) ?? [];
  if (digits === undefined) return false;
  return Math.abs(value) < noise
    ? text === '0.0%'
    : isNear(Number(text.slice(0, -1).replaceAll(',', '')), value, 0.01);
}

const isDecimals = (text: string, value: number, digits: number): boolean =>
  new RegExp(`^-?\\d+\\.\\d{${digits}}$`).test(text) && isNear(Number(text), value, 10 ** -digits);

/** What 0 is called, and anything else; % is the number. */
type Spoken = readonly [none: string, some: string];

const spoken = {
  en: {
    master: ['OK', 'failed'],
    verdict: ['OK', 'failed'],
    failures: ['OK', '% failed'],
    alerts: ['no alerts', 'alerts: %'],
    answer: ['no', 'yes'],
    occurrences: ['no', 'periods: %'],
  },
  ru: {
    master: ['верно', 'ошибка'],
    verdict: ['верно', 'ошибка'],
    failures: ['верно', 'ошибок: %'],
    alerts: ['замечаний нет', 'замечаний: %'],
    answer: ['нет', 'да'],
    occurrences: ['нет', 'периодов: %'],
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, Spoken>>>>;

const spokenText = (value: number, [none, some]: Spoken): string =>
  value === 0 ? none : some.replace('%', String(value));

const fiscal: Readonly<Record<Language, string>> = { en: 'FY ', ru: 'ФГ ' };
const monthsOf: Readonly<Record<Language, string>> = { en: 'M ', ru: ' мес. ' };

/** A year has four digits; those before them are the months of a part of it. */
function yearText(value: number, before: string, language: Language): string {
  if (value === 0) return '-';
  const digits = String(value);
  const months = digits.slice(0, -4);
  return `${months === '' ? '' : `${months}${monthsOf[language]}`}${before}${digits.slice(-4)}`;
}

export function isShownNumber(text: string, { value, format }: ExpectedNumber, language: Language): boolean {
  if (!Number.isFinite(value)) return text === 'n/a';
  if (Math.abs(value) >= 1e15) return isScientific(text, value);
  switch (format) {
    case 'date':
      return text === '-' ? value === 0 : text === dateOf(value).toISOString().slice(0, 10);
    case 'month': {
      const date = dateOf(value);
      return text === `${months[language][date.getUTCMonth()]}_${date.getUTCFullYear()}`;
    }
    case 'quarter':
      return new RegExp(`^Q${String(value).slice(0, -2)} _${String(value).slice(-2)}$`).test(text);
    case 'calendarYear':
    case 'fiscalYear':
      return text === yearText(value, format === 'fiscalYear' ? fiscal[language] : '', language);
    case 'year':
    case 'count':
      return isCount(text, value);
    case 'percent':
      return isPercent(text, value);
    case 'ratio':
      return text.endsWith('x') && isDecimal(text.slice(0, -1), value, 2);
    case 'fine':
      return isDecimals(text.replaceAll(',', ''), value, 9);
    case 'share':
    case 'rate':
      return isRate(text, format === 'share' ? value * 100 : value);
    case 'master':
    case 'verdict':
    case 'failures':
    case 'alerts':
    case 'answer':
    case 'occurrences':
      return text === spokenText(value, spoken[language][format]);
    case 'factor':
      return isNear(Number(text.replaceAll(',', '')), value, 1e-4);
    case 'number':
    case 'money':
    case 'price':
    case 'quantity':
    case 'whole':
      return isDecimal(text, value, 2);
  }
}
