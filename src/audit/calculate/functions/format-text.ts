// Formats a number as TEXT does; unusual number formats are not supported.
import { fromSerial } from '#workbook/serial-date.ts';
import { numberText, toNumber } from '../values/coerce.ts';
import { isError, throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import type { Scalar } from '../values/value.ts';
import { round } from './rounding.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const notCalculated = (): never => {
  throw throwUncalculated('a text in an unusual number format');
};

/** Words in a format stand in quotes, behind a backslash, or are these signs. */
const literal = /"([^"]*)"|\\(.)|([ $€£¥₽+():,.'/-])/g;

interface FormatSection {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
}

const unquoted = (text: string): string =>
  text.replace(/"([^"]*)"|\\(.)|_./g, (_, word, sign) => word ?? sign ?? ' ');

function sectionOf(format: string): FormatSection {
  const match =
    /^((?:"[^"]*"|\\.|_.|[ $€£¥₽+()-])*)([#0,.]+(?:E\+0+)?)((?:"[^"]*"|\\.|_.|[ %)€£¥₽-])*)$/.exec(format);
  if (!match) return notCalculated();
  const [, before = '', digits = '', after = ''] = match;
  return { before, digits, after };
}

/** As many as a number is written with here. */
const mostDecimals = 100;

function digitsText(size: number, digits: string): string {
  if (digits.includes('E')) return notCalculated();
  const scaling = /,+$/.exec(digits)?.[0].length ?? 0;
  const [whole = '', part = ''] = digits.replace(/,+$/, '').split('.');
  if (part.length > mostDecimals) return notCalculated();
  const value = round(size / 1000 ** scaling, part.length);
  const [front = '', back = ''] = value.toFixed(part.length).split('.');
  const leastDigits = whole.replace(/[^0]/g, '').length;
  const padded = (front === '0' && leastDigits === 0 ? '' : front).padStart(leastDigits, '0');
  const groups = whole.includes(',') ? padded.replace(/\B(?=(\d{3})+$)/g, ',') : padded;
  const spare = part.length - part.replace(/#+$/, '').length;
  const kept = back.slice(0, part.length - spare) + back.slice(part.length - spare).replace(/0+$/, '');
  return kept === '' && !digits.includes('.')
    ? groups
    : `${groups}.${kept}`.replace(/\.$/, part === '' ? '.' : '.');
}

function numberIn(value: number, format: string): string {
  const sections = format.split(';');
  if (sections.length > 4) return notCalculated();
  const [positive = '', negative, zero] = sections;
  const isNegative = value < 0 && negative !== undefined;
  const chosen = value === 0 && zero !== undefined ? zero : isNegative ? negative : positive;
  if (!/[#0]/.test(chosen))
    return /^(?:"[^"]*"|\\.|_.|[ -])*$/.test(chosen) ? unquoted(chosen) : notCalculated();
  const { before, digits, after } = sectionOf(chosen);
  const share = 100 ** (after.replace(/"[^"]*"/g, '').match(/%/g)?.length ?? 0);
  const text = digitsText(Math.abs(value) * share, digits);
  const sign = value < 0 && !isNegative && /[1-9]/.test(text) ? '-' : '';
  return sign + unquoted(before) + text + unquoted(after);
}

const pad = (value: number): string => String(value).padStart(2, '0');

function datePart(token: string, serial: number, isMinutes: boolean): string {
  const { year, month, day } = fromSerial(serial);
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400);
  const minute = Math.floor(seconds / 60) % 60;
  const weekday = weekdays[(Math.floor(serial) + 6) % 7] ?? '';
  const monthName = months[month - 1] ?? '';
  const parts: Readonly<Record<string, string>> = {
    yyyy: String(year),
    yy: String(year).slice(2),
    m: isMinutes ? String(minute) : String(month),
    mm: isMinutes ? pad(minute) : pad(month),
    mmm: monthName.slice(0, 3),
    mmmm: monthName,
    mmmmm: monthName.slice(0, 1),
    d: String(day),
    dd: pad(day),
    ddd: weekday.slice(0, 3),
    dddd: weekday,
    h: String(Math.floor(seconds / 3600)),
    hh: pad(Math.floor(seconds / 3600)),
    ss: pad(seconds % 60),
  };
  return parts[token] ?? notCalculated();
}

function dateIn(serial: number, format: string): string {
  if (serial < 61 || serial > 2_958_465) return notCalculated();
  const tokens = format.match(/"[^"]*"|\\.|y+|m+|d+|h+|s+|[^"\\ymdhs]/g) ?? [];
  let isAfterHour = false;
  return tokens
    .map((token) => {
      const text = /^[ymdhs]/.test(token)
        ? datePart(token, serial, isAfterHour && token.startsWith('m'))
        : token.replace(literal, (_, word, sign, plain) => word ?? sign ?? plain);
      if (/^[hymd]/.test(token)) isAfterHour = token.startsWith('h');
      return /^[ymdhs"\\ $€£¥₽+():,.'/-]/.test(token) ? text : notCalculated();
    })
    .join('');
}

const isDateFormat = (format: string): boolean => /[ymdhs]/i.test(format.replace(/"[^"]*"|\\./g, ''));

/** As long as a number format may be. */
const longestFormat = 255;

export function formatted(scalar: Scalar, format: string): string {
  if (isError(scalar)) throw throwError(scalar.error);
  if (format.length > longestFormat) throw throwError('#VALUE!');
  if (typeof scalar === 'string') return /^[^;@]*@?$/.test(format) ? scalar : notCalculated();
  if (typeof scalar === 'boolean') return scalar ? 'TRUE' : 'FALSE';
  const value = toNumber(scalar);
  if (/^general$/i.test(format)) return numberText(value);
  if (format === '@') return numberText(value);
  if (format === '') return '';
  if (/[[\]*?]/.test(format)) return notCalculated();
  const lower = format.replace(/(?:"[^"]*"|\\.|[^"\\])/g, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
  return isDateFormat(lower) ? dateIn(value, lower) : numberIn(value, format);
}
