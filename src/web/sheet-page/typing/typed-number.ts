// Numbers as people type them: in the notation of either language, with signs, brackets, currencies and percents.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';

type DecimalMark = '.' | ',';

export interface WrittenNumber {
  /** With a point and nothing else but a minus and an exponent. */
  readonly plain: string;
  readonly isPercent: boolean;
}

const exponent = '(?:[eE][+-]?\\d{1,3})?';
const notations: Readonly<Record<DecimalMark, readonly RegExp[]>> = {
  '.': [
    new RegExp(`^(?:\\d+\\.?\\d*|\\.\\d+)${exponent}$`),
    /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/,
    /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/,
  ],
  // A single point before three digits is no thousand here: who means one types a space.
  ',': [
    new RegExp(`^(?:\\d+,?\\d*|,\\d+)${exponent}$`),
    /^\d{1,3}(?:\.\d{3}){2,}$/,
    /^\d{1,3}(?:\.\d{3})+,\d*$/,
    /^\d{1,3}(?: \d{3})+(?:,\d*)?$/,
  ],
};

const spaces = /[\s\u00a0\u2009\u202f]+/g;
const minus = /^[-\u2212\u2013]/;
const currencies = /^[$€£¥₽₴₸]|[$€£¥₽₴₸]$|(?:руб|р)\.?$/iu;

function plainIn(text: string, mark: DecimalMark): string | null {
  if (!notations[mark].some((pattern) => pattern.test(text))) return null;
  return mark === '.' ? text.replaceAll(/[, ]/g, '') : text.replaceAll(/[. ]/g, '').replace(',', '.');
}

function withoutCurrency(text: string, currency: string): string {
  const [before, after] = [text.slice(0, currency.length), text.slice(-currency.length)];
  if (currency !== '' && before.toUpperCase() === currency) return text.slice(currency.length).trim();
  if (currency !== '' && after.toUpperCase() === currency) return text.slice(0, -currency.length).trim();
  return text.replace(currencies, '').trim();
}

/** The languages are tried in turn: 1,5 can only be one and a half, in whatever language it is typed. */
export function writtenNumber(
  typed: string,
  languages: readonly Language[],
  currency: string,
): WrittenNumber | null {
  const text = typed.replaceAll(spaces, ' ').trim();
  const inner = /^\((.+)\)$/.exec(text)?.[1];
  const signed = withoutCurrency((inner ?? text).trim(), currency);
  const isNegative = minus.test(signed);
  if (inner !== undefined && isNegative) return null;
  const unsigned = withoutCurrency(signed.replace(isNegative ? minus : /^\+/, '').trim(), currency);
  const isPercent = unsigned.endsWith('%');
  const digits = isPercent ? unsigned.slice(0, -1).trim() : unsigned;
  const marks = new Set<DecimalMark>([...languages.map((language) => decimalMarks[language]), '.', ',']);
  for (const mark of marks) {
    const plain = plainIn(digits, mark);
    if (plain !== null && Number.isFinite(Number(plain))) {
      return { plain: `${isNegative || inner !== undefined ? '-' : ''}${plain}`, isPercent };
    }
  }
  return null;
}

/** The same digits with the point moved, so that no digit is lost on the way through a hundred. */
export function withPointMoved(plain: string, places: number): string {
  const [mantissa = '', power = '0'] = plain.split(/e/i);
  const isNegative = mantissa.startsWith('-');
  const [whole = '', part = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + part;
  const point = whole.length + Number(power) + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at).replace(/0+$/, '');
  return `${isNegative ? '-' : ''}${before}${after === '' ? '' : `.${after}`}`;
}

/** All digits, as a person would type them. */
export const numberText = (plain: string, language: Language): string =>
  plain.replace('e', 'E').replace('.', decimalMarks[language]);
