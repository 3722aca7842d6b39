// The number that a text stands for where a formula needs one: 12, 1,234.5, 5%, 2027-01-31.
import { toSerial } from '#workbook/serial-date.ts';
import { throwError, throwUncalculated } from './spreadsheet-error.ts';

/** Nobody writes a longer number, and a text may be thousands of times as long. */
const longestNumber = 400;

const digits = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const groupedNumber = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

function dateInText(text: string): number | null {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (year === undefined) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const isReal = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 28;
  if (!isReal || date.year < 1901) throw throwUncalculated('a text that may be a date');
  return toSerial(date);
}

interface SharePart {
  readonly number: string;
  readonly factor: number;
}

function shareIn(text: string): SharePart {
  const isShare = text.endsWith('%');
  return { number: isShare ? text.slice(0, -1).trim() : text, factor: isShare ? 0.01 : 1 };
}

/** A number that is written the same everywhere; null for anything else. */
export function plainNumber(whole: string): number | null {
  if (whole.length > longestNumber) return null;
  const text = whole.trim();
  const bare = text.endsWith('%') ? text.slice(0, -1) : text;
  if (!digits.test(bare)) return null;
  return bare === text ? Number(text) : Number(bare) / 100;
}

/** Which texts are numbers depends on the locale; ambiguous texts are left alone. */
export function numberInText(whole: string): number {
  if (whole.length > longestNumber) throw throwError('#VALUE!');
  const text = whole.trim();
  const { number, factor } = shareIn(text);
  if (digits.test(number)) return Number(number) * factor;
  if (groupedNumber.test(number)) return Number(number.replaceAll(',', '')) * factor;
  const date = dateInText(text);
  if (date !== null) return date;
  if (/\d/.test(text) && text.length < 40) throw throwUncalculated('a text that may be a number or a date');
  throw throwError('#VALUE!');
}
