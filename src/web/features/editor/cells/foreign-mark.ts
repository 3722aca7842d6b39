// Finds a sign beside a typed number that the number's cell is not in: a percent, or another currency.
import { defaultLanguage } from '#language/language.ts';

interface CellMeasure {
  readonly isPercent: boolean;
  /** Of the model, as USD; whoever made it may have named another. */
  readonly currency: string;
}

const signs = String.raw`[%$€£¥₽₴₸]|руб\.?|р\.?`;
const beside = new RegExp(String.raw`^[-–—−(\s]*(${signs})\s*(?=[\d.,(-])|\d[.,]?\s*(${signs})\s*\)?$`, 'iu');
const isoCode = /^[A-Z]{3}$/;

export const isPercentUnit = (unit: string): boolean => /%|^(percent|процент)/iu.test(unit.trim());

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
