// Finds amounts in a text, each with the money that it is in: $99, 2 тыс. руб., 3–5 euros.
import { foldOf } from '../words/words.ts';
import { currenciesCalled } from './currency-words.ts';

export interface FoundAmount {
  /** In the middle of two that are said; not a number where it is none that could be meant. */
  readonly value: number;
  /** Codes of those that it may be in, the one that most mean first; none where none is said. */
  readonly currencies: readonly string[];
  /** As it was typed, with what multiplies it. */
  readonly said: string;
  /** Of the number alone, and with its money. */
  readonly numberStart: number;
  readonly start: number;
  readonly end: number;
}

const digits =
  '(?:[1-9]\\d{0,2}(?:[ \\u00a0\\u202f]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|[1-9]\\d{0,2}(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?|[1-9]\\d{0,2}(?:\\.\\d{3})+(?!\\d)(?:,\\d+)?|\\d+(?:[.,]\\d+)?(?:e\\d{1,3})?)';
/** Thousands of roubles are one word: 50 т.р. */
const times =
  '(?:\\s?(?:k|к|тыс\\.?|тысяч[аиу]?|thousand|т(?=\\.?\\s?р)|mln|млн|million|миллион(?:а|ов)?|m(?=\\s?[€$£]))(?![\\p{L}\\p{N}]))';
const number = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<from>${digits})(?<fromTimes>${times})?(?:\\s?[-–—]\\s?(?<to>${digits})(?<toTimes>${times})?)?(?![.,]?\\d)(?!\\s?(?:%|percent|per cent|процент))`,
  'giu',
);
const signBefore = /(?:(?:US|CA|AU|NZ|HK|C|A|S)?\$|R\$|[€£₽₴₸₺₹¥₪₼₾฿]|(?<![\p{L}\p{N}])[A-Z]{3})\s?$/u;
const after = /^\.?\s?(?<word>(?:US|CA|AU)?\$|[€£₽₴₸₺₹¥₪₼₾฿]|\p{L}+)(?<stop>\.(?!\p{L}))?/u;
/** They are of money only behind a number. */
const short: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:р|₽|rur|деревянн\p{L}*)$/u, ['RUB', 'BYN']],
  [/^(?:tl)$/u, ['TRY']],
  [/^(?:zł|zl)$/u, ['PLN']],
  [/^(?:kr)$/u, ['SEK', 'NOK', 'DKK', 'ISK']],
  [/^(?:грн|гр)$/u, ['UAH']],
  [/^(?:тг)$/u, ['KZT']],
  [/^(?:сом|сома|сомов)$/u, ['KGS']],
  [/^(?:сум|сума|сумов)$/u, ['UZS']],
  [/^(?:us\$)$/u, ['USD']],
  [/^(?:ca\$|c\$)$/u, ['CAD']],
  [/^(?:au\$|a\$)$/u, ['AUD']],
];
/** The sign of pesos too. */
const pesos = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP'];

function currenciesIn(word: string): readonly string[] {
  const form = foldOf(word.trim());
  const called = currenciesCalled(form);
  if (form === '$') return [...called, ...pesos];
  return called.length > 0 ? called : (short.find(([name]) => name.test(form))?.[1] ?? []);
}

function timesOf(said: string | undefined): number {
  if (said === undefined) return 1;
  return /^\s?(?:m|м)/iu.test(said) ? 1e6 : 1e3;
}

/** 10 000, 10,000 and 10.000 are ten thousand; 1.5 and 1,5 are one and a half. */
function numberOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f]/gu, '');
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number(plain.replace(',', '.'));
}

/** Two amounts with “k” behind the last are both in thousands. */
function valueIn({
  from = '',
  fromTimes,
  to,
  toTimes,
}: Readonly<Record<string, string | undefined>>): number {
  if (to === undefined) return numberOf(from) * timesOf(fromTimes);
  const [low, high] = [numberOf(from) * timesOf(fromTimes ?? toTimes), numberOf(to) * timesOf(toTimes)];
  return low < high ? (low + high) / 2 : low;
}

const isMinus = (text: string): boolean => /(?:^|[\s(,:])[-−]$/u.test(text);

function amountAt(text: string, match: RegExpMatchArray): FoundAmount {
  const at = match.index ?? 0;
  const [said] = match;
  const numberEnd = at + said.length;
  const sign = signBefore.exec(text.slice(Math.max(0, at - 5), at))?.[0] ?? '';
  const before = currenciesIn(sign);
  const next = before.length > 0 ? null : after.exec(text.slice(numberEnd, numberEnd + 16));
  const behind = next?.groups?.word === undefined ? [] : currenciesIn(next.groups.word);
  const start = before.length > 0 ? at - sign.length : at;
  const isNegative = isMinus(text.slice(Math.max(0, start - 2), start));
  const value = valueIn(match.groups ?? {});
  return {
    value: isNegative ? -value : value,
    currencies: [...before, ...behind],
    ...{ said, numberStart: at, start: isNegative ? start - 1 : start },
    end: behind.length > 0 ? numberEnd + (next?.[0].length ?? 0) : numberEnd,
  };
}

/** “24/7”, “3D” and “8 %” are none. */
export const amountsIn = (text: string): readonly FoundAmount[] =>
  [...text.matchAll(number)].map((match) => amountAt(text, match));
