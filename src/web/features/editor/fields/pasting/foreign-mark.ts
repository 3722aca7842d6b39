// Finds a sign beside a typed number that the number's cell or field is not in, a percent or another currency, and says what to do.
import type { IntlShape } from 'react-intl';
import { defaultLanguage } from '#language/language.ts';

interface CellMeasure {
  readonly isPercent: boolean;
  /** Of the model, as USD; whoever made it may have named another. */
  readonly currency: string;
}

const signs = String.raw`[%$€£¥₽₴₸]|руб\.?|р\.?`;
const beside = new RegExp(String.raw`^[-–—−(\s]*(${signs})\s*(?=[\d.,(-])|\d[.,]?\s*(${signs})\s*\)?$`, 'iu');
const isoCode = /^[A-Z]{3}$/;

const isPercentUnit = (unit: string): boolean => /%|^(percent|процент)/iu.test(unit.trim());

/** By their letters. */
const roubles = /^р/iu;

/** As it was typed; null where there is none. */
export function markBeside(text: string): string | null {
  const [, before, after] = beside.exec(text.trim()) ?? [];
  return before ?? after ?? null;
}

export function foreignMark(text: string, { isPercent, currency }: CellMeasure): string | null {
  const mark = markBeside(text);
  if (mark === null) return null;
  const isOwn = mark === '%' ? isPercent : isOfCurrency(roubles.test(mark) ? '₽' : mark, currency);
  return isOwn ? null : mark;
}

/** A currency with a name of its own may have any sign, unless its name has one. */
function isOfCurrency(sign: string, currency: string): boolean {
  const own = isoCode.test(currency) ? signOf(currency) : currency;
  if (/руб|(^|\s)р\./iu.test(own)) return sign === '₽';
  return isoCode.test(currency) || /\p{Sc}/u.test(own) ? own.includes(sign) : true;
}

/** In one language, as some write a code where others have a sign. */
const signOf = (currency: string): string =>
  new Intl.NumberFormat(defaultLanguage, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

interface MeasuredNumber {
  readonly unit: string;
  /** Of a cell; shares are shown in percent whatever their unit is called. */
  readonly format?: string;
  readonly currency: string;
}

/** A sign is no part of the number that is stored, so one of something else would change what was meant. */
export function markFault(
  text: string,
  { unit, format, currency }: MeasuredNumber,
  formatMessage: IntlShape['formatMessage'],
): string | null {
  const isPercent = format === 'share' || isPercentUnit(unit);
  const mark = foreignMark(text, { isPercent, currency });
  if (mark === null) return null;
  if (mark !== '%') return formatMessage({ id: 'cells.other-currency' }, { currency, mark });
  return unit === ''
    ? formatMessage({ id: 'cells.no-percent' })
    : formatMessage({ id: 'cells.no-percent-in' }, { unit });
}

/** Of a field for one number per period; what it is in may not be said. */
export function fieldMarkFault(
  text: string,
  of: MeasuredNumber,
  formatMessage: IntlShape['formatMessage'],
): string | null {
  const measured = of.unit === '' ? { ...of, format: 'share' } : of;
  for (const segment of text.split(';')) {
    const fault = markFault(segment, measured, formatMessage);
    if (fault !== null) return fault;
  }
  return null;
}
