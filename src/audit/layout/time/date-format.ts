// Whether a number format shows dates.
import type { CellStyle } from '../../book/book.ts';
import { once } from '../../once/once.ts';

/** A format without quoted words, escapes, colours, conditions, fillers and spacing. */
export const bareFormat = (code: string): string =>
  code
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\\./gu, '')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/[_*]./gu, '');

export function isDateFormat(code: string): boolean {
  if (/^general$/i.test(code)) return false;
  const bare = bareFormat(code.split(';')[0] ?? '');
  const behindDigits = bare.slice(Math.max(bare.lastIndexOf('0'), bare.lastIndexOf('#')) + 1);
  const hasDatePart = /[dy]/i.test(bare) || /m/i.test(behindDigits);
  return hasDatePart && !/[#0]/.test(bare.replaceAll(/s\.0+/gi, ''));
}

/** Styles are few and cells many: each is judged once. */
const showsDates = once(({ formatCode }: CellStyle) => isDateFormat(formatCode));

export const isDateStyle = (style: CellStyle | undefined): boolean =>
  style !== undefined && showsDates(style);
