// The minimum width of a number in a common number format; null where that is not certain.
import type { CellStyle } from '#audit/book/book.ts';
import { bareFormat, isDateStyle } from '#audit/layout/time/date-format.ts';
import { once } from '#audit/once/once.ts';
import { type ShownSection, sectionFor } from './format-section.ts';
import { signsWidthChars } from './text-width.ts';

/** What a section adds to a number, and how it writes the number's digits. */
interface WidthSection {
  readonly literalChars: number;
  /** What the number is divided by before it is shown. */
  readonly divisor: number;
  readonly leastDigits: number;
  readonly isGrouped: boolean;
  /** Places after the point that are always filled, the point with them. */
  readonly decimalChars: number;
  /** Of an exponent and its sign. */
  readonly exponentChars: number | null;
}

const pieces =
  /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^[\]-]*)[^[\]]*\]|\[[^[\]]*\]|([#0?][#0?,.]*)(E[+-]0+)?|(.)/gsu;
const pointChars = signsWidthChars('.');
const commaChars = signsWidthChars(',');
const minusChars = signsWidthChars('-');

function literalsIn(section: string): string {
  return [...section.matchAll(pieces)]
    .map(([, quoted, escaped, wide, currency, , , other]) => {
      return quoted ?? escaped ?? currency ?? other ?? (wide === undefined ? '' : ' ');
    })
    .join('');
}

function readSection(section: string): WidthSection | null {
  const numbers = [...section.matchAll(pieces)].filter(([, , , , , digits]) => digits !== undefined);
  const isFraction = /[?#0]\s*\/\s*[?#0]/.test(section);
  if (numbers.length > 1 || isFraction || /general/i.test(section)) return null;
  const [, , , , , places = '', exponent] = numbers[0] ?? [];
  const literals = literalsIn(section);
  const thousands = /,*$/.exec(places)?.[0]?.length ?? 0;
  const [whole = '', decimals = ''] = places.replace(/,+$/, '').split('.');
  const filled = decimals.replaceAll(/[#?,]/g, '').length;
  return {
    literalChars: signsWidthChars(literals),
    divisor: 1000 ** thousands / 100 ** (literals.match(/%/g)?.length ?? 0),
    // A section without any place shows its text alone.
    leastDigits: numbers.length === 0 ? Number.NEGATIVE_INFINITY : whole.replaceAll(/[^0]/g, '').length,
    isGrouped: whole.includes(','),
    decimalChars: places.includes('.') ? pointChars + filled : 0,
    exponentChars: exponent === undefined ? null : exponent.length,
  };
}

const sectionOf = once(({ section }: ShownSection) => readSection(section));

/** Digits before the point: none of 0.5 where the format asks for none. */
function wholeDigits(amount: number, { leastDigits, exponentChars }: WidthSection): number {
  if (leastDigits === Number.NEGATIVE_INFINITY) return 0;
  if (exponentChars !== null) return Math.max(1, leastDigits);
  return Math.max(amount < 1 ? 0 : Math.floor(Math.log10(amount)) + 1, leastDigits);
}

function numberWidth(value: number, style: CellStyle): number | null {
  const shown = sectionFor(style, value);
  const section = shown && sectionOf(shown);
  if (!shown || !section) return null;
  const digits = wholeDigits(Math.abs(value) / section.divisor, section);
  const commas = section.isGrouped ? Math.floor(Math.max(0, digits - 1) / 3) : 0;
  const sign = shown.hasMinus ? minusChars : 0;
  return (
    sign +
    section.literalChars +
    digits +
    commas * commaChars +
    section.decimalChars +
    (section.exponentChars ?? 0)
  );
}

const datePieces = /"([^"]*)"|\\(.)|_.|\*.|\[[^[\]]*\]|(y+)|(m+)|(d+)|(.)/gisu;
const shortestMonth = ['1', '01', 'May', 'May'];
const shortestDay = ['1', '01', 'Fri', 'Friday'];

/** Of the shortest date that the format can show. Times are not spoken of. */
function dateWidth(code: string): number | null {
  const [first = ''] = code.split(';');
  if (/\[[hms]+\]/i.test(first) || /[hs]|AM/i.test(bareFormat(first))) return null;
  const text = [...first.matchAll(datePieces)]
    .map(([, quoted, escaped, years, months, days, other]) => {
      if (years !== undefined) return years.length > 2 ? '2027' : '27';
      if (months !== undefined) return shortestMonth[Math.min(months.length, 4) - 1] ?? '';
      if (days !== undefined) return shortestDay[Math.min(days.length, 4) - 1] ?? '';
      return quoted ?? escaped ?? other ?? '';
    })
    .join('');
  return signsWidthChars(text);
}

/** In digits of the standard font. */
export function shownWidthChars(value: number, style: CellStyle): number | null {
  if (isDateStyle(style)) return dateWidth(style.formatCode);
  return style.formatCode === '@' ? null : numberWidth(value, style);
}
